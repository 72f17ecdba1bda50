import SwiftUI

extension Specimen {
  static var colours: some View {
    ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
  }

  static var picker: Specimen {
    Specimen(
      name: "picker", width: 220,
      cells: states(at: UnitPoint(x: 0.85, y: 0.5)) {
        Picker("Colour", selection: .constant("Red")) { colours }
      } + [
        Cell("Inline") {
          Picker("Colour", selection: .constant("Red")) { colours }.pickerStyle(.inline)
        },
        Cell("Palette") {
          Picker("Colour", selection: .constant("Red")) { colours }.pickerStyle(.palette)
        },
      ])
  }

  static var segmented: Specimen {
    Specimen(
      name: "picker-segmented", width: 220, columns: 3,
      cells: states(at: UnitPoint(x: 0.5, y: 0.5)) {
        Picker("Colour", selection: .constant("Red")) { colours }.pickerStyle(.segmented)
      })
  }

  static var wheel: Specimen {
    Specimen(
      name: "picker-wheel", width: 220, columns: 2,
      cells: [
        Cell("Wheel") {
          Picker("Colour", selection: .constant("Green")) { colours }.pickerStyle(.wheel)
        },
        Cell("Disabled", .disabled) {
          Picker("Colour", selection: .constant("Green")) { colours }.pickerStyle(.wheel)
        },
      ])
  }

  static var menu: Specimen {
    Specimen(
      name: "menu",
      cells: states {
        Menu("Actions") {
          Button("Copy") {}
          Button("Delete", role: .destructive) {}
        }
      })
  }

  static let day = Date(timeIntervalSince1970: 1_750_000_000)

  static var datePicker: Specimen {
    Specimen(
      name: "date-picker", width: 330, columns: 2,
      cells: states(at: UnitPoint(x: 0.65, y: 0.5)) {
        DatePicker("Swarmed", selection: .constant(day))
      } + [
        Cell("Date only") {
          DatePicker("Swarmed", selection: .constant(day), displayedComponents: .date)
        }
      ])
  }

  static var calendar: Specimen {
    Specimen(
      name: "date-picker-graphical", width: 330, columns: 2,
      cells: [
        Cell("Graphical") {
          DatePicker("Swarmed", selection: .constant(day), displayedComponents: .date)
            .datePickerStyle(.graphical)
        },
        Cell("Wheel") {
          DatePicker("Swarmed", selection: .constant(day), displayedComponents: .date)
            .datePickerStyle(.wheel)
        },
      ])
  }

  static let days: Set<DateComponents> = [
    DateComponents(year: 2025, month: 6, day: 16), DateComponents(year: 2025, month: 6, day: 19),
    DateComponents(year: 2025, month: 6, day: 20),
  ]

  static var multiDatePicker: Specimen {
    let states: [Cell.State] = [.normal, .focused, .disabled]
    return Specimen(
      name: "multi-date-picker", width: 330, columns: 3,
      cells: states.map { state in
        Cell(state.rawValue.capitalized, state) {
          MultiDatePicker("Inspections", selection: .constant(days))
        }
      })
  }

  static var colorPicker: Specimen {
    Specimen(
      name: "color-picker", width: 190,
      cells: states(at: UnitPoint(x: 0.93, y: 0.5)) {
        ColorPicker("Colour", selection: .constant(.orange))
      })
  }
}
