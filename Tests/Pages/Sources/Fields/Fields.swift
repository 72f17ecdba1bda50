import SwiftUI

/// Fields of all kinds, with what their texts are in the program.
@main struct Fields: App {
  var body: some Scene {
    WindowGroup("Fields") { FieldsScene() }
  }
}

struct FieldsScene: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        Text("Fields").font(.title).accessibilityAddTraits(.isHeader)
        Names()
        Numbers()
        Limits()
        Long()
      }
      .padding()
    }
  }
}

/// A chain of fields: Return moves to the next one, and submits at the end.
struct Names: View {
  enum Place { case name, mail, word }

  @State private var name = ""
  @State private var mail = ""
  @State private var word = ""
  @State private var submitted = "nothing"
  @State private var keys = ""
  @FocusState private var focus: Place?

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $name)
        .textContentType(.name)
        .submitLabel(.next)
        .focused($focus, equals: .name)
        .onSubmit { focus = .mail }
        .onKeyPress(.escape) {
          keys += "escape "
          return .handled
        }
      TextField("Mail", text: $mail)
        .textFieldStyle(.roundedBorder)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .focused($focus, equals: .mail)
        .onSubmit { focus = .word }
      SecureField("Word", text: $word)
        .focused($focus, equals: .word)
        .onSubmit { submitted = "\(name), \(mail), \(word)" }
      Text("Name: \(name)")
      Text("Submitted \(submitted)")
      Text("Focus \(focus.map { "\($0)" } ?? "nowhere")")
      Text("Keys \(keys)")
      HStack {
        Button("Clear") { name = "" }
        Button("Ask for mail") { focus = .mail }
        Button("Leave") { focus = nil }
      }
    }
  }
}

/// A field with a format, and one that refuses digits.
struct Numbers: View {
  @State private var amount = 12
  @State private var price = 3.0
  @State private var letters = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Amount", value: $amount, format: .number)
      Text("Amount: \(String(amount))")
      TextField("Price", value: $price, format: .currency(code: "USD"))
        .onKeyPress(.return, phases: .down) {
          guard $0.modifiers.contains(.control) else { return .ignored }
          price = 0
          return .handled
        }
      Text("Price: \(String(price))")
      TextField("Letters", text: $letters)
        .onChange(of: letters) { letters = letters.filter { !$0.isNumber } }
      Text("Letters: \(letters)")
    }
  }
}

/// A field that takes ten characters and counts them, and one that is disabled.
struct Limits: View {
  @State private var short = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Short", text: $short)
        .onChange(of: short) { short = String(short.prefix(10)) }
      Text("Short \(short.count) of 10: \(short)")
      TextField("Never", text: $short).disabled(true)
    }
  }
}

/// A field of several lines, and an editor.
struct Long: View {
  @State private var note = ""
  @State private var essay = "First line.\nSecond line."

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Note", text: $note, axis: .vertical)
      Text("Note has \(note.count)")
      TextEditor(text: $essay)
        .accessibilityLabel("Essay")
        .frame(height: 120)
      Text("Essay has \(essay.count)")
    }
  }
}
