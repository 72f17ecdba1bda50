import Foundation
import SwiftUI
import Testing
import TestSupport
import WaggleTestKit

private struct Page<Modified: View>: View {
  let log: Log
  @ViewBuilder let modified: (AnyView, Binding<Bool>, Log) -> Modified
  @State private var isOpen = false

  var body: some View {
    VStack {
      modified(AnyView(Button("Open") { isOpen = true }), $isOpen, log)
      Button("Count") { log.add("count") }
    }
  }
}

@MainActor private func open<V: View>(
  _ metrics: PlatformMetrics = .ios26, _ log: Log = Log(),
  @ViewBuilder _ modified: @escaping (AnyView, Binding<Bool>, Log) -> V
) throws -> TestHost {
  let host = TestHost.phone(height: 844) {
    Page(log: log, modified: modified).environment(\.platformMetrics, metrics)
  }
  try host.find(label: "Open").tap()
  host.advance(by: 1)
  return host
}

@MainActor extension TestHost {
  fileprivate var buttons: [String] {
    elements.filter { $0.role == .button }.compactMap(\.label)
  }

  fileprivate func frame(_ label: String) throws -> CGRect {
    try find(role: .button, label: label).frame
  }
}

@MainActor @Suite struct AlertTests {
  @Test func `C137: a dialog with a field reports nothing, and its text is that of the program`()
    throws
  {
    let host = try open { content, isOpen, log in
      content.alert("Name?", isPresented: isOpen) {
        TextField("Name", text: .constant("Ada"))
        Button("Save") { log.add("save") }
        Button("Cancel", role: .cancel) {}
      }
    }
    #expect(host.dialog?.title == "Name?")
    try host.find(role: .button, label: "Save").tap()
    host.advance(by: 1)
    #expect(host.dialog == nil)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C137: an alert without buttons has one that says OK and closes it`() throws {
    let host = try open { view, isOpen, _ in
      view.alert("Hello", isPresented: isOpen) {
      } message: {
        Text("There")
      }
    }
    #expect(host.dialog?.title == "Hello")
    #expect(host.buttons == ["OK"])
    try host.find(label: "OK").tap()
    host.advance(by: 1)
    #expect(host.dialog == nil)
  }

  @Test func `C137: a button's action runs, then the alert closes`() throws {
    let log = Log()
    let host = try open(.ios26, log) { view, isOpen, log in
      view.alert("Hello", isPresented: isOpen) {
        Button("Go") { log.add("open \(isOpen.wrappedValue)") }
        Button("Stay", role: .cancel) {}
      }
    }
    try host.find(label: "Go").tap()
    #expect(log.take() == ["open true"])
    host.advance(by: 1)
    #expect(host.dialog == nil)
  }

  @Test func `C137: destructive buttons alone get one that cancels`() throws {
    let host = try open { view, isOpen, _ in
      view.alert("Erase?", isPresented: isOpen) { Button("Erase", role: .destructive) {} }
    }
    #expect(Set(host.buttons) == ["Erase", "Cancel"])
    let other = try open { view, isOpen, _ in
      view.alert("Go?", isPresented: isOpen) { Button("Go") {} }
    }
    #expect(other.buttons == ["Go"])
  }

