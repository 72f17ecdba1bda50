import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@Observable private final class Count {
  var value = 0
}

private struct Noted: View, Equatable {
  let log: Log
  let count: Count
  let id: Int
  let note: String

  nonisolated static func == (a: Noted, b: Noted) -> Bool { a.id == b.id }

  var body: some View {
    let _ = log.add("\(id) \(note) \(count.value)")
    Color.red
  }
}

/// A body compares the fields of its view with those that it last read.
@MainActor @Suite struct KeptDescriptionTests {
  private let log = Log()
  private let count = Count()

  @Test func `R184: a view inside of a body has one node for its body, and none for its fields`() {
    struct Inner: View {
      let width: CGFloat
      var body: some View { Color.red.frame(width: width) }
    }
    struct Flat: View {
      var body: some View { Color.red.frame(width: 1) }
    }
    struct Nested: View {
      var body: some View { Inner(width: 1) }
    }
    func nodes(_ view: some View) -> Int { TestHost { view }.counts.nodesLive }
    #expect(nodes(Nested()) == nodes(Flat()) + 1)
  }

  @Test
  func `R177: a body that runs for another reason sees the fields of the view that it is held to`()
  {
    struct Parent: View {
      let log: Log
      let count: Count
      @State private var step = 0
      var body: some View {
        Noted(log: log, count: count, id: step / 3, note: "\(step)").onTapGesture { step += 1 }
          .accessibilityIdentifier("noted")
      }
    }
    let host = TestHost { Parent(log: log, count: count) }
    host.settle()
    #expect(log.take() == ["0 0 0"])
    try? host.find(identifier: "noted").tap()
    #expect(log.take() == [])
    count.value = 1
    host.settle()
    #expect(log.take() == ["0 0 1"])
    try? host.find(identifier: "noted").tap()
    try? host.find(identifier: "noted").tap()
    #expect(log.take() == ["1 3 1"])
    count.value = 2
    host.settle()
    #expect(log.take() == ["1 3 2"])
  }

  @Test func `R184: a view that is removed with its body's condition still runs for what it reads`()
  {
    struct Parent: View {
      let log: Log
      let count: Count
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown {
            VStack { Noted(log: log, count: count, id: 1, note: "a") }.transition(.opacity)
          }
          Color.blue.onTapGesture { withAnimation(.linear(duration: 1)) { isShown = false } }
            .accessibilityIdentifier("hide")
        }
      }
    }
    let host = TestHost { Parent(log: log, count: count) }
    host.settle()
    #expect(log.take() == ["1 a 0"])
    try? host.find(identifier: "hide").tap()
    host.advance(by: 0.5)
    count.value = 1
    host.advance(by: 0.1)
    #expect(log.take() == ["1 a 1"])
    host.advance(by: 1)
    count.value = 2
    host.advance(by: 1)
    #expect(log.take() == [])
  }
}
