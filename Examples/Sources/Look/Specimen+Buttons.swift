import SwiftUI

extension Specimen {
  static var all: [Specimen] {
    [
      button, borderedButton, prominentButton, buttonSizes, toggle, slider, stepper, progress,
      gauge,
      textField, secureField, textEditor, picker, segmented, wheel, menu, datePicker, calendar,
      multiDatePicker, colorPicker, label, labeledContent, groupBox, disclosureGroup, controlGroup,
      link, form, list,
    ] + opened + variants
  }

  static var button: Specimen {
    Specimen(
      name: "button",
      cells: states { Button("Save") {} } + [
        Cell("Destructive") { Button("Delete", role: .destructive) {} },
        Cell("With a symbol") { Button("Add", systemImage: "plus") {} },
        Cell("Tinted") { Button("Save") {}.tint(.green) },
      ])
  }

  static var borderedButton: Specimen {
    Specimen(
      name: "button-bordered",
      cells: states { Button("Save") {}.buttonStyle(.bordered) } + [
        Cell("Destructive") { Button("Delete", role: .destructive) {}.buttonStyle(.bordered) },
        Cell("Tinted") { Button("Save") {}.buttonStyle(.bordered).tint(.green) },
        Cell("Rounded rectangle") {
          Button("Save") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle)
        },
      ])
  }

  static var prominentButton: Specimen {
    Specimen(
      name: "button-prominent",
      cells: states { Button("Save") {}.buttonStyle(.borderedProminent) } + [
        Cell("Destructive") {
          Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
        },
        Cell("Tinted") { Button("Save") {}.buttonStyle(.borderedProminent).tint(.green) },
        Cell("Circle") {
          Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
            .buttonStyle(.borderedProminent).buttonBorderShape(.circle)
        },
      ])
  }

  static var buttonSizes: Specimen {
    let sizes: [(String, ControlSize)] = [
      ("Mini", .mini), ("Small", .small), ("Regular", .regular), ("Large", .large),
      ("Extra large", .extraLarge),
    ]
    return Specimen(
      name: "button-sizes", columns: 5,
      cells: sizes.map { name, size in
        Cell(name) { Button("Save") {}.buttonStyle(.bordered).controlSize(size) }
      })
  }

  static var link: Specimen {
    let url = URL(string: "https://example.org")!
    return Specimen(name: "link", columns: 5, cells: states { Link("The hive", destination: url) })
  }
}
