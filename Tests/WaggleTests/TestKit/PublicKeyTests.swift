import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// The forms that keys have in public programs: what is the default, and how two values are combined. For each the laws
/// that it breaks are known by thought.
@Suite struct PublicKeyTests {
  @Test(arguments: Form.all)
  fileprivate func `The checker finds of a public form what is known of it`(form: Form) {
    let report = form.report
    #expect(report.sampleCount > 1, "\(report)")
    #expect(Set(report.violations.map(\.law)) == Set(form.broken), "\(form)\n\(report)")
  }

  @Test func `There are at least forty forms, lawful ones and others`() {
    #expect(Form.all.count >= 40)
    #expect(Form.all.filter(\.broken.isEmpty).count > 15)
    #expect(Form.all.filter { !$0.broken.isEmpty }.count > 15)
  }
}

/// A form of a key.
private struct Form: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let broken: [PreferenceLawReport.Law]
  let report: PreferenceLawReport

  init<K: PreferenceKey>(
    _ description: String, _ key: K.Type, _ broken: [PreferenceLawReport.Law] = [],
    samples: [K.Value]? = nil
  ) where K.Value: Equatable {
    testDescription = description
    self.broken = broken
    report =
      samples.map { PreferenceLaw.report(of: key, samples: $0) } ?? PreferenceLaw.report(of: key)
  }

  static let all = numbers + geometry + truths + texts + collections + others + seldom

  static let numbers = [
    Form("an offset, the next one wins", Latest<Zero<CGFloat>>.self, [.defaultAfter]),
    Form("a height, the highest from 0", Highest<Zero<CGFloat>>.self, identity),
    Form("a height, the highest from -infinity", Highest<Bottom>.self),
    Form("a top edge, the lowest from infinity", Lowest<Top>.self),
    Form("an offset, added", Added<Zero<CGFloat>>.self),
    Form("a height, the body is empty", Kept<Zero<CGFloat>>.self, [.defaultBefore]),
    Form("a height, or nil, the next that is not nil", LatestSome<CGFloat>.self),
    Form("a height, or nil, the first that is not nil", FirstSome<CGFloat>.self),
    Form("a height, or nil, the next one wins", Latest<Missing<CGFloat>>.self, [.defaultAfter]),
    Form("a height, or nil, the highest", HighestSome<CGFloat>.self),
    Form("a number of rows, added", Added<Zero<Int>>.self),
    Form("a count of requests, the highest from 0", Highest<Zero<Int>>.self, identity),
    Form("a number of columns, the highest from 1", Highest<One>.self, identity),
    Form("the first visible row, the lowest", Lowest<LastInt>.self),
    Form("the lowest row from 0", Lowest<Zero<Int>>.self, identity),
    Form("an index, the next one wins", Latest<Zero<Int>>.self, [.defaultAfter]),
    Form("a number, 100 unless written, the next one wins", Latest<Hundred>.self, [.defaultAfter]),
    Form("a width, nextValue() called twice", HighestTwice.self, identity),
    Form("a width, nextValue() called and not used", Ignored.self, [.defaultBefore]),
    Form("a mean of two", Mean.self, [.defaultAfter, .defaultBefore, .grouping]),
    Form("a remainder", Remainder.self, [.defaultBefore, .grouping]),
  ]

  static let geometry = [
    Form("a size, the next one wins", Latest<ZeroSize>.self, [.defaultAfter]),
    Form("a size, the body is empty", Kept<ZeroSize>.self, [.defaultBefore]),
    Form("a size, the widest and the highest", WidestSize.self, identity),
    Form("a size, the higher one", HigherSize.self, identity),
    Form("a size, the next one that is not zero", LatestNonzero<ZeroSize>.self),
    Form("a frame, the next one wins", Latest<ZeroRect>.self, [.defaultAfter]),
    Form("a frame, the next one that is not empty", LatestFilledRect.self, [.defaultBefore]),
    Form("a frame, the next one that is not zero", LatestNonzero<ZeroRect>.self),
    Form("frames, united from zero", UnitedRect<ZeroRect>.self, identity),
    Form("frames, united from null", UnitedRect<NullRect>.self),
    Form("insets, the largest of each edge", LargestInsets.self, identity),
    Form("a unit point, the next one wins", Latest<CenterPoint>.self, [.defaultAfter]),
    Form("a range, or nil, both in one", JoinedRange.self),
  ]

  static let truths = [
    Form("whether any", AnyOne.self),
    Form("whether any, the next asked first", AnyNext.self),
    Form("whether all", AllOfThem.self),
    Form("whether a bar is hidden, the next one wins", Latest<No>.self, [.defaultAfter]),
    Form("whether a bar is shown, the next one wins", Latest<Yes>.self, [.defaultAfter]),
    Form("whether a view is visible, the body is empty", Kept<No>.self, [.defaultBefore]),
  ]

  static let texts = [
    Form("a title, the next one wins", Latest<NoText>.self, [.defaultAfter]),
    Form("a title, the next one that is not empty", LatestNonzero<NoText>.self),
    Form("a title, or nil, the first", FirstSome<String>.self),
    Form("a title, or nil, the last", LatestSome<String>.self),
    Form("a title, or nil, the next one wins", Latest<Missing<String>>.self, [.defaultAfter]),
    Form("a title, or nil, the body is empty", Kept<Missing<String>>.self, [.defaultBefore]),
    Form(
      "a key of a text, the body is empty", Kept<TitleKey>.self, [.defaultBefore],
      samples: ["Properties", "Details", ""]),
  ]

  static let collections = [
    Form("a list, appended", Appended<CGRect>.self),
    Form("a list, put before", PutBefore.self),
    Form("a list, the first that is not empty", FirstFilled.self),
    Form("a list, the next one wins", Latest<NoStrings>.self, [.defaultAfter]),
    Form("a list, kept in order", Ordered.self, identity),
    Form("frames of rows, appended", Appended<Row>.self, samples: Row.lists),
    Form("a dictionary, the newer wins", Merged<String, CGFloat>.self),
    Form("a dictionary, each entry set", EachSet.self),
    Form("a dictionary, the older wins", MergedOlder.self),
    Form("a dictionary, the highest of each", MergedHighest.self),
    Form("a dictionary of sets, united", MergedSets.self),
    Form("a dictionary, the next one wins", Latest<NoEntries>.self, [.defaultAfter]),
    Form("a set, united", UnitedSet.self),
  ]

  static let others = [
    Form("a color, or nil, the last", LatestSome<Color>.self),
    Form("a date, the newest", NewestDate.self),
    Form(
      "an object by identity, or nil, the first", FirstSome<Model>.self,
      samples: [nil, Model.a, Model.b]),
    Form(
      "orientations, the body is empty", Kept<AllSides>.self, [.defaultBefore],
      samples: [.all, .left, .right, []]),
    Form(
      "orientations, all that any allows", UnitedSides.self, samples: [[], .left, .right, .all]),
  ]

  /// Forms that are seen less often, most of them with more in `reduce` than one operator.
  static let seldom = [
    Form("a number of rows, added up to a limit", AddedToLimit.self, [.grouping]),
    Form("the offset nearest to zero", Nearest.self),
    Form("a place in an outline, digit by digit", Digits.self, [.defaultAfter, .grouping]),
    Form(
      "a mean with its count", CountedMean.self,
      samples: [Counted(), Counted(sum: 3, count: 1), Counted(sum: -1, count: 2)]),
    Form(
      "the smallest and the largest in one", Extent.self,
      samples: [Reach(), Reach(low: 1, high: 1), Reach(low: -2, high: 5)]),
    Form("frames, united unless there is none yet", UnitedUnlessZero.self, unitedFromZero),
    Form("whether all, from false", AllFromFalse.self, identity),
    Form("whether it is disabled, or nil, or not even that, the last", LatestOfNested.self),
    Form("texts in lines, empty ones left out", Lines.self),
    Form(
      "a list, the first two", FirstTwo.self, identity, samples: [[], [1], [2, 3], [4, 5, 6]]),
    Form("a list, ids that are there left out", Distinct.self, [.defaultBefore]),
    Form("a list, appended unless it is the same", AppendedIfNew.self, [.grouping]),
    Form("a list, the longest", Longest.self),
    Form("a list, sorted and each once", SortedSet.self, identity),
    Form("a dictionary of lists, appended for each", MergedLists.self),
    Form("a dictionary, added for each", MergedSums.self),
    Form("a set, or nil, what all have", CommonSet.self),
    Form(
      "several fields, or nil, the first of each", Fields.self,
      samples: [Labels(), Labels(title: "a"), Labels(title: "b", symbol: "c"), Labels(symbol: "d")]),
    Form(
      "an object, changed in its place", ChangedObject.self, [.purity],
      samples: [Names(["a"]), Names(["b", "c"])]),
  ]

  private static let unitedFromZero: [PreferenceLawReport.Law] = [.defaultAfter, .grouping]

  private static let identity: [PreferenceLawReport.Law] = [.defaultAfter, .defaultBefore]
}

