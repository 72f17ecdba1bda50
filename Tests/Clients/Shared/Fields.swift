import SwiftUI

// Every spelling of text fields and editors that a program may use, in Swift 5 mode the deprecated ones too: that it
// compiles is what is tested.

struct ProfileFields: View {
  @State private var name = ""
  @State private var note: String = ""
  @State private var age = 3
  @State private var weight: Double? = nil
  @State private var day = Date()
  @State private var selection: TextSelection? = nil
  @FocusState private var isFocused: Bool
  @Environment(\.isEnabled) private var isEnabled
  let title: String = "Name"
  let formatter: NumberFormatter = NumberFormatter()

  var body: some View {
    Group {
      TextField("Name", text: $name)
      TextField(title, text: $name)
      TextField("Name", text: $name, prompt: Text("Required"))
      TextField(text: $name) { Text("Name") }
      TextField(text: $name, prompt: Text("Required")) { Label("Name", systemImage: "person") }
      TextField("Note", text: $note, axis: .vertical).lineLimit(2...4)
      TextField("Note", text: $note, prompt: Text("x"), axis: .vertical).lineLimit(
        3, reservesSpace: true)
      TextField(text: $note, axis: .vertical) { Text("Note") }
      TextField("Age", value: $age, format: .number)
      TextField("Age", value: $age, format: .number, prompt: Text("0"))
      TextField(value: $age, format: .number) { Text("Age") }
      #if !swift(>=6)
        TextField("Name", text: $name, onEditingChanged: { _ in }, onCommit: {})
        TextField("Name", text: $name, onEditingChanged: { _ in })
        TextField("Name", text: $name, onCommit: {})
          .autocapitalization(.none)
          .disableAutocorrection(true)
        SecureField("Password", text: $name, onCommit: {})
      #endif
      TextField("Weight", value: $weight, format: .number)
      TextField("Age", value: $age, formatter: formatter)
      TextField("Price", value: $weight, format: .currency(code: "EUR"))
      TextField("Name", text: $name, selection: $selection)
    }
    .textFieldStyle(.roundedBorder)
    .textFieldStyle(RoundedBorderTextFieldStyle())
    .textFieldStyle(.plain)
    .textFieldStyle(PlainTextFieldStyle())
    .textFieldStyle(.automatic)
    .textFieldStyle(DefaultTextFieldStyle())
    .keyboardType(.emailAddress)
    .textContentType(.username)
    .textInputAutocapitalization(.never)
    .autocorrectionDisabled()
    .autocorrectionDisabled(true)
    .submitLabel(.done)
    .onSubmit { isFocused = false }
    .onSubmit(of: .text) {}
    .focused($isFocused)
    .multilineTextAlignment(.trailing)
    Group {
      SecureField("Password", text: $name)
      SecureField(title, text: $name)
      SecureField("Password", text: $name, prompt: Text("8 characters"))
      SecureField(text: $name) { Text("Password") }
      SecureField(text: $name, prompt: nil) { Text("Password") }
      TextEditor(text: $note)
        .scrollContentBackground(.hidden)
        .frame(height: 100)
        .textEditorStyle(.plain)
        .lineSpacing(4)
        .font(.body)
        .foregroundColor(.secondary)
      TextEditor(text: .constant("Placeholder"))
    }
    .scrollDismissesKeyboard(.interactively)
  }
}

struct PillField: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(8).background(Capsule().fill(.gray.opacity(0.2)))
  }
}

extension TextFieldStyle where Self == PillField {
  static var pill: PillField { PillField() }
}

struct PillUse: View {
  @State var text = ""
  var body: some View { TextField("A", text: $text).textFieldStyle(.pill) }
}
