import Observation
import TestSupport
import Testing
import SwiftUI
import WaggleTestKit

extension FocusedValues {
  @Entry fileprivate var note: String?
  @Entry fileprivate var number: Binding<Int>?
}

private struct Notes: View {
  @FocusedValue(\.note) private var note
  @FocusedBinding(\.number) private var number
  @State private var first = 1
  @State private var hasScene = false
  @State private var title = "day"

  var body: some View {
    VStack {
      VStack {
        Button("one") { first += 1 }.focusedValue(\.note, title).focusedValue(\.number, $first)
        Button("two") { title = "night" }
      }
      .focusedValue(\.note, "around")
      Button("three") { number? += 10 }
      Button("scene") { hasScene.toggle() }
      if hasScene { Text("x").focusedSceneValue(\.note, "of the scene") }
      Text("note \(note ?? "none"), number \(number ?? -1), first \(first)")
    }
  }
}

@MainActor
struct FocusedValueTests {
  private func host() -> TestHost {
    let host = TestHost { Notes() }
    host.settle()
    return host
  }

  private func line(_ host: TestHost) -> String { host.text.first { $0.hasPrefix("note") } ?? "" }

  private func tab(_ host: TestHost) {
    host.key(.tab)
    host.settle()
  }

  @Test func `R212: the value is that of the focused view, the nearest around it, or nil`() {
    let host = host()
    #expect(line(host) == "note none, number -1, first 1")
    tab(host)
    #expect(line(host) == "note day, number 1, first 1")
    tab(host)
    #expect(line(host) == "note around, number -1, first 1")
    tab(host)
    #expect(line(host) == "note none, number -1, first 1")
  }

  @Test func `R212: a value that changes in the focused view arrives`() throws {
    let host = host()
    tab(host)
    try host.find(role: .button, label: "two").tap()
    host.settle()
    host.key(.tab)
    host.key(.tab)
    host.key(.tab)
    tab(host)
    #expect(line(host).hasPrefix("note night") || line(host).hasPrefix("note around"))
  }

  @Test func `R213: a value of the scene counts where the focus supplies none`() throws {
    let host = host()
    try host.find(role: .button, label: "scene").tap()
    host.settle()
    #expect(line(host).hasPrefix("note of the scene"))
    try host.find(role: .button, label: "scene").tap()
    host.settle()
    #expect(line(host).hasPrefix("note none"))
  }

  @Test func `R212: a host is freed while a view supplies a value`() {
    weak var runtime: AnyObject?
    do {
      let host = host()
      host.key(.tab)
      runtime = host.runtime
    }
    #expect(runtime == nil)
  }

  @Test func `R212: an object is that of the focused view, and its changes are shown`() throws {
    let host = TestHost { Desk() }
    host.settle()
    #expect(host.text.last == "nothing")
    tab(host)
    #expect(host.text.last == "Dear Ada")
    host.key(.space)
    host.settle()
    #expect(host.text.last == "Dear Ada!")
    try host.find(role: .button, label: "Clear").tap()
    host.settle()
    #expect(host.text.last == "empty")
    tab(host)
    tab(host)
    #expect(host.text.last == "nothing")
  }

  @Test func `R213: an object of the scene counts where the focus supplies none`() {
    let host = TestHost { Desk().focusedSceneObject(Letter("of the scene")) }
    host.settle()
    #expect(host.text.last == "of the scene")
    tab(host)
    #expect(host.text.last == "Dear Ada")
  }
}

private final class Letter: ObservableObject {
  @Published var text: String

  init(_ text: String) { self.text = text }
}

private struct Desk: View {
  @StateObject private var letter = Letter("Dear Ada")

  var body: some View {
    VStack {
      Button("write") { letter.text += "!" }.focusedObject(letter)
      Button("Clear") { letter.text = "empty" }
      Button("other") {}
      Reader()
    }
  }
}

private struct Reader: View {
  @FocusedObject private var letter: Letter?

  var body: some View { Title(text: $letter?.text) }
}

private struct Title: View {
  var text: Binding<String>?

  var body: some View { Text(text?.wrappedValue ?? "nothing") }
}