  @Test func `C137: an alert about a value needs one, and keeps it while it disappears`() throws {
    struct Data: View {
      @State private var name: String?
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("Nothing") { isOpen = true }
          Button("Ada") { name = "Ada" }
        }
        .alert("Delete", isPresented: $isOpen, presenting: name) { name in
          Button("Delete \(name)") { self.name = nil }
        } message: {
          Text("\($0) is lost.")
        }
      }
    }
    let host = TestHost.phone(height: 844) { Data() }
    try host.find(label: "Nothing").tap()
    #expect(host.dialog == nil)
    try host.find(label: "Ada").tap()
    #expect(host.text.contains("Ada is lost."))
    try host.find(label: "Delete Ada").tap()
    #expect(host.text.contains("Ada is lost."))
    host.advance(by: 1)
    #expect(host.dialog == nil)
  }

  @Test func `C137: the title of an alert about an error is the error's description`() throws {
    enum Loss: LocalizedError {
      case bee
      var errorDescription: String? { "The bee is lost." }
      var recoverySuggestion: String? { "Look at the flowers." }
    }
    let host = try open { view, isOpen, _ in
      view.alert(isPresented: isOpen, error: Loss.bee) { _ in
        Button("Look") {}
      } message: {
        Text($0.recoverySuggestion ?? "")
      }
    }
    #expect(host.dialog?.title == "The bee is lost.")
    #expect(host.text.contains("Look at the flowers."))
  }

  @Test func `C137: alerts as values, with an item and with two buttons`() throws {
    struct Bee: Identifiable { let id: Int }
    struct Old: View {
      @State private var bee: Bee?
      var body: some View {
        Button("Open") { bee = Bee(id: 7) }
          .alert(item: $bee) { bee in
            Alert(
              title: Text("Bee \(bee.id)"), message: Text("Free it?"),
              primaryButton: .default(Text("Free")), secondaryButton: .cancel())
          }
      }
    }
    let host = TestHost.phone(height: 844) { Old() }
    try host.find(label: "Open").tap()
    #expect(host.dialog?.title == "Bee 7")
    #expect(Set(host.buttons) == ["Free", "Cancel"])
    try host.find(label: "Free").tap()
    host.advance(by: 1)
    #expect(host.dialog == nil)
  }

  @Test func `C137: a field in an alert has the focus, and Return presses the default button`()
    throws
  {
    struct Rename: View {
      let log: Log
      @State private var isOpen = false
      @State private var name = ""
      var body: some View {
        Button("Open") { isOpen = true }
          .alert("Name", isPresented: $isOpen) {
            TextField("Name", text: $name)
            Button("Cancel", role: .cancel) {}
            Button("Save") { log.add(name) }.keyboardShortcut(.defaultAction)
          }
      }
    }
    let log = Log()
    let host = TestHost.phone(height: 844) { Rename(log: log) }
    try host.find(label: "Open").tap()
    for letter in ["A", "d", "a"] { host.key(KeyEquivalent(Character(letter))) }
    #expect(host.diagnostics.isEmpty)
    host.key(.return)
    #expect(log.take() == ["Ada"])
    host.advance(by: 1)
    #expect(host.dialog == nil)
  }

  @Test func `C138: two buttons are side by side, the cancelling one first`() throws {
    let host = try open { view, isOpen, _ in
      view.alert("Sure?", isPresented: isOpen) {
        Button("Delete", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      }
    }
    #expect(try host.frame("Keep").minY == host.frame("Delete").minY)
    #expect(try host.frame("Keep").maxX < host.frame("Delete").minX)
    #expect(try host.frame("Keep").height == 48)
    #expect(try host.find(role: .dialog).frame.width == 300)
  }

  @Test func `C138: three buttons are in a column, the cancelling one last`() throws {
    let host = try open(.iosClassic) { view, isOpen, _ in
      view.alert("Sure?", isPresented: isOpen) {
        Button("Cancel", role: .cancel) {}
        Button("One") {}
        Button("Two") {}
      }
    }
    #expect(try host.frame("One").maxY <= host.frame("Two").minY)
    #expect(try host.frame("Two").maxY <= host.frame("Cancel").minY)
    #expect(try host.frame("One").height == 44)
    #expect(try host.find(role: .dialog).frame.width == 270)
  }

  @Test func `C138: Escape presses the button that cancels; without one it does nothing`() throws {
    let log = Log()
    let host = try open(.ios26, log) { view, isOpen, log in
      view.alert("Sure?", isPresented: isOpen) {
        Button("Go") {}
        Button("Stop", role: .cancel) { log.add("stopped") }
      }
    }
    host.key(.escape)
    host.advance(by: 1)
    #expect(log.take() == ["stopped"])
    #expect(host.dialog == nil)
    let firm = try open { view, isOpen, _ in
      view.alert("Sure?", isPresented: isOpen) { Button("Go") {} }
    }
    firm.key(.escape)
    firm.tap(at: CGPoint(x: 5, y: 5))
    firm.advance(by: 1)
    #expect(firm.dialog != nil)
  }

  @Test func `C138: Tab stays in an alert, and the focus returns to where it was`() throws {
    let host = TestHost.phone(height: 844) {
      Page(log: Log()) { view, isOpen, _ in
        view.alert("Sure?", isPresented: isOpen) {
          Button("Go") {}
          Button("Stop", role: .cancel) {}
        }
      }
    }
    host.key(.tab)
    host.key(.return)
    host.advance(by: 1)
    for _ in 0..<5 { host.key(.tab) }
    #expect(throws: (any Error).self) { try host.find(label: "Count") }
    host.key(.escape)
    host.advance(by: 1)
    host.key(.return)
    #expect(host.dialog?.title == "Sure?")
  }

  @Test func `C138: a long message scrolls, and the buttons stay`() throws {
    let host = try open { view, isOpen, _ in
      view.alert("Long", isPresented: isOpen) {
      } message: {
        Text(verbatim: String(repeating: "words ", count: 2000))
      }
    }
    #expect(try host.find(role: .dialog).frame.height <= 844)
    try host.find(label: "OK").tap()
    host.advance(by: 1)
    #expect(host.dialog == nil)
  }
}

