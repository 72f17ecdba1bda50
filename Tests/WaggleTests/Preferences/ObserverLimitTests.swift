import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// The limit of calls in a frame, late deliveries and loops (R083–R087, R092–R094).
@MainActor @Suite struct ObserverLimitTests {
  @Test func `Under .seeds a third value in one frame is refused (R083, R086)`() {
    let log = Log()
    let host = host(.seeds) { Ladder(log: log, end: .max) }
    for first in stride(from: 0, to: 12, by: 2) {
      host.frame()
      #expect(log.take() == ["\(first)", "\(first + 1)"])
    }
  }

  @Test func `How often an observer is called in a frame is a property of the key (R083)`() {
    enum Own: CountKey {}
    enum Framework: CountKey { static var _isFrameworkKey: Bool { true } }
    enum Single: CountKey { static var _callsPerFrame: Int { 1 } }
    func calls<K: CountKey>(_ key: K.Type) -> [String] {
      let log = Log()
      host(.seeds) { Climb<K>(log: log) }.frame()
      return log.entries
    }
    #expect(calls(Own.self) == ["0", "1"])
    #expect(calls(Framework.self) == ["0", "1", "2"])
    #expect(calls(Single.self) == ["0"])
  }

  @Test func `The first refusal is reported once, with SwiftUI's message (R084)`() throws {
    let log = Log()
    let host = host { Ladder(log: log, end: .max) }
    for _ in 0..<10 { host.frame() }
    let reports = host.reports("W-LOOP")
    #expect(reports.count == 1)
    let lines = try #require(reports.first).message.split(separator: "\n", maxSplits: 1)
    #expect(lines[0] == "Bound preference Sum tried to update multiple times per frame.")
    #expect(lines[1].contains("0 -> 1 -> 2"))
    #expect(lines[1].contains("step"))
    #expect(try #require(reports.first).path.contains("Ladder"))
  }

  @Test func `Under .seeds a refused value is delivered in the next frame (R085)`() {
    let log = Log()
    let host = host(.seeds) { Ladder(log: log, end: 2) }
    host.frame()
    #expect(log.entries == ["0", "1"])
    host.frame()
    #expect(log.entries == ["0", "1", "2"])
    host.settle()
    #expect(log.entries == ["0", "1", "2"])
    #expect(host.preference(Sum.self) == 2)
  }

  @Test func `A refused value that is not delivered again is lost, until the next change (R085)`() {
    let log = Log()
    let knob = Knob(0)
    var semantics = PreferenceSemantics.seeds
    semantics.redeliversRefusedValues = false
    let host = host(semantics) {
      Turned(knob) { number in
        leaf.preference(key: Sum.self, value: number).onPreferenceChange(Sum.self) {
          log.add("\($0)")
          if $0 < 2 { knob.value = $0 + 1 }
        }
      }
    }
    host.frame()
    for _ in 0..<3 { host.frame() }
    #expect(log.entries == ["0", "1"])
    #expect(host.preference(Sum.self) == 2)
    host.frame { knob.value = 9 }
    #expect(log.entries == ["0", "1", "9"])
  }

  @Test func `A late delivery has the latest value, and happens only if it still differs (R085)`() {
    let log = Log()
    let knob = Knob(0)
    let host = host(.seeds) {
      Turned(knob) { number in
        leaf.preference(key: Sum.self, value: number).onPreferenceChange(Sum.self) {
          log.add("\($0)")
          if $0 < 2 { knob.value = $0 + 1 }
        }
      }
    }
    host.frame()
    host.frame { knob.value = 5 }
    #expect(log.entries == ["0", "1", "5"])
    host.settle()
    #expect(log.entries == ["0", "1", "5"])
  }

  @Test func `A new identity has a new observer, which is called for an equal value (R087)`() {
    let id = Knob(1)
    let log = Log()
    let host = host { Turned(id) { id in VStack { leaf.writes("x").logsNames(log).id(id) } } }
    host.settle()
    host.frame { id.value = 2 }
    #expect(log.entries == ["x", "x"])
    host.frame { id.value = 2 }
    #expect(log.entries == ["x", "x"])
  }

