import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Reader: View {
  @SceneStorage("page") private var page = 1
  @SceneStorage("mark") private var mark: String?
  var body: some View {
    VStack {
      Button("Page \(page)") { page += 1 }
      Button(mark ?? "none") { mark = mark == nil ? "here" : nil }
      Inner()
    }
  }

  struct Inner: View {
    @SceneStorage("page") private var page = 7
    var body: some View { Text("also \(page)") }
  }
}

/// A file in memory.
@MainActor private final class Shelf {
  var values: [String: Any] = [:]
  var saves = 0
  func file() -> SceneState.File {
    SceneState.File(restored: values) {
      self.values = $0
      self.saves += 1
    }
  }
}

/// Values that belong to a window (R243, R244).
@MainActor @Suite struct SceneStorageTests {
  @Test func `R243: properties of a key show one value, and those of another window another`()
    throws
  {
    let (first, second) = (TestHost { Reader() }, TestHost { Reader() })
    #expect(first.text == ["Page 1", "none", "also 7"])
    try first.find(role: .button, label: "Page 1").tap()
    #expect(first.text == ["Page 2", "none", "also 2"])
    second.frame()
    #expect(second.text == ["Page 1", "none", "also 7"])
  }

  @Test func `R244: a window that comes back shows what it had, and a frame saves what it changed`()
    throws
  {
    let shelf = Shelf()
    do {
      let host = TestHost { Reader() }
      host.host.sceneState.open(shelf.file())
      try host.find(role: .button, label: "Page 1").tap()
      #expect(shelf.saves == 1)
      try host.find(role: .button, label: "none").tap()
      host.frame()
      #expect(shelf.saves == 2)
    }
    let host = TestHost { Reader() }
    host.host.sceneState.open(shelf.file())
    #expect(host.text == ["Page 2", "here", "also 2"])
    try host.find(role: .button, label: "here").tap()
    #expect(shelf.values.keys.sorted() == ["page"])
  }

  @Test func `R244: a write just before the window is closed is saved`() {
    struct Leaving: View {
      @SceneStorage("left") private var left = false
      var body: some View { Text("x").onDisappear { left = true } }
    }
    let shelf = Shelf()
    do {
      let host = TestHost { Leaving() }
      host.host.sceneState.open(shelf.file())
      host.settle()
    }
    #expect(shelf.values["left"] as? Bool == true)
  }

  @Test func `R241: a write on another thread is shown`() async throws {
    struct Far: View {
      @SceneStorage("far") private var far = 0
      var body: some View {
        let binding = $far
        Text("\(far)").task {
          await Task.detached { for number in 1...20 { binding.wrappedValue = number } }.value
        }
      }
    }
    let host = TestHost { Far() }
    try await host.settle(until: { host.text == ["20"] }, timeout: 60)
  }
}
