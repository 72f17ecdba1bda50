import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@Observable private final class Model {
  var read = 0
  var other = 0
}

private enum NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

private enum OtherKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

@MainActor @Suite struct StateTests {
  // MARK: What runs a body

  @Test func `A state that no body reads runs none (R184)`() {
    struct Deaf: View {
      @State private var value = 0
      let knob: Knob<() -> Void>
      let tally: Tally
      var body: some View {
        let _ = tally.count += 1
        leaf.onAppear { value += 1 }
      }
    }
    let tally = Tally()
    let host = host { Deaf(knob: Knob({}), tally: tally) }
    host.settle()
    host.frame()
    #expect(tally.count == 1)
  }

  @Test func `A body runs when one of its fields changes, and at no other time (R184)`() {
    struct Child: View {
      let number: Int
      let tally: Tally
      var body: some View {
        let _ = tally.count += 1
        leaf.preference(key: Sum.self, value: number)
      }
    }
    let tally = Tally()
    let knob = Knob(0)
    let host = host { Turned(knob) { Child(number: $0 / 2, tally: tally) } }
    host.settle()
    host.frame { knob.value = 1 }
    #expect(tally.count == 1)
    host.frame { knob.value = 2 }
    #expect(tally.count == 2)
    #expect(host.preference(Sum.self) == 1)
  }

  @Test func `A body runs when an environment value that it read changes, not another (R184)`() {
    struct Reader: View {
      @Environment(\.number) private var number
      @Environment(\.other) private var other
      let tally: Tally
      var body: some View {
        let _ = tally.count += 1
        leaf.preference(key: Sum.self, value: number)
      }
    }
    let tally = Tally()
    let number = Knob(1)
    let other = Knob(1)
    let host = host {
      Turned(number) { number in
        Turned(other) { other in
          Reader(tally: tally).environment(\.number, number).environment(\.other, other)
        }
      }
    }
    host.settle()
    host.frame { other.value = 2 }
    #expect(tally.count == 1)
    host.frame { number.value = 2 }
    #expect(tally.count == 2)
    #expect(host.preference(Sum.self) == 2)
  }

  @Test func `A body runs when an observable property that it read changes, not another (R184)`() {
    struct Reader: View {
      let model: Model
      let tally: Tally
      var body: some View {
        let _ = tally.count += 1
        leaf.preference(key: Sum.self, value: model.read)
      }
    }
    let tally = Tally()
    let model = Model()
    let host = host { Reader(model: model, tally: tally) }
    host.settle()
    host.frame { model.other = 3 }
    #expect(tally.count == 1)
    host.frame { model.read = 3 }
    #expect(tally.count == 2)
    #expect(host.preference(Sum.self) == 3)
    host.frame { model.read = 4 }
    host.frame { model.read = 5 }
    #expect(tally.count == 4)
  }

  // MARK: Setting

  @Test func `Setting an equal value does nothing (R185)`() {
    let tally = Tally()
    let knob = Knob("a")
    let host = host {
      Turned(knob) { text in
        let _ = tally.count += 1
        leaf.writes(text)
      }
    }
    host.settle()
    knob.value = "a"
    #expect(!host.host.hasWork)
    host.frame()
    #expect(tally.count == 1)
  }

  @Test
  func `An event reads the values that it set, and the body runs once with the last (R186, R187)`()
  {
    let log = Log()
    let knob = Knob(0)
    let host = host {
      Turned(knob) { number in
        let _ = log.add("\(number)")
        leaf
      }
    }
    host.settle()
    host.frame {
      knob.value = 1
      #expect(knob.value == 1)
      knob.value += 1
      #expect(knob.value == 2)
    }
    #expect(log.entries == ["0", "2"])
  }

  @Test func `Another transaction is a separate update, in the same frame (R187)`() {
    let log = Log()
    let a = Knob(0)
    let b = Knob(0)
    let host = host {
      Turned(a) { a in
        Turned(b) { b in
          let _ = log.add("\(a)\(b)")
          if a + b < 9 { leaf }
        }
      }
    }
    host.settle()
    let frames = host.host.framesDrawn
    host.frame {
      a.value = 1
      withTransaction(Transaction()) { b.value = 1 }
    }
    #expect(log.entries == ["00", "10", "11"])
    #expect(host.host.framesDrawn == frames + 1)
  }