  @Test func `A view that is inserted again has a new observer (R087)`() {
    let flag = Knob(true)
    let log = Log()
    let host = host {
      Turned(flag) { isOn in VStack { if isOn { leaf.writes("x").logsNames(log) } } }
    }
    host.settle()
    host.frame { flag.value = false }
    host.frame { flag.value = true }
    #expect(log.entries == ["x", "x"])
  }

  @Test func `A value that changes itself is stopped at the limit and reported (R092)`() throws {
    let tally = Tally()
    let host = host { Feedback(step: 1, tally: tally) }
    host.settle()
    #expect(tally.count <= 4 * 121)
    let report = try #require(host.reports("W-LOOP").first)
    #expect(report.message.contains("Bound preference Width"))
    #expect(report.message.contains("width"))
    #expect(host.reports("W-LOOP").contains { $0.message.contains("120 frames") })
  }

  @Test func `Sizes that hardly differ are different values, and the report names them (R093)`()
    throws
  {
    let tally = Tally()
    let host = host { Feedback(step: 1e-9, tally: tally) }
    host.frame()
    #expect(tally.count == 2)
    let report = try #require(host.reports("W-LOOP").first)
    #expect(report.message.contains("less than a pixel"))
  }

  @Test func `State that is set to a new value each time is named in the report (R094)`() throws {
    struct Restless: View {
      @State private var token = 0.0
      var body: some View {
        leaf.preference(key: Width.self, value: CGFloat(100 + token))
          .onPreferenceChange(Width.self) { _ in token += 1 }
      }
    }
    let host = host { Restless() }
    host.settle()
    let report = try #require(host.reports("W-LOOP").first)
    #expect(report.message.contains("Width") && report.message.contains("token"))
  }

  @Test
  func
    `An observer is called at most twice per pass, four times per frame (R083, R085, R086)`()
  {
    let log = Log()
    let host = host { CountingChain(end: 5, log: log) }
    var perFrame: [Int] = []
    for _ in 0..<4 {
      host.frame()
      perFrame.append(log.take().count)
    }
    #expect(perFrame.allSatisfy { $0 <= 4 })
    #expect(perFrame.reduce(0, +) == 6)
  }

  @Test func `No value is lost when a chain of calls ends (R085)`() {
    for end in 1...7 {
      let log = Log()
      let host = host { CountingChain(end: end, log: log) }
      host.settle()
      #expect(log.take() == (0...end).map(String.init))
    }
  }

  @Test
  func `Under .strict a chain is delivered to its end, as no pass has a third call (R083, R086)`() {
    for end in 1...9 {
      let log = Log()
      let host = host(.strict) { CountingChain(end: end, log: log) }
      host.settle()
      #expect(log.take() == (0...end).map(String.init))
      #expect(host.diagnostics.isEmpty)
    }
  }

