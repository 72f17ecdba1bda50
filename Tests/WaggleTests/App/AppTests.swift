import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// A program whose state is its own, and whose first window has two views.
private struct Meadow: App {
  @State private var count = 1
  @Environment(\.colorScheme) private var scheme

  var body: some Scene {
    WindowGroup("Meadow") {
      Text("\(count) in the \(scheme == .dark ? "dark" : "light")")
      Button("More") { count += 1 }
    }
    WindowGroup(id: "other") {
      Text("Another window")
    }
  }
}

/// A custom scene around a window.
private struct Nested: Scene {
  var body: some Scene {
    WindowGroup { Text("nested") }
  }
}

private struct NestedApp: App {
  var body: some Scene { Nested() }
}

/// A program that observes its own state.
private struct Watching: App {
  @State private var count = 1
  var seen: @MainActor (String) -> Void = { _ in }

  var body: some Scene {
    WindowGroup { Button("More") { count += 1 } }
      .onChange(of: count, initial: true) { seen("at \(count)") }
      .onChange(of: count) { old, new in seen("\(old) to \(new)") }
  }

  init() {}
  init(seen: @escaping @MainActor (String) -> Void) { self.seen = seen }
}

@MainActor @Suite struct AppTests {
  @Test func `the first window is shown, and several views in it are a column (L009)`() throws {
    let host = TestHost { AppView(Meadow()) }
    #expect(host.text == ["1 in the light", "More"])
    let (text, button) = try (host.find(label: "1 in the light"), host.find(role: .button))
    #expect(text.frame.maxY <= button.frame.minY)
    #expect(abs(text.frame.midX - button.frame.midX) < 1e-9)
  }

  @Test func `C362: a window has the title of its content, or else of its group`() {
    #expect(TestHost { AppView(Meadow()) }.title == "Meadow")
    #expect(TestHost { AppView(NestedApp()) }.title == nil)
    struct Titled: App {
      var body: some Scene {
        WindowGroup("Meadow") { NavigationStack { Text("bees").navigationTitle("Hives") } }
      }
    }
    #expect(TestHost { AppView(Titled()) }.title == "Hives")
  }

  @Test func `a program's state works as a view's does`() throws {
    let host = TestHost { AppView(Meadow()) }
    try host.find(role: .button, label: "More").tap()
    host.settle()
    #expect(host.text == ["2 in the light", "More"])
  }

  @Test func `a program reads the environment`() {
    let host = TestHost { AppView(Meadow()).environment(\.colorScheme, .dark) }
    #expect(host.text.first == "1 in the dark")
  }

  @Test func `a scene may be made of scenes`() {
    #expect(TestHost { AppView(NestedApp()) }.text == ["nested"])
  }

  @Test func `R193: a scene observes values of the program`() throws {
    var log: [String] = []
    let host = TestHost { AppView(Watching { log.append($0) }) }
    host.settle()
    #expect(log == ["at 1"])
    try host.find(role: .button, label: "More").tap()
    host.settle()
    #expect(log == ["at 1", "at 2", "1 to 2"])
  }
}
