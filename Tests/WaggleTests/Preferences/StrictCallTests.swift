import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// `.strict` counts the calls of an observer by update, and a frame has two updates (R083, R086).
@MainActor @Suite struct StrictCallTests {
  @Test(arguments: [PreferenceSemantics.seeds, .strict])
  func `observers of three keys that feed each other settle (R091)`(
    _ semantics: PreferenceSemantics
  ) {
    let log = Log()
    let host = host(semantics) { Fed(log: log) }
    host.settle()
    #expect(log.entries.filter { $0 == "w0" }.count == 1)
    #expect(host.preference(Width.self) == 2)
    #expect(host.preference(Sum.self) ?? 0 > 0)
    #expect(!host.host.hasWork)
  }

  @Test(arguments: [PreferenceSemantics.seeds, .strict])
  func `two observers that raise each other to a limit settle there (R085)`(
    _ semantics: PreferenceSemantics
  ) {
    let log = Log()
    let host = host(semantics) { Crossed(log: log) }
    host.settle()
    #expect(!host.host.hasWork)
    if semantics == .seeds {
      #expect(log.entries.contains("l5") && log.entries.contains("r5"))
    }
    for frame in 0..<3 where frame >= 0 { host.frame() }
    #expect(Set(log.entries).count == log.entries.count, "\(log.entries)")
  }

  @Test
  func
    `a value that raises itself is delivered once in the first update, twice in the second (R086)`()
  {
    let log = Log()
    #expect(frames(5, log) { Rising(log: log, end: 9) } == ["0 1 2", "3 4 5", "6 7 8", "9", ""])
    #expect(frames(4, log, .seeds) { Rising(log: log, end: 9) } == ["0 1", "2 3", "4 5", "6 7"])
  }

  @Test func `observers have a limit each, outermost first in each round (R083, R088)`() {
    let log = Log()
    let found = frames(2, log) {
      Rising(log: log, end: 4).onPreferenceChange(Sum.self) { log.add("out\($0)") }
    }
    #expect(found == ["out0 0 out1 1 out2 2", "out3 3 out4 4"])
  }

  @Test func `a state that the third call sets is drawn in the next frame (R091)`() {
    struct Shown: View {
      @State private var s = 0
      var body: some View {
        Text("\(s)").preference(key: Sum.self, value: s).onPreferenceChange(Sum.self) { s = $0 + 1 }
      }
    }
    let host = host(.strict) { Shown() }
    host.frame()
    #expect(host.text == ["2"])
    host.frame()
    #expect(host.text == ["5"])
  }

  @Test func `an endless loop settles in no frame, and is reported once (R092)`() {
    let host = host(.strict) { Rising(log: Log()) }
    host.settle()
    #expect(host.reports("W-LOOP").count == 1)
  }

  @Test func `onChange has the same limit (R193)`() {
    let (log, knob) = (Log(), Knob(0))
    let host = host(.strict) { Turning(log: log, knob: knob) }
    host.settle()
    host.frame { knob.value = 1 }
    #expect(log.take() == ["1", "2", "3"])
    host.frame()
    #expect(log.take() == ["4", "5", "6"])
  }

  @Test func `a third change in one update is refused (R083, R193)`() {
    let (log, knob) = (Log(), Knob(0))
    let host = host(.strict) {
      Turned(knob) { number in leaf.onChange(of: number) { log.add("\($1)") } }
    }
    host.settle()
    host.frame { for number in 1...3 { withTransaction(Transaction()) { knob.value = number } } }
    #expect(log.take() == ["1", "2"])
    #expect(host.reports("W-LOOP").count == 1)
  }

  private struct Fed: View {
    let log: Log
    @State private var sum = 0
    @State private var name = "n"
    @State private var width: CGFloat = 0
    var body: some View {
      VStack {
        leaf.preference(key: Sum.self, value: sum)
        leaf.writes(name)
        leaf.preference(key: Width.self, value: width)
      }
      .onPreferenceChange(Sum.self) {
        log.add("s\($0)")
        if $0 < 3 { name = "n\($0 + 1)" }
      }
      .onPreferenceChange(Names.self) {
        log.add($0.joined())
        width = CGFloat($0.joined().count)
      }
      .onPreferenceChange(Width.self) {
        log.add("w\(Int($0))")
        if $0 > 0, sum < 3 { sum += 1 }
      }
    }
  }

  private struct Crossed: View {
    let log: Log
    @State private var left = 0
    @State private var right: CGFloat = 0
    var body: some View {
      HStack {
        leaf.preference(key: Sum.self, value: left)
          .onPreferenceChange(Sum.self) {
            log.add("l\($0)")
            right = CGFloat(min($0, 5))
          }
        leaf.preference(key: Width.self, value: right)
          .onPreferenceChange(Width.self) {
            log.add("r\(Int($0))")
            left = min(Int($0) + 1, 5)
          }
      }
    }
  }

  /// A value that its own observer raises until it is `end`.
  private struct Rising: View {
    let log: Log
    var end = Int.max
    var by = 1
    @State private var s = 0

    var body: some View {
      leaf.preference(key: Sum.self, value: s).onPreferenceChange(Sum.self) {
        log.add("\($0)")
        s = min($0 + by, end)
      }
    }
  }

  /// What is delivered in each frame.
  private func frames<V: View>(
    _ count: Int, _ log: Log, _ semantics: PreferenceSemantics = .strict,
    @ViewBuilder _ content: @escaping () -> V
  ) -> [String] {
    let host = host(semantics, content)
    return (0..<count).map { _ in
      host.frame()
      return log.take().joined(separator: " ")
    }
  }

  /// Sets a state in an `onChange` of the same state.
  private struct Turning: View {
    let log: Log
    let knob: Knob<Int>

    var body: some View {
      Turned(knob) { number in
        leaf.onChange(of: number) { _, new in
          log.add("\(new)")
          knob.value = new + 1
        }
      }
    }
  }
}
