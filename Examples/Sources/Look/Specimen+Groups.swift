import SwiftUI

extension Specimen {
  static var labeledContent: Specimen {
    Specimen(
      name: "labeled-content", width: 190,
      cells: [
        Cell("A value") { LabeledContent("Jars", value: "12") },
        Cell("A view") {
          LabeledContent("Jars") { Image(systemName: "drop.fill") }
        },
      ])
  }

  static var groupBox: Specimen {
    Specimen(
      name: "group-box", width: 220, columns: 2,
      cells: [
        Cell("With a label") {
          GroupBox("Harvest") {
            Text("Twelve jars").frame(maxWidth: .infinity, alignment: .leading)
          }
        },
        Cell("Without") {
          GroupBox { Text("Twelve jars").frame(maxWidth: .infinity, alignment: .leading) }
        },
      ])
  }

  static var disclosureGroup: Specimen {
    Specimen(
      name: "disclosure-group", width: 190,
      cells: states { DisclosureGroup("Hives") { Text("Linden") } } + [
        Cell("Expanded") {
          DisclosureGroup("Hives", isExpanded: .constant(true)) { Text("Linden") }
        }
      ])
  }

  static var controlGroup: Specimen {
    Specimen(
      name: "control-group", width: 360, columns: 1,
      cells: [
        Cell("Automatic") {
          ControlGroup {
            Button("Bold", systemImage: "bold") {}
            Button("Italic", systemImage: "italic") {}
            Button("Underline", systemImage: "underline") {}
          }
        }
      ])
  }

  static var form: Specimen {
    Specimen(
      name: "form", width: 390, columns: 1,
      cells: [
        Cell("Form") {
          Form {
            Section("Profile") {
              TextField("Name", text: .constant("Ada"))
              SecureField("Password", text: .constant("nectar"))
              LabeledContent("Jars", value: "12")
            }
            Section {
              Toggle("Alerts", isOn: .constant(true))
              Picker("Colour", selection: .constant("Red")) { colours }
              Stepper("Jars", value: .constant(3))
              Slider(value: .constant(0.4))
              DatePicker("Swarmed", selection: .constant(day), displayedComponents: .date)
              Label("Honey", systemImage: "drop.fill")
            } header: {
              Text("Settings")
            } footer: {
              Text("These settings are kept for this hive alone.")
            }
            Section {
              Button("Sign out", role: .destructive) {}
            }
          }
          .frame(height: 1000)
        }
      ])
  }

  static var list: Specimen {
    Specimen(
      name: "list", width: 260, columns: 2,
      cells: [
        Cell("Automatic") { flowers },
        Cell("Plain") { flowers.listStyle(.plain) },
        Cell("Sidebar") { flowers.listStyle(.sidebar) },
        Cell("Edited") { flowers.environment(\.editMode, .constant(.active)) },
      ])
  }

  private static var flowers: some View {
    List(selection: .constant(Optional("Sage"))) {
      Section("Flowers") {
        ForEach(["Clover", "Sage"], id: \.self) { Text($0) }
          .onDelete { _ in }
          .onMove { _, _ in }
      }
      Section {
        Label("Honey", systemImage: "drop.fill")
        Button("Add") {}
      } header: {
        Text("Jars")
      } footer: {
        Text("Twelve in all.")
      }
    }
    .frame(height: 400)
  }
}