// MARK: Defaults

/// What a key has unless it is written.
private protocol Unwritten {
  associatedtype Value: Equatable
  static var value: Value { get }
}

private enum Zero<Number: Numeric>: Unwritten { static var value: Number { 0 } }
private enum One: Unwritten { static var value: Int { 1 } }
private enum Hundred: Unwritten { static var value: Int { 100 } }
private enum LastInt: Unwritten { static var value: Int { .max } }
private enum Bottom: Unwritten { static var value: CGFloat { -.infinity } }
private enum Top: Unwritten { static var value: CGFloat { .infinity } }
private enum Missing<Wrapped: Equatable>: Unwritten { static var value: Wrapped? { nil } }
private enum ZeroSize: Unwritten { static var value: CGSize { .zero } }
private enum ZeroRect: Unwritten { static var value: CGRect { .zero } }
private enum NullRect: Unwritten { static var value: CGRect { .null } }
private enum CenterPoint: Unwritten { static var value: UnitPoint { .center } }
private enum No: Unwritten { static var value: Bool { false } }
private enum Yes: Unwritten { static var value: Bool { true } }
private enum NoText: Unwritten { static var value: String { "" } }
private enum TitleKey: Unwritten { static var value: LocalizedStringKey { "Properties" } }
private enum NoStrings: Unwritten { static var value: [String] { [] } }
private enum NoEntries: Unwritten { static var value: [String: Int] { [:] } }
private enum AllSides: Unwritten { static var value: Sides { .all } }

