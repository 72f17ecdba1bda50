import SwiftUI
import Testing
import WaggleTestKit

@testable import SignUp

@MainActor @Suite struct SignUpTests {
  private let host = TestHost(size: CGSize(width: 390, height: 844)) { RootView() }

  private func type(_ text: String, into label: String, secure: Bool = false) throws {
    try host.find(role: secure ? .secureField : .textField, label: label).type(text)
    host.settle()
  }

  private var button: FoundElement {
    get throws { try host.find(role: .button, label: "Sign up") }
  }

  private var count: String? {
    get throws { try host.find(identifier: "count").label }
  }

  private func fillIn() throws {
    try type("Ada", into: "Name")
    try type("ada@hive.org", into: "Email")
    try type("nectar2026", into: "Password", secure: true)
    try type("nectar2026", into: "Repeat password", secure: true)
    try host.find(role: .toggle, label: "Accept the terms").tap()
    host.settle()
  }

  @Test func `an empty form counts an error for each field that has one`() throws {
    #expect(try count == "4 errors")
    #expect(try !button.isEnabled)
    #expect(
      host.preference(ValidationErrors.self)?.map(\.field) == [
        "Name", "Email", "Password", "Terms",
      ])
  }

  @Test func `an error is shown once its field was left, and the form names what is missing`()
    throws
  {
    #expect(host.text.contains { $0.hasPrefix("Still missing: Name, Email, Password") })
    #expect(!host.text.contains("Some fields need your attention."))
    try type("Al", into: "Name")
    #expect(!host.text.contains("Use at least 3 characters."))
    try host.find(role: .textField, label: "Email").tap()
    host.settle()
    #expect(host.text.contains("Use at least 3 characters."))
    #expect(!host.text.contains("Use at least 8 characters."))
    #expect(host.text.contains("Some fields need your attention."))
  }

  @Test func `Return in the last field sends the form, and shows all errors`() throws {
    try host.find(role: .secureField, label: "Repeat password").tap()
    host.settle()
    host.key(.return)
    host.settle()
    #expect(host.text.contains("Use at least 3 characters."))
    #expect(host.text.contains("Use at least 8 characters."))
  }

  @Test func `each error is in the form beneath its field`() throws {
    try type("Al", into: "Name")
    try host.find(role: .textField, label: "Email").tap()
    host.settle()
    let name = try host.find(role: .textField, label: "Name")
    let error = try host.find(label: "Use at least 3 characters.")
    #expect(error.frame.minY >= name.frame.maxY)
    #expect(error.frame.minX == name.frame.minX)
    try type("Ala", into: "Name")
    #expect(!host.text.contains("Use at least 3 characters."))
  }

  @Test func `the button is enabled when no error is left, and signs up`() throws {
    try fillIn()
    #expect(try count == "All fields are valid.")
    #expect(try button.isEnabled)
    try button.tap()
    host.settle()
    #expect(host.text.contains("Welcome, Ada!"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a password that is changed after it was repeated makes the repetition wrong`() throws
  {
    try fillIn()
    try type("x", into: "Password", secure: true)
    #expect(host.text.contains("The passwords differ."))
    #expect(try !button.isEnabled)
  }

  @Test func `what is typed into a secure field is neither shown nor read aloud`() throws {
    try type("nectar2026", into: "Password", secure: true)
    #expect(try host.find(role: .secureField, label: "Password").value == nil)
    #expect(!host.text.contains { $0.contains("nectar") })
  }

  @Test func `Return moves the focus to the next field`() throws {
    try host.find(role: .textField, label: "Name").type("Ada")
    host.key(.return)
    host.settle()
    for character in "ada@hive.org" { host.key(KeyEquivalent(character)) }
    host.settle()
    #expect(try host.find(role: .textField, label: "Email").value == "ada@hive.org")
  }

  @Test
  func `the window is dark where the form prefers that, unless the view around it overrides it`()
    throws
  {
    try host.find(role: .toggle, label: "Prefer the dark").tap()
    host.settle()
    #expect(host.preference(PreferredColorSchemeKey.self) == .dark)
    try host.find(role: .picker, label: "Appearance").select("Light")
    host.settle()
    #expect(host.preference(PreferredColorSchemeKey.self) == .light)
  }
}

@Suite struct ValidationRuleTests {
  @Test(arguments: [
    ("ada@hive.org", true), ("ada", false), ("@hive.org", false), ("ada@hive", false),
    ("ada@hive.", false), ("a b@hive.org", false), ("a@b@hive.org", false),
  ])
  func `an address has a name, an @ and a domain`(_ text: String, _ isValid: Bool) {
    #expect((EmailAddress().message(for: text) == nil) == isValid)
  }

  @Test func `the first rule that is broken has the word`() {
    let rules: [any ValidationRule] = [MinimumLength(length: 3), ContainsDigit()]
    #expect(rules.message(for: "ab") == "Use at least 3 characters.")
    #expect(rules.message(for: "abc") == "Use at least one digit.")
    #expect(rules.message(for: "abc1") == nil)
  }

  @Test func `an emoji is one character`() {
    #expect(MinimumLength(length: 2).message(for: "👩‍👩‍👧‍👦") != nil)
    #expect(MinimumLength(length: 2).message(for: "👩‍👩‍👧‍👦e\u{301}") == nil)
  }
}
