import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// A value that is not Sendable, under a conformance that belongs to the main actor.
@MainActor private struct Kept: @MainActor PreferenceKey {
  final class Box: Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (a: Box, b: Box) -> Bool { a.name == b.name }
  }
  static var defaultValue = Box("default")
  static func reduce(value: inout Box, nextValue: () -> Box) { value = nextValue() }
}

@MainActor @Suite struct IsolationTests {
  /// Copies a value into a state in each of the ways that sources have used.
  private struct Copies: View {
    enum Way: CaseIterable { case plain, assumed, binding, task }
    let way: Way
    let log: Log
    @State private var copy = 0

    var body: some View {
      let _ = log.add("\(copy)")
      let written = leaf.preference(key: Sum.self, value: 7)
      switch way {
      case .plain:
        written.onPreferenceChange(Sum.self) { value in copy = value }
      case .assumed:
        written.onPreferenceChange(Sum.self) { value in MainActor.assumeIsolated { copy = value } }
      case .binding:
        written.onPreferenceChange(Sum.self) { [$copy] value in $copy.wrappedValue = value }
      case .task:
        written.onPreferenceChange(Sum.self) { value in Task { @MainActor in copy = value } }
      }
    }
  }

  @Test(arguments: [Copies.Way.plain, .assumed, .binding])
  private func
    `The current signature and the fixes for old ones work, in the same frame (R197–R200, R202)`(
      _ way: Copies.Way
    )
  {
    let log = Log()
    let host = host { Copies(way: way, log: log) }
    host.frame()
    #expect(log.entries == ["0", "7"])
  }

  @Test func `A value that a task passes on is one frame late (R200, R201)`() async {
    let log = Log()
    let host = host { Copies(way: .task, log: log) }
    host.frame()
    #expect(log.entries == ["0"])
    await host.settle()
    #expect(log.entries == ["0", "7"])
  }

  @Test func `Actions, bodies and reducers run on the main actor (R202, R057)`() {
    var ran = false
    host {
      leaf.writes("x").onPreferenceChange(Names.self) { _ in
        MainActor.assertIsolated()
        ran = true
      }
    }.frame()
    #expect(ran)
  }

  @Test func `The action may be given by label, last or as a function (R197, R203)`() {
    let log = Log()
    func hear(_ sum: Int) { log.add("f\(sum)") }
    host {
      leaf.preference(key: Sum.self, value: 1)
        .onPreferenceChange(Sum.self, perform: hear)
        .onPreferenceChange(Sum.self, perform: { log.add("l\($0)") })
        .onPreferenceChange(Sum.self) { log.add("t\($0)") }
    }.frame()
    #expect(log.entries == ["t1", "l1", "f1"])
  }

  @Test
  func `A conformance may belong to the main actor, and its value need not be Sendable (R204)`() {
    let log = Log()
    let host = host {
      VStack {
        leaf.preference(key: Kept.self, value: Kept.Box("a"))
        leaf.preference(key: Kept.self, value: Kept.Box("b"))
      }
      .onPreferenceChange(Kept.self) { log.add($0.name) }
      .overlayPreferenceValue(Kept.self) { leaf.writes($0.name) }
    }
    host.frame()
    #expect(log.entries == ["b"])
    #expect(host.preference(Names.self) == ["b"])
  }

  @Test func `A binding may be written from anywhere, and is applied on the main actor (R196)`()
    async
  {
    struct Tree: View {
      let share: (Binding<Int>) -> Void
      let log: Log
      @State private var number = 0
      var body: some View {
        let _ = log.add("\(number)")
        leaf.onAppear { share($number) }
      }
    }
    let log = Log()
    var binding: Binding<Int>?
    let host = host { Tree(share: { binding = $0 }, log: log) }
    host.frame()
    let shared = binding!
    await Task.detached { shared.wrappedValue = 5 }.value
    await host.settle()
    #expect(log.entries == ["0", "5"])
  }
}
