import SwiftUI

extension Specimen {
  static var textField: Specimen {
    Specimen(
      name: "text-field", width: 190,
      cells: [
        Cell("Empty") { TextField("Name", text: .constant("")) },
        Cell("Filled") { TextField("Name", text: .constant("Ada")) },
        Cell("Focused", .focused) { TextField("Name", text: .constant("Ada")) },
        Cell("Disabled", .disabled) { TextField("Name", text: .constant("Ada")) },
        Cell("Rounded border") {
          TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
        },
        Cell("Hovered", .hovered) {
          TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
        },
        Cell("Vertical") {
          TextField(
            "Note", text: .constant("The clover is in bloom, and so is the heath."), axis: .vertical
          )
          .textFieldStyle(.roundedBorder)
        },
        Cell("Right to left") {
          TextField("الاسم", text: .constant("مرحبا")).textFieldStyle(.roundedBorder)
            .environment(\.layoutDirection, .rightToLeft)
        },
      ])
  }

  static var secureField: Specimen {
    Specimen(
      name: "secure-field", width: 190,
      cells: [
        Cell("Empty") { SecureField("Password", text: .constant("")) },
        Cell("Filled") { SecureField("Password", text: .constant("nectar")) },
        Cell("Rounded border") {
          SecureField("Password", text: .constant("nectar")).textFieldStyle(.roundedBorder)
        },
        Cell("Disabled", .disabled) { SecureField("Password", text: .constant("nectar")) },
      ])
  }

  static var textEditor: Specimen {
    let text = "A waggle dance tells the hive where the flowers are.\nIts angle is that to the sun."
    return Specimen(
      name: "text-editor", width: 240, columns: 3,
      cells: [
        Cell("Text") { TextEditor(text: .constant(text)).frame(height: 110) },
        Cell("Focused", .focused) { TextEditor(text: .constant(text)).frame(height: 110) },
        Cell("Disabled", .disabled) { TextEditor(text: .constant(text)).frame(height: 110) },
      ])
  }

  static var label: Specimen {
    Specimen(
      name: "label",
      cells: [
        Cell("Automatic") { Label("Honey", systemImage: "drop.fill") },
        Cell("Icon only") { Label("Honey", systemImage: "drop.fill").labelStyle(.iconOnly) },
        Cell("Title only") { Label("Honey", systemImage: "drop.fill").labelStyle(.titleOnly) },
        Cell("Right to left") {
          Label("Honey", systemImage: "drop.fill").environment(\.layoutDirection, .rightToLeft)
        },
      ])
  }
}
