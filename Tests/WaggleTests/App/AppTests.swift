import Foundation
import SwiftUI
import Testing
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

/// A scene of one's own around a window.
private struct Nested: Scene {
  var body: some Scene {
    WindowGroup { Text("nested") }
  }
}

private struct NestedApp: App {
  var body: some Scene { Nested() }
}

@MainActor @Suite struct AppTests {
  @Test func `the first window is shown, and several views in it are a column (L009)`() throws {
    let host = TestHost { AppView(Meadow()) }
    #expect(host.text == ["1 in the light", "More"])
    let (text, button) = try (host.find(label: "1 in the light"), host.find(role: .button))
    #expect(text.frame.maxY <= button.frame.minY)
    #expect(abs(text.frame.midX - button.frame.midX) < 1e-9)
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
}