  @Test func `The limit is reported once, with this message (R084)`() {
    struct Forever: View {
      @State private var n = 0
      var body: some View {
        leaf.preference(key: Sum.self, value: n).onPreferenceChange(Sum.self) { _ in n += 1 }
      }
    }
    let host = host { Forever() }
    for _ in 0..<10 { host.frame() }
    let loops = host.reports("W-LOOP")
    #expect(loops.count == 1)
    #expect(
      loops.first?.message.hasPrefix(
        "Bound preference Sum tried to update multiple times per frame.") == true)
  }

  @Test func `A new identity calls again for an equal value (R087)`() {
    let knob = Knob(0)
    let log = Log()
    let host = host { Turned(knob) { turn in leaf.writes("x").logsNames(log).id(turn) } }
    host.settle()
    host.frame { knob.value = 1 }
    host.frame { knob.value = 1 }
    #expect(log.take() == ["x", "x"])
  }

  @Test func `An observer that is removed and comes back calls again (R087)`() {
    let knob = Knob(true)
    let log = Log()
    let host = host { Turned(knob) { on in VStack { if on { leaf.writes("x").logsNames(log) } } } }
    host.settle()
    host.frame { knob.value = false }
    host.frame { knob.value = true }
    #expect(log.take() == ["x", "x"])
  }

  @Test func `A row that moves does not call its observer (R087, R052)`() {
    let knob = Knob([1, 2, 3])
    let log = Log()
    let host = host {
      Turned(knob) { rows in
        VStack { ForEach(rows, id: \.self) { leaf.writes("\($0)").logsNames(log) } }
      }
    }
    host.settle()
    _ = log.take()
    host.frame { knob.value = [3, 1, 2] }
    #expect(log.take() == [])
    host.frame { knob.value = [3, 4, 2] }
    #expect(log.take() == ["4"])
  }

  @Test
  func
    `A value that feeds back into itself stops at the limit and is reported, in each form (R092)`()
  {
    struct Grow: View {
      @State private var width: CGFloat = 10
      var body: some View {
        leaf.frame(width: width, height: 10)
          .background(
            GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
          )
          .onPreferenceChange(Width.self) { width = $0 + 1 }
      }
    }
    let host = host { Grow() }
    host.settle()
    let loop = host.reports("W-LOOP").first
    #expect(loop != nil)
    #expect(loop?.message.contains("Width") == true)
    #expect(loop?.message.contains("width") == true)
  }

  @Test func `Jitter below a pixel calls each time, and the report names it (R093)`() {
    struct Jitter: View {
      @State private var width: CGFloat = 10
      var body: some View {
        leaf.preference(key: Width.self, value: width).onPreferenceChange(Width.self) {
          width = $0 + 1e-9
        }
      }
    }
    let host = host { Jitter() }
    for _ in 0..<3 { host.frame() }
    #expect(host.reports("W-LOOP").first?.message.contains("less than a pixel") == true)
  }

  @Test func `A state set to a new value each time is named (R094)`() {
    struct Fresh: View {
      @State private var token = 0
      var body: some View {
        leaf.id(token).anchorPreference(key: Sum.self, value: .bounds) { _ in token }
          .onPreferenceChange(Sum.self) { _ in token = Int.random(in: 1..<1_000_000) }
      }
    }
    let host = host { Fresh() }
    host.settle()
    #expect(host.reports("W-LOOP").contains { $0.message.contains("token") })
  }

  /// A value that its own observer raises until it is `end`.
  /// A value that its own observer raises without end.
  private struct Climb<K: CountKey>: View {
    let log: Log
    @State private var step = 0

    var body: some View {
      leaf.preference(key: K.self, value: step).onPreferenceChange(K.self) {
        log.add("\($0)")
        step = $0 + 1
      }
    }
  }

  private struct Ladder: View {
    let log: Log
    let end: Int
    @State private var step = 0

    var body: some View {
      leaf.preference(key: Sum.self, value: step).onPreferenceChange(Sum.self) {
        log.add("\($0)")
        if $0 < end { step = $0 + 1 }
      }
    }
  }

  /// A width that its own observer changes by `step`, for ever.
  private struct Feedback: View {
    let step: CGFloat
    let tally: Tally
    @State private var width: CGFloat = 10

    var body: some View {
      GeometryReader { leaf.preference(key: Width.self, value: $0.size.width) }
        .frame(width: width, height: 10)
        .onPreferenceChange(Width.self) {
          tally.count += 1
          width = $0 + step
        }
    }
  }

  /// A value that each call of its observer changes, up to an end.
  private struct CountingChain: View {
    @State private var n = 0
    let end: Int
    let log: Log
    var body: some View {
      leaf.preference(key: Sum.self, value: n).onPreferenceChange(Sum.self) {
        log.add("\($0)")
        if n < end { n += 1 }
      }
    }
  }
}

/// A key of numbers.
private protocol CountKey: PreferenceKey where Value == Int {}

extension CountKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
