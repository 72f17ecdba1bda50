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

  private struct Lengths: PreferenceKey {
    static var defaultValue: CGSize { .zero }
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
      let next = nextValue()
      value = CGSize(width: value.width + next.width, height: value.height + next.height)
    }
  }

  @Test func `R008: a sum of fractions is lawful though its last digits depend on the grouping`() {
    let sizes = [0.1, 0.2, 0.3].map { CGSize(width: $0, height: 1 - $0) }
    #expect(PreferenceLaw.violations(of: Lengths.self, samples: sizes) == [])
  }

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
      found.contains {
        $0.law == .purity && $0.description.contains("changes an object in the first")
      })
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

/// Keys whose values hold objects.
@Suite struct ObjectLawTests {
  @Test func `R056: a reducer that changes an object is reported with the object's fields`() throws
  {
    let report = PreferenceLaw.report(of: Shelves.self, samples: [Shelf("a"), Shelf("b")])
    #expect(report.violations.map(\.law) == [.purity])
    let sentence = try #require(report.violations.first).description
    #expect(
      sentence.contains(
        "changes an object in the first, which a view still has: "
          + "Books(owner: \"library\", titles: []) is now Books(owner: \"library\", titles: [\"a\"])"
      ),
      "\(sentence)")
  }

  @Test func `R056: a reducer that changes the object of the next value is reported`() throws {
    let report = PreferenceLaw.report(of: Drained.self, samples: [Shelf("a")])
    let sentence = try #require(report.violations.first).description
    #expect(report.violations.map(\.law) == [.purity])
    #expect(sentence.contains("changes an object in the second"), "\(sentence)")
  }

  @Test func `R056: an object that is changed behind a long list of equal parts is found`() throws {
    let titles = (0..<200).map { "title \($0)" }
    let report = PreferenceLaw.report(
      of: Shelves.self, samples: [Shelf(titles), Shelf("z")])
    let sentence = try #require(report.violations.first).description
    #expect(report.violations.map(\.law) == [.purity])
    #expect(sentence.utf8.count < 500, "\(sentence)")
  }

  @Test func `A reducer that makes a new object is lawful, and so is one that keeps one (R056)`() {
    let samples = [Shelf([]), Shelf("a"), Shelf("b")]
    #expect(PreferenceLaw.report(of: NewShelves.self, samples: samples).violations.isEmpty)
    #expect(PreferenceLaw.report(of: FirstShelf.self, samples: samples).violations.isEmpty)
  }

  @Test func `Objects that refer to each other are visited once`() {
    let (a, b) = (Linked(), Linked())
    (a.next, b.next) = (b, a)
    #expect(PreferenceLaw.report(of: Links.self, samples: [a, b]).violations.isEmpty)
  }
}

private class Owned { let owner = "library" }

private final class Books: Owned {
  var titles: [String]
  init(_ titles: [String]) { self.titles = titles }
}

/// A value with an object in it, which its description does not show.
private struct Shelf: Equatable {
  var books: Books
  init(_ titles: [String]) { books = Books(titles) }
  init(_ title: String) { self.init([title]) }
  static func == (a: Shelf, b: Shelf) -> Bool { a.books.titles == b.books.titles }
}

private enum Shelves: PreferenceKey {
  static var defaultValue: Shelf { Shelf([]) }
  static func reduce(value: inout Shelf, nextValue: () -> Shelf) {
    value.books.titles += nextValue().books.titles
  }
}

private enum Drained: PreferenceKey {
  static var defaultValue: Shelf { Shelf([]) }
  static func reduce(value: inout Shelf, nextValue: () -> Shelf) {
    let next = nextValue()
    value = Shelf(value.books.titles + next.books.titles)
    next.books.titles = []
  }
}

private enum NewShelves: PreferenceKey {
  static var defaultValue: Shelf { Shelf([]) }
  static func reduce(value: inout Shelf, nextValue: () -> Shelf) {
    value = Shelf(value.books.titles + nextValue().books.titles)
  }
}

private enum FirstShelf: PreferenceKey {
  static var defaultValue: Shelf { Shelf([]) }
  static func reduce(value: inout Shelf, nextValue: () -> Shelf) {
    if value.books.titles.isEmpty { value = nextValue() }
  }
}

private final class Linked: Equatable {
  var next: Linked?
  static func == (a: Linked, b: Linked) -> Bool { a === b }
}

private enum Links: PreferenceKey {
  static var defaultValue: Linked? { nil }
  static func reduce(value: inout Linked?, nextValue: () -> Linked?) {
    value = value ?? nextValue()
  }
}

/// The samples of common types.
@Suite struct LawSampleTests {
  @Test func `Geometry has samples with negative sides (R004)`() {
    #expect(PreferenceLaw.samples(of: CGSize.self).contains { $0.width < 0 && $0.height < 0 })
    #expect(PreferenceLaw.samples(of: CGPoint.self).contains { $0.x < 0 })
    #expect(PreferenceLaw.samples(of: CGRect.self).contains { $0.minX < 0 && $0.maxY < 0 })
    #expect(PreferenceLaw.samples(of: EdgeInsets.self).contains { $0.top < 0 })
    #expect(PreferenceLaw.samples(of: UnitPoint.self).contains { $0.x < 0 })
    #expect(PreferenceLaw.samples(of: Int16.self).contains(-1))
    #expect(PreferenceLaw.samples(of: ClosedRange<Double>.self).contains { $0.lowerBound < 0 })
    #expect(PreferenceLaw.samples(of: CGSize.self) == PreferenceLaw.samples(of: CGSize.self))
  }

  @Test func `The largest of sizes from zero is unlawful where sides are negative (R004, R005)`() {
    let report = PreferenceLaw.report(of: LargestFromZero.self)
    #expect(report.violations.map(\.law) == [.defaultAfter, .defaultBefore])
    #expect(
      report.description.contains("(-1.0, 0.5) with the default after it becomes (0.0, 0.5)"),
      "\(report)")
    let positive = [CGSize.zero, CGSize(width: 1, height: 2), CGSize(width: 2, height: 1)]
    #expect(PreferenceLaw.report(of: LargestFromZero.self, samples: positive).isLawful)
  }
}

private enum LargestFromZero: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    value = CGSize(width: max(value.width, next.width), height: max(value.height, next.height))
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