private struct Sides: OptionSet, Sendable {
  let rawValue: Int
  static let left = Sides(rawValue: 1)
  static let right = Sides(rawValue: 2)
  static let all: Sides = [.left, .right]
}

private struct Row: Equatable, Sendable {
  let index: Int
  let frame: CGRect
  static let lists = [[], [Row(index: 0, frame: .zero)], [Row(index: 1, frame: .infinite)]]
}

private final class Model: Equatable, Sendable {
  static let a = Model()
  static let b = Model()
  static func == (a: Model, b: Model) -> Bool { a === b }
}

// MARK: Forms for any value

private enum Latest<D: Unwritten>: PreferenceKey {
  static var defaultValue: D.Value { D.value }
  static func reduce(value: inout D.Value, nextValue: () -> D.Value) { value = nextValue() }
}

private enum Kept<D: Unwritten>: PreferenceKey {
  static var defaultValue: D.Value { D.value }
  static func reduce(value: inout D.Value, nextValue: () -> D.Value) {}
}

private enum LatestNonzero<D: Unwritten>: PreferenceKey {
  static var defaultValue: D.Value { D.value }
  static func reduce(value: inout D.Value, nextValue: () -> D.Value) {
    let next = nextValue()
    if next != D.value { value = next }
  }
}

private enum Highest<D: Unwritten>: PreferenceKey where D.Value: Comparable {
  static var defaultValue: D.Value { D.value }
  static func reduce(value: inout D.Value, nextValue: () -> D.Value) {
    value = max(value, nextValue())
  }
}

private enum Lowest<D: Unwritten>: PreferenceKey where D.Value: Comparable {
  static var defaultValue: D.Value { D.value }
  static func reduce(value: inout D.Value, nextValue: () -> D.Value) {
    value = min(value, nextValue())
  }
}

private enum Added<D: Unwritten>: PreferenceKey where D.Value: AdditiveArithmetic {
  static var defaultValue: D.Value { D.value }
  static func reduce(value: inout D.Value, nextValue: () -> D.Value) { value += nextValue() }
}

