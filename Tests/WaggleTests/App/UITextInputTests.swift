import Foundation
import SwiftUI
import Testing
import WaggleTestKit

private struct NameField: UIViewRepresentable {
  @Binding var text: String
  var field = UITextField()

  final class Coordinator: NSObject, UITextFieldDelegate {
    let text: Binding<String>
    var log: [String] = []

    init(_ text: Binding<String>) { self.text = text }

    func textFieldDidBeginEditing(_ field: UITextField) { log.append("begin") }
    func textFieldDidEndEditing(_ field: UITextField) { log.append("end") }
    func textFieldDidChangeSelection(_ field: UITextField) {
      log.append("change")
      text.wrappedValue = field.text ?? ""
    }
    func textField(
      _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
    ) -> Bool {
      log.append("\(range.location),\(range.length) \(replacementString)")
      return replacementString != "!"
    }
    func textFieldShouldReturn(_ field: UITextField) -> Bool {
      log.append("return")
      field.resignFirstResponder()
      return true
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator($text) }
  func makeUIView(context: Context) -> UITextField {
    field.placeholder = "Name"
    field.delegate = context.coordinator
    return field
  }
  func updateUIView(_ field: UITextField, context: Context) { field.text = text }
}

private struct Notes: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UITextViewDelegate {
    let text: Binding<String>
    init(_ text: Binding<String>) { self.text = text }
    func textViewDidChange(_ view: UITextView) { text.wrappedValue = view.text }
  }

  func makeCoordinator() -> Coordinator { Coordinator($text) }
  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.accessibilityIdentifier = "notes"
    view.delegate = context.coordinator
    return view
  }
  func updateUIView(_ view: UITextView, context: Context) { view.text = text }
}

/// Text fields and editors of UIKit, and their delegates.
@MainActor @Suite struct UITextInputTests {
  @Test func `C724: a field reports to its delegate, which may refuse what is typed`() throws {
    struct Page: View {
      @State private var text = "Ann"
      let field: UITextField
      var body: some View {
        VStack {
          NameField(text: $text, field: field)
          Text(verbatim: "Hello \(text)")
        }
      }
    }
    let field = UITextField()
    let host = TestHost { Page(field: field) }
    host.settle()
    try host.find(label: "Name").type("ie")
    host.settle()
    #expect(host.text.last == "Hello Annie")
    try host.find(label: "Name").type("!")
    host.settle()
    #expect(host.text.last == "Hello Annie")
    #expect(field.isFirstResponder)
    host.key(.return)
    host.settle()
    #expect(!field.isFirstResponder)
    let delegate = try #require(field.delegate as? NameField.Coordinator)
    #expect(
      delegate.log == ["begin", "3,0 i", "change", "4,0 e", "change", "5,0 !", "return", "end"])
  }

  @Test func `C724: a program gives a field the focus and takes it away`() throws {
    let field = UITextField()
    let host = TestHost { Shown(view: field) }
    host.settle()
    host.frame { field.becomeFirstResponder() }
    host.settle()
    #expect(field.isFirstResponder)
    host.frame { field.endEditing(true) }
    host.settle()
    #expect(!field.isFirstResponder)
  }

  @Test func `C724: an editor reports what is typed to its delegate`() throws {
    struct Page: View {
      @State private var text = "a"
      var body: some View {
        VStack {
          Notes(text: $text)
          Text(verbatim: "\(text.count) letters")
        }
      }
    }
    let host = TestHost { Page() }
    host.settle()
    try host.find(identifier: "notes").type("bc")
    host.settle()
    #expect(host.text.last == "3 letters")
  }
}