  /// Sets its state while views are updated, in one of several places.
  private struct Careless: View {
    enum Place: CaseIterable { case body, transform, overlay, reader }
    let place: Place
    let log: Log
    @State private var seen = 0

    var body: some View {
      let _ = log.add("\(seen)")
      let _ = place == .body ? seen = 1 : ()
      leaf.writes("x")
        .transformPreference(Names.self) { _ in if place == .transform { seen = 1 } }
        .overlayPreferenceValue(Names.self) { _ in
          let _ = place == .overlay ? seen = 1 : ()
          leaf
        }
        .overlay(
          GeometryReader { _ in
            let _ = place == .reader ? seen = 1 : ()
            leaf
          })
    }
  }

  @Test(arguments: Careless.Place.allCases)
  private func `A set while views are updated is dropped, and reported once (R188)`(
    _ place: Careless.Place
  ) throws {
    let log = Log()
    let host = host { Careless(place: place, log: log) }
    for _ in 0..<3 { host.frame() }
    #expect(log.entries == ["0"])
    let report = try #require(host.reports("W-MUTATE").first)
    #expect(
      report.message.hasPrefix(
        "Modifying state during view update, this will cause undefined behavior."))
    #expect(report.message.contains("seen"))
    #expect(report.path.contains("Careless"))
    #expect(host.reports("W-MUTATE").count == 1)
  }

  @Test func `A set in a reducer is dropped (R188)`() {
    enum Setting: PreferenceKey {
      static let defaultValue = 0
      nonisolated(unsafe) static var act: () -> Void = {}
      static func reduce(value: inout Int, nextValue: () -> Int) {
        act()
        value += nextValue()
      }
    }
    let knob = Knob(0)
    Setting.act = { MainActor.assumeIsolated { knob.value = 9 } }
    defer { Setting.act = {} }
    let host = host {
      Turned(knob) { _ in
        VStack {
          leaf.preference(key: Setting.self, value: 1)
          leaf.preference(key: Setting.self, value: 2)
        }
      }
    }
    #expect(host.preference(Setting.self) == 3)
    #expect(knob.value == 0)
    #expect(host.reports("W-MUTATE").count == 1)
  }

  // MARK: Life

  @Test func `State lives and dies with its view's identity`() {
    let flag = Knob(true)
    let inner = Knob(0)
    let host = host {
      Turned(flag) { isOn in VStack { if isOn { Turned(inner) { leaf.writes("\($0)") } } } }
    }
    #expect(host.preference(Names.self) == ["0"])
    host.frame { inner.value = 4 }
    #expect(host.preference(Names.self) == ["4"])
    host.frame { flag.value = false }
    host.frame { flag.value = true }
    #expect(host.preference(Names.self) == ["0"])
  }

  @Test func `A binding writes through to the state that it came from`() {
    struct Child: View {
      @Binding var number: Int
      var body: some View { leaf.preference(key: Sum.self, value: number).onAppear { number = 4 } }
    }
    struct Parent: View {
      @State private var number = 1
      let log: Log
      var body: some View {
        let _ = log.add("\(number)")
        Child(number: $number)
      }
    }
    let log = Log()
    let host = host { Parent(log: log) }
    host.settle()
    #expect(host.preference(Sum.self) == 4)
    #expect(log.entries == ["1", "4"])
  }

  @Test func `A closed host leaves no node behind`() {
    let knob = Knob([1, 2, 3])
    let host = host {
      Turned(knob) { numbers in
        VStack {
          ForEach(numbers, id: \.self) { leaf.writes("\($0)") }
          if numbers.count > 2 { AnyView(leaf.id(numbers.count)) }
          ViewThatFits { GeometryReader { _ in leaf } }
        }
        .onPreferenceChange(Names.self) { _ in }
        .overlayPreferenceValue(Names.self) { names in leaf.writes("\(names.count)") }
        .anchorPreference(key: Rects.self, value: .bounds) { [$0] }
      }
    }
    host.settle()
    host.frame { knob.value = [3, 4] }
    host.frame { knob.value = Array(0..<50) }
    _ = host.preference(Rects.self)
    #expect(host.counts.nodesLive > 0)
    host.host.close()
    #expect(host.counts.nodesLive == 0)
  }
}