private enum FirstSome<Wrapped: Equatable>: PreferenceKey {
  static var defaultValue: Wrapped? { nil }
  static func reduce(value: inout Wrapped?, nextValue: () -> Wrapped?) {
    if value == nil { value = nextValue() }
  }
}

private enum LatestSome<Wrapped: Equatable>: PreferenceKey {
  static var defaultValue: Wrapped? { nil }
  static func reduce(value: inout Wrapped?, nextValue: () -> Wrapped?) {
    guard let next = nextValue() else { return }
    value = next
  }
}

private enum HighestSome<Wrapped: Comparable>: PreferenceKey {
  static var defaultValue: Wrapped? { nil }
  static func reduce(value: inout Wrapped?, nextValue: () -> Wrapped?) {
    value = [value, nextValue()].compactMap { $0 }.max()
  }
}

private enum Appended<Element: Equatable>: PreferenceKey {
  static var defaultValue: [Element] { [] }
  static func reduce(value: inout [Element], nextValue: () -> [Element]) {
    value.append(contentsOf: nextValue())
  }
}

private enum Merged<Key: Hashable, Value: Equatable>: PreferenceKey {
  static var defaultValue: [Key: Value] { [:] }
  static func reduce(value: inout [Key: Value], nextValue: () -> [Key: Value]) {
    value.merge(nextValue()) { $1 }
  }
}

// MARK: Single forms

private enum HighestTwice: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    if nextValue() > value { value = nextValue() }
  }
}

private enum Ignored: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { _ = nextValue() }
}

private enum Mean: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = (value + nextValue()) / 2
  }
}

private enum Remainder: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value -= nextValue() }
}

private enum WidestSize: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    value = CGSize(width: max(value.width, next.width), height: max(value.height, next.height))
  }
}

private enum HigherSize: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    if next.height > value.height { value = next }
  }
}

private enum LatestFilledRect: PreferenceKey {
  static let defaultValue = CGRect.zero
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    let next = nextValue()
    if !next.isEmpty { value = next }
  }
}

private enum UnitedRect<D: Unwritten>: PreferenceKey where D.Value == CGRect {
  static var defaultValue: CGRect { D.value }
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    value = value.union(nextValue())
  }
}

private enum LargestInsets: PreferenceKey {
  static let defaultValue = EdgeInsets()
  static func reduce(value: inout EdgeInsets, nextValue: () -> EdgeInsets) {
    let next = nextValue()
    value.top = max(value.top, next.top)
    value.leading = max(value.leading, next.leading)
    value.bottom = max(value.bottom, next.bottom)
    value.trailing = max(value.trailing, next.trailing)
  }
}

private enum JoinedRange: PreferenceKey {
  static let defaultValue: ClosedRange<Double>? = nil
  static func reduce(
    value: inout ClosedRange<Double>?, nextValue: () -> ClosedRange<Double>?
  ) {
    guard let next = nextValue() else { return }
    value =
      value.map {
        min($0.lowerBound, next.lowerBound)...max($0.upperBound, next.upperBound)
      } ?? next
  }
}

private enum AnyOne: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private enum AnyNext: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

private enum AllOfThem: PreferenceKey {
  static let defaultValue = true
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value && nextValue() }
}

private enum PutBefore: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value.insert(contentsOf: nextValue(), at: 0)
  }
}

private enum FirstFilled: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    if value.isEmpty { value = nextValue() }
  }
}

private enum Ordered: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value = (value + nextValue()).sorted()
  }
}

private enum EachSet: PreferenceKey {
  static let defaultValue: [Int: CGRect] = [:]
  static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) {
    for (key, rect) in nextValue() { value[key] = rect }
  }
}

private enum MergedOlder: PreferenceKey {
  static let defaultValue: [Int: String] = [:]
  static func reduce(value: inout [Int: String], nextValue: () -> [Int: String]) {
    value = value.merging(nextValue()) { older, _ in older }
  }
}

private enum MergedHighest: PreferenceKey {
  static let defaultValue: [Int: CGFloat] = [:]
  static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
    value.merge(nextValue(), uniquingKeysWith: max)
  }
}

private enum MergedSets: PreferenceKey {
  static let defaultValue: [Int: Set<String>] = [:]
  static func reduce(value: inout [Int: Set<String>], nextValue: () -> [Int: Set<String>]) {
    value.merge(nextValue()) { $0.union($1) }
  }
}

