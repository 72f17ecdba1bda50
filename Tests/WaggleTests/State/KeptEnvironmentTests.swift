import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleGraph
import WaggleTestKit

private struct FirstKey: EnvironmentKey { static let defaultValue = 0 }
private struct SecondKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
  fileprivate var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
  /// Sets both values: the tens and the ones.
  fileprivate var both: Int {
    get { first * 10 + second }
    set { (first, second) = (newValue / 10, newValue % 10) }
  }
}

private struct Reader: View {
  let log: Log
  @Environment(\.first) private var first
  var body: some View {
    let _ = log.add("\(first)")
    Text("\(first)")
  }
}

/// Reads the second value while the first is even.
private struct SometimesReader: View {
  let log: Log
  @Environment(\.first) private var first
  @Environment(\.second) private var second
  var body: some View {
    let text = first.isMultiple(of: 2) ? "\(first) \(second)" : "\(first)"
    let _ = log.add(text)
    Text(text)
  }
}

@Observable private final class Model { let name = "clover" }

private struct ModelReader: View {
  let isShown: Bool
  @Environment(Model.self) private var model
  var body: some View { if isShown { Text(model.name) } else { Text("none") } }
}

@MainActor @Suite struct KeptEnvironmentTests {
  @Test func `a body has no node for what it reads of its environment (C595)`() {
    struct Three: View {
      @Environment(\.first) private var first
      @Environment(\.second) private var second
      @Environment(\.font) private var font
      let reads: Bool
      var body: some View { Text(reads ? "\(first) \(second) \(font == nil)" : "no") }
    }
    func nodes(_ reads: Bool) -> Int {
      let host = TestHost { Three(reads: reads) }
      host.settle()
      return host.runtime.graph.liveNodeCount
    }
    #expect(nodes(true) == nodes(false))
  }

  @Test
  func
    `a body runs when a value that it has read changes, and for no other of the modifier (C595, R184)`()
  {
    let (log, knob) = (Log(), Knob(11))
    let host = TestHost {
      Turned(knob) { VStack { Reader(log: log) }.environment(\.both, $0) }
    }
    host.settle()
    for (n, bodies) in [(12, []), (19, []), (20, ["2"]), (21, []), (11, ["1"])] {
      _ = log.take()
      host.frame { knob.value = n }
      #expect(log.take() == bodies)
      #expect(host.text == ["\(n / 10)"])
    }
  }

  @Test
  func `an equal value from a nearer modifier runs no body, and a change of it there does (C595)`()
  {
    let (log, knob) = (Log(), Knob(1))
    let host = TestHost {
      Turned(knob) { n in
        VStack { Reader(log: log) }
          .transformEnvironment(\.self) { if n > 1 { $0.first = n - 1 } }
          .environment(\.first, 1)
      }
    }
    host.settle()
    #expect(log.take() == ["1"])
    host.frame { knob.value = 2 }
    #expect(log.take().isEmpty)
    host.frame { knob.value = 6 }
    #expect(log.take() == ["5"])
    #expect(host.text == ["5"])
  }

  @Test func `a value that the last run of a body has not read does not run it (C595)`() {
    let (log, knob) = (Log(), Knob(21))
    let host = TestHost {
      Turned(knob) { VStack { SometimesReader(log: log) }.environment(\.both, $0) }
    }
    host.settle()
    for n in [22, 32, 33, 43, 44] { host.frame { knob.value = n } }
    #expect(log.take() == ["2 1", "2 2", "3", "4 3", "4 4"])
  }

  @Test func `an object that is removed when a body no longer reads it is not missed (C595)`() {
    let (model, isShown) = (Model(), Knob(true))
    let host = TestHost {
      Turned(isShown) { isShown in
        VStack { ModelReader(isShown: isShown) }.environment(isShown ? model : nil)
      }
    }
    host.settle()
    #expect(host.text == ["clover"])
    host.frame { isShown.value = false }
    #expect(host.text == ["none"])
    host.frame { isShown.value = true }
    #expect(host.text == ["clover"])
  }

  @Test func `a value that a body and a closure in it read is the newest in both (C595)`() {
    struct Twice: View {
      @Environment(\.first) private var first
      var body: some View {
        VStack {
          Text("\(first)")
          ForEach(0..<2, id: \.self) { Text("\($0 + first)") }
        }
      }
    }
    let knob = Knob(11)
    let host = TestHost { Turned(knob) { VStack { Twice() }.environment(\.both, $0) } }
    host.settle()
    for n in [12, 20, 31, 32, 10] {
      host.frame { knob.value = n }
      let first = n / 10
      #expect(host.text == ["\(first)", "\(first)", "\(first + 1)"])
    }
  }

  @Test func `a body shows a value that an action has read before it (C595)`() {
    final class Kept { var action: () -> Int = { 0 } }
    struct Shown: View {
      let kept: Kept
      @Environment(\.first) private var first
      var body: some View {
        let _ = kept.action = { first }
        Text("\(first)")
      }
    }
    let (kept, knob) = (Kept(), Knob(1))
    let host = TestHost {
      Turned(knob) { n in VStack { Shown(kept: kept) }.environment(\.first, n) }
    }
    host.settle()
    for n in [2, 3, 2] {
      host.frame {
        knob.value = n
        _ = kept.action()
      }
      #expect(kept.action() == n)
      #expect(host.text == ["\(n)"])
    }
  }
}
