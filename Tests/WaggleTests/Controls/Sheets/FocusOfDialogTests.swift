import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Where the focus is while something is presented, and afterwards.
@MainActor @Suite struct FocusOfDialogTests {
  /// What was done, in order.
  private final class Done {
    var words: [String] = []
  }

  private struct Sheet: View {
    @State private var isOpen = false
    @State private var name = ""
    @State private var isOn = false
    @FocusState private var isButton: Bool

    var body: some View {
      VStack {
        Button("Open") { isOpen = true }.focused($isButton)
        Button("Other") {}
        Text(isOn ? "on" : "off")
        Text(isButton ? "at the button" : "not at the button")
      }
      .sheet(isPresented: $isOpen) {
        VStack {
          TextField("Name", text: $name).onSubmit { isOpen = false }
          Toggle("Wild", isOn: $isOn)
        }
      }
    }
  }

  /// A host where the pointer is a mouse, and not a finger.
  private func mouse<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    let host = TestHost.phone(height: 844) { content() }
    host.host.input.fingers = [.touch]
    host.settle()
    return host
  }

  @Test func `R160: a sheet that begins with a text field gives no later view the focus`() throws {
    let host = TestHost.phone(height: 844) { Sheet() }
    try host.find(label: "Open").tap()
    host.advance(by: 1)
    host.key(.space)
    host.key(.escape)
    host.advance(by: 1)
    #expect(host.text.contains("off"))
  }

  @Test
  func `C136: the button that a mouse has pressed has the focus when what it opened is closed`()
    throws
  {
    let host = mouse { Sheet() }
    try host.find(label: "Open").tap()
    host.advance(by: 1)
    #expect(host.text.contains("not at the button"))
    host.key(.escape)
    host.advance(by: 1)
    #expect(host.text.contains("at the button"))
  }

  @Test func `C136: so it has where Return in a field has closed the sheet`() throws {
    let host = mouse { Sheet() }
    try host.find(label: "Open").tap()
    host.advance(by: 1)
    try host.find(role: .textField).tap()
    host.key(.return)
    host.advance(by: 1)
    #expect(throws: (any Error).self) { try host.find(role: .textField) }
    #expect(host.text.contains("at the button"))
  }

  @Test func `C136: a finger leaves no focus on what it has pressed`() throws {
    let host = TestHost.phone(height: 844) { Sheet() }
    try host.find(label: "Open").tap()
    host.advance(by: 1)
    host.key(.escape)
    host.advance(by: 1)
    #expect(host.text.contains("not at the button"))
  }

  @Test func `C051: a menu gives the focus back, and so does what its items present`() throws {
    struct Page: View {
      @State private var isAlert = false
      @FocusState private var isMenu: Bool

      var body: some View {
        VStack {
          Menu("Menu") {
            Button("Ask") { isAlert = true }
            Button("Nothing") {}
          }
          .focused($isMenu)
          Text(isMenu ? "at the menu" : "not at the menu")
        }
        .alert("Sure?", isPresented: $isAlert) { Button("Yes") {} }
      }
    }
    let host = mouse { Page() }
    try host.find(label: "Menu").tap()
    host.key(.escape)
    host.advance(by: 1)
    #expect(host.text.contains("at the menu"))
    let other = mouse { Page() }
    try other.find(label: "Menu").tap()
    other.advance(by: 1)
    try other.find(label: "Ask").tap()
    other.advance(by: 1)
    #expect(other.dialog?.title == "Sure?")
    try other.find(label: "Yes").tap()
    other.advance(by: 1)
    #expect(other.dialog == nil)
    #expect(other.text.contains("at the menu"))
  }

  private struct Account: View {
    let done: Done
    let isAllowed: Bool
    let isHandled: Bool
    let hasOther: Bool
    @State private var isOpen = false
    @State private var name = ""
    @State private var place = ""

    init(done: Done, isAllowed: Bool = true, isHandled: Bool = false, hasOther: Bool = false) {
      self.done = done
      (self.isAllowed, self.isHandled, self.hasOther) = (isAllowed, isHandled, hasOther)
    }

    var body: some View {
      Button("Open") { isOpen = true }
        .alert("Account", isPresented: $isOpen) {
          TextField("Name", text: $name)
          if isHandled {
            TextField("Place", text: $place).onSubmit { done.words.append("submitted") }
          } else {
            TextField("Place", text: $place)
          }
          Button("Cancel", role: .cancel) { done.words.append("cancelled") }
          Button("Save") { done.words.append("\(name) in \(place)") }.disabled(!isAllowed)
          if hasOther { Button("Ask") { done.words.append("asked") } }
        }
    }
  }

  /// An alert with two fields, in which "A", Return, "B", Return and "C" are typed.
  private func typed(_ account: Account) throws -> TestHost {
    let host = TestHost.phone(height: 844) { account }
    try host.find(label: "Open").tap()
    host.advance(by: 1)
    for key in ["A", "\r", "B", "\r"] { host.key(KeyEquivalent(Character(key))) }
    host.advance(by: 1)
    return host
  }

  @Test
  func `C137: Return in a field of an alert leads to the next, and from the last to the choice`()
    throws
  {
    let done = Done()
    let host = try typed(Account(done: done))
    #expect(done.words == ["A in B"])
    #expect(host.dialog == nil)
  }

  @Test
  func `C137: Return in the last field acts only where there is one choice, not handled before`()
    throws
  {
    let done = Done()
    let accounts = [
      Account(done: done, isAllowed: false), Account(done: done, isHandled: true),
      Account(done: done, hasOther: true),
    ]
    for account in accounts {
      let host = try typed(account)
      host.key("C")
      #expect(try host.find(role: .textField, label: "Place").value == "BC")
      #expect(host.dialog != nil)
    }
    #expect(done.words == ["submitted"])
  }

  @Test func `R160: a sheet gives no text field the focus, an alert does`() throws {
    struct Fields: View {
      @State private var isSheet = false
      @State private var isAlert = false
      @State private var text = ""
      @FocusState private var isInSheet: Bool
      @FocusState private var isInAlert: Bool

      var body: some View {
        VStack {
          Button("Sheet") { isSheet = true }
          Button("Alert") { isAlert = true }
          Text(isInAlert ? "in the alert" : "not in the alert")
        }
        .sheet(isPresented: $isSheet) {
          VStack {
            TextField("Name", text: $text).focused($isInSheet)
            Text(isInSheet ? "typing" : "reading")
            Button("Finish") { isSheet = false }
          }
        }
        .alert("Name", isPresented: $isAlert) {
          TextField("In alert", text: $text).focused($isInAlert)
          Button("OK") {}
        }
      }
    }
    let host = TestHost.phone { Fields() }
    try host.find(label: "Sheet").tap()
    host.settle()
    #expect(host.text.contains("reading"))
    try host.find(role: .textField).tap()
    host.settle()
    #expect(host.text.contains("typing"))
    try host.find(label: "Finish").tap()
    host.advance(by: 2)
    try host.find(label: "Alert").tap()
    host.advance(by: 1)
    #expect(host.text.contains("in the alert"))
  }

  @Test func `R160: a sheet that a key opens gives its first text field the focus`() throws {
    struct Fields: View {
      @State private var isSheet = false
      @FocusState private var isInSheet: Bool

      var body: some View {
        Button("Sheet") { isSheet = true }
          .sheet(isPresented: $isSheet) {
            TextField("Name", text: .constant("")).focused($isInSheet)
            Text(isInSheet ? "typing" : "reading")
          }
      }
    }
    let host = TestHost.phone { Fields() }
    host.key(.tab)
    host.key(.space)
    host.advance(by: 1)
    #expect(host.text.contains("typing"))
  }
}
