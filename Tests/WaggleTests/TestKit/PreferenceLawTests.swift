import Foundation
import SwiftUI
import Testing
import WaggleTestKit

private struct Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Last: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

private struct First: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

private struct Difference: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value -= nextValue() }
}

@Suite struct PreferenceLawTests {
  private let samples = [0, 1, 2]

  @Test func `A lawful key has no violations`() {
    #expect(PreferenceLaw.violations(of: Sum.self, samples: samples) == [])
  }

  @Test func `Taking the next value breaks the law on the right side (R004, R006)`() {
    let found = PreferenceLaw.violations(of: Last.self, samples: samples)
    #expect(found == ["1 with the default after it becomes 0, not 1 (R004)."])
  }

  @Test func `Keeping the first value breaks it on the left side (R005, R007)`() {
    let found = PreferenceLaw.violations(of: First.self, samples: samples)
    #expect(found == ["1 with the default before it becomes 0, not 1 (R005)."])
  }

  @Test func `A reducer must not mind grouping (R008)`() {
    let found = PreferenceLaw.violations(of: Difference.self, samples: samples)
    #expect(found.contains { $0.hasSuffix("(R008).") })
  }

  @Test func `The counterexample is the smallest among the samples (R008)`() {
    let found = PreferenceLaw.violations(of: Difference.self, samples: [700, 0, 1, 2])
    #expect(found.last == "(0, 0), 1 becomes -1, but 0, (0, 1) becomes 1 (R008).")
  }

  @Test func `The order of values is information, not a law (R008)`() {
    let list = PreferenceLaw.report(of: Names.self)
    #expect(list.isLawful && !list.isCommutative)
    #expect(list.notes.first?.hasPrefix("The order counts: ") == true)
    let sum = PreferenceLaw.report(of: Sum.self)
    #expect(sum.isLawful && sum.isCommutative && sum.notes.isEmpty)
    #expect(sum.description == "Sum is lawful, as far as 6 samples show.")
  }

  @Test func `Values that are not asked for are noted (R053)`() {
    let report = PreferenceLaw.report(of: FirstSet.self)
    #expect(report.isLawful)
    #expect(report.notes.contains { $0.contains("does not call nextValue()") }, "\(report)")
  }

  @Test func `A reducer that gives another result the next time is impure (R056)`() {
    let found = PreferenceLaw.report(of: Counting.self).violations
    #expect(found.contains { $0.law == .purity })
  }

  @Test func `A reducer that changes an object that a view wrote is impure (R056)`() {
    let found = PreferenceLaw.report(of: Boxes.self, samples: [Box(["a"]), Box(["b"])]).violations
    #expect(
      found.contains { $0.law == .purity && $0.description.contains("changes one of the two") })
  }

  @Test func `A key without samples is not called lawful`() {
    let report = PreferenceLaw.report(of: Opaque.self)
    #expect(!report.isLawful && report.violations.isEmpty)
    #expect(report.description.contains("was not checked"))
  }

  @Test func `NaN proves nothing`() {
    #expect(PreferenceLaw.violations(of: Widest.self, samples: [.nan, 1, 2]).isEmpty)
  }

  @Test func `Samples are made for the types that keys usually have`() {
    #expect(PreferenceLaw.samples(of: Bool.self) == [false, true])
    #expect(PreferenceLaw.samples(of: Weather.self) == [.sun, .rain])
    #expect(PreferenceLaw.samples(of: String?.self).contains { $0 == nil })
    #expect(PreferenceLaw.samples(of: [Int].self).contains([]))
    #expect(PreferenceLaw.samples(of: [String: CGFloat].self).count > 4)
    #expect(PreferenceLaw.samples(of: Set<Int>.self).count > 3)
    #expect(PreferenceLaw.samples(of: [Weather?].self).count > 3)
    for count in [
      PreferenceLaw.samples(of: Double.self).count, PreferenceLaw.samples(of: CGFloat.self).count,
      PreferenceLaw.samples(of: CGRect.self).count, PreferenceLaw.samples(of: Color.self).count,
      PreferenceLaw.samples(of: UInt8.self).count, PreferenceLaw.samples(of: Int?.self).count,
    ] { #expect(count > 2) }
    #expect(PreferenceLaw.samples(of: Box.self).isEmpty)
  }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct FirstSet: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

private struct Counting: PreferenceKey {
  nonisolated(unsafe) static var count = 0
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    count += 1
    value += nextValue() + (count > 20 ? count : 0)
  }
}

private final class Box: Equatable, CustomStringConvertible {
  var names: [String]
  init(_ names: [String]) { self.names = names }
  var description: String { "Box(\(names))" }
  static func == (a: Box, b: Box) -> Bool { a.names == b.names }
}

private struct Boxes: PreferenceKey {
  nonisolated(unsafe) static let defaultValue = Box([])
  static func reduce(value: inout Box, nextValue: () -> Box) { value.names += nextValue().names }
}

private struct Unknown: Equatable, Sendable {}

private struct Opaque: PreferenceKey {
  static let defaultValue = Unknown()
  static func reduce(value: inout Unknown, nextValue: () -> Unknown) { value = nextValue() }
}

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = -.infinity
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private enum Weather: CaseIterable { case sun, rain }