private enum UnitedSet: PreferenceKey {
  static let defaultValue: Set<Int> = []
  static func reduce(value: inout Set<Int>, nextValue: () -> Set<Int>) {
    value.formUnion(nextValue())
  }
}

private enum NewestDate: PreferenceKey {
  static let defaultValue = Date.distantPast
  static func reduce(value: inout Date, nextValue: () -> Date) { value = max(value, nextValue()) }
}

private enum UnitedSides: PreferenceKey {
  static let defaultValue: Sides = []
  static func reduce(value: inout Sides, nextValue: () -> Sides) { value.formUnion(nextValue()) }
}

// MARK: Forms that are seen less often

private enum AddedToLimit: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    value = min(value + nextValue(), 100)
  }
}

private enum Nearest: PreferenceKey {
  static let defaultValue = CGFloat.infinity
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    let next = nextValue()
    if abs(next) < abs(value) { value = next }
  }
}

private enum Digits: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = value * 10 + nextValue() }
}

private struct Counted: Equatable, Sendable {
  var sum: CGFloat = 0
  var count = 0
}

private enum CountedMean: PreferenceKey {
  static let defaultValue = Counted()
  static func reduce(value: inout Counted, nextValue: () -> Counted) {
    let next = nextValue()
    value.sum += next.sum
    value.count += next.count
  }
}

private struct Reach: Equatable, Sendable {
  var low = CGFloat.infinity
  var high = -CGFloat.infinity
}

private enum Extent: PreferenceKey {
  static let defaultValue = Reach()
  static func reduce(value: inout Reach, nextValue: () -> Reach) {
    let next = nextValue()
    value.low = min(value.low, next.low)
    value.high = max(value.high, next.high)
  }
}

private enum UnitedUnlessZero: PreferenceKey {
  static let defaultValue = CGRect.zero
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    let next = nextValue()
    value = value == .zero ? next : value.union(next)
  }
}

private enum AllFromFalse: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value && nextValue() }
}

private enum LatestOfNested: PreferenceKey {
  static let defaultValue: Bool?? = nil
  static func reduce(value: inout Bool??, nextValue: () -> Bool??) {
    if let next = nextValue() { value = .some(next) }
  }
}

private enum Lines: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) {
    value = [value, nextValue()].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

private enum FirstTwo: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value = Array((value + nextValue()).prefix(2))
  }
}

private enum Distinct: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    for id in nextValue() where !value.contains(id) { value.append(id) }
  }
}

private enum AppendedIfNew: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    let next = nextValue()
    if value != next { value += next }
  }
}

private enum Longest: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    let next = nextValue()
    if next.count > value.count { value = next }
  }
}

private enum SortedSet: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value = Set(value + nextValue()).sorted()
  }
}

private enum MergedLists: PreferenceKey {
  static let defaultValue: [String: [Int]] = [:]
  static func reduce(value: inout [String: [Int]], nextValue: () -> [String: [Int]]) {
    value.merge(nextValue(), uniquingKeysWith: +)
  }
}

private enum MergedSums: PreferenceKey {
  static let defaultValue: [String: Int] = [:]
  static func reduce(value: inout [String: Int], nextValue: () -> [String: Int]) {
    value.merge(nextValue(), uniquingKeysWith: +)
  }
}

private enum CommonSet: PreferenceKey {
  static let defaultValue: Set<Int>? = nil
  static func reduce(value: inout Set<Int>?, nextValue: () -> Set<Int>?) {
    guard let next = nextValue() else { return }
    value = value?.intersection(next) ?? next
  }
}

private struct Labels: Equatable, Sendable {
  var title: String?
  var symbol: String?
}

private enum Fields: PreferenceKey {
  static let defaultValue = Labels()
  static func reduce(value: inout Labels, nextValue: () -> Labels) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.symbol = value.symbol ?? next.symbol
  }
}

private final class Names: Equatable, @unchecked Sendable {
  var all: [String]
  init(_ all: [String]) { self.all = all }
  static func == (a: Names, b: Names) -> Bool { a.all == b.all }
}

private enum ChangedObject: PreferenceKey {
  static var defaultValue: Names { Names([]) }
  static func reduce(value: inout Names, nextValue: () -> Names) { value.all += nextValue().all }
}