@MainActor @Suite struct ConfirmationDialogTests {
  private func share(_ metrics: PlatformMetrics, _ log: Log, _ title: Visibility = .automatic)
    throws
    -> TestHost
  {
    try open(metrics, log) { view, isOpen, log in
      view.confirmationDialog("Share", isPresented: isOpen, titleVisibility: title) {
        Button("Print") { log.add("print") }
        Button("Never", role: .cancel) { log.add("never") }
      }
    }
  }

  @Test func `C139: it is beside its presenter without a button that cancels`() throws {
    let log = Log()
    let host = try share(.ios26, log)
    #expect(host.buttons == ["Print"])
    #expect(host.dialog?.title == "Share")
    try host.find(label: "Print").tap()
    host.advance(by: 1)
    #expect(log.take() == ["print"])
    #expect(host.dialog == nil)
  }

  @Test(arguments: [true, false])
  func `C139: a touch outside and Escape run the action that cancels`(isKey: Bool) throws {
    let log = Log()
    let host = try share(.ios26, log)
    if isKey { host.key(.escape) } else { host.tap(at: CGPoint(x: 5, y: 5)) }
    host.advance(by: 1)
    #expect(log.take() == ["never"])
    #expect(host.dialog == nil)
  }

  @Test func `C139: on earlier systems it is at the bottom edge, the button that cancels apart`()
    throws
  {
    let host = try share(.iosClassic, Log())
    #expect(try host.frame("Never").maxY == 836)
    #expect(try host.frame("Never").minY == host.frame("Print").maxY + 8)
  }

  @Test func `C139: a button that cancels is added at the bottom edge`() throws {
    let host = try open(.iosClassic) { view, isOpen, _ in
      view.confirmationDialog("Share", isPresented: isOpen) { Button("Print") {} }
    }
    #expect(Set(host.buttons) == ["Print", "Cancel"])
  }

  @Test func `C139: its title is hidden unless it is asked for`() throws {
    #expect(try !share(.ios26, Log()).text.contains("Share"))
    #expect(try share(.ios26, Log(), .visible).text.contains("Share"))
    #expect(try share(.macOS26, Log()).text.contains("Share"))
  }

  @Test func `C139: an action sheet is the same as a value`() throws {
    let log = Log()
    let host = try open(.iosClassic, log) { view, isOpen, log in
      view.actionSheet(isPresented: isOpen) {
        ActionSheet(
          title: Text("Share"), message: Text("How?"),
          buttons: [.default(Text("Print")) { log.add("print") }, .cancel()])
      }
    }
    #expect(host.text.contains("Share") && host.text.contains("How?"))
    try host.find(label: "Print").tap()
    #expect(log.take() == ["print"])
  }
}
