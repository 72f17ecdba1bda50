import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// Keys as people publish them, and the laws that each breaks.
@Suite struct LawCatalogTests {
  private func expect<K: PreferenceKey>(
    _ key: K.Type, _ broken: [PreferenceLawReport.Law] = [],
    location: SourceLocation = #_sourceLocation
  ) where K.Value: Equatable {
    let report = PreferenceLaw.report(of: key)
    #expect(report.sampleCount > 0, "\(report)", sourceLocation: location)
    #expect(Set(report.violations.map(\.law)) == Set(broken), "\(report)", sourceLocation: location)
  }

  @Test func `Keys of numbers (R004, R005, R008)`() {
    expect(Sum.self)
    expect(Product.self)
    expect(ProductOfZero.self, [.defaultAfter, .defaultBefore])
    expect(Highest.self)
    expect(Lowest.self)
    expect(LowestOfZero.self, [.defaultAfter, .defaultBefore])
    expect(Average.self, [.defaultAfter, .defaultBefore, .grouping])
    expect(Difference.self, [.defaultBefore, .grouping])
    expect(Calls.self, [.defaultAfter, .defaultBefore, .grouping])
    expect(FirstNonzero.self)
    expect(LastNumber.self, [.defaultAfter])
    expect(KeptNumber.self, [.defaultBefore])
    expect(Maximum<Int?>.self)
    expect(Turn.self)
  }

  @Test func `The widest of widths is lawful, but not of offsets, which may be negative`() {
    let report = PreferenceLaw.report(of: Widest.self)
    #expect(report.violations.map(\.law) == [.defaultAfter, .defaultBefore])
    #expect(report.description.contains("-1"), "\(report)")
    #expect(PreferenceLaw.report(of: Widest.self, samples: [0, 1, 2, 300.5]).isLawful)
  }

  @Test func `Keys of sizes, points and rectangles (R004, R005)`() {
    expect(LargestSize.self, [.defaultAfter, .defaultBefore])
    expect(LastSize.self, [.defaultAfter])
    expect(TotalSize.self)
    expect(LastPoint.self, [.defaultAfter])
    expect(UnionOfZero.self, [.defaultAfter, .defaultBefore])
    expect(UnionOfNull.self)
    expect(LastRect.self, [.defaultAfter])
    expect(OptionalUnion.self)
  }

  @Test func `Keys of texts (R004, R005, R008)`() {
    expect(Title.self, [.defaultAfter])
    expect(TitleIfWritten.self)
    expect(Listed.self, [.defaultAfter, .defaultBefore])
    expect(Joined.self)
    expect(Longest.self)
  }

  @Test func `Keys of truth values (R004, R005)`() {
    expect(Any_.self)
    expect(All.self)
    expect(AllOfFalse.self, [.defaultAfter, .defaultBefore])
    expect(AnyOfTrue.self, [.defaultAfter, .defaultBefore])
    expect(LastFlag.self, [.defaultAfter])
    expect(Odd.self)
  }

  @Test func `Keys of optionals (R004, R005, R053)`() {
    expect(First<String>.self)
    expect(Last<String>.self)
    expect(First<CGRect>.self)
    expect(Last<Color>.self)
    expect(LastOrNil.self, [.defaultAfter])
  }

  @Test func `Keys of collections (R004, R005, R008)`() {
    expect(Appended<String>.self)
    expect(Appended<CGRect>.self)
    expect(Appended<Weather>.self)
    expect(Prepended.self)
    expect(LastList.self, [.defaultAfter])
    expect(Sorted.self, [.defaultAfter, .defaultBefore])
    expect(Union.self)
    expect(Intersection.self, [.defaultAfter, .defaultBefore])
    expect(NewerMerged.self)
    expect(OlderMerged.self)
    expect(WidestMerged.self)
    expect(LastDictionary.self, [.defaultAfter])
  }

  @Test func `Keys of enumerations, dates and colors (R004, R005)`() {
    expect(LastWeather.self, [.defaultAfter])
    expect(WorstWeather.self)
    expect(Newest.self)
    expect(LastColor.self, [.defaultAfter])
  }

  @Test func `Anchors have no samples, so nothing is claimed`() {
    let report = PreferenceLaw.report(of: Anchors.self)
    #expect(report.sampleCount <= 1)
    #expect(report.violations.isEmpty)
    #expect(PreferenceLaw.report(of: AnchorValue.self).isLawful == false)
    #expect(PreferenceLaw.report(of: AnchorValue.self).description.contains("was not checked"))
  }
}

// MARK: Forms of keys

/// A key as a default and a function of two values.
private protocol Rule: PreferenceKey where Value: Equatable & Sendable {
  static func join(_ a: Value, _ b: Value) -> Value
}

extension Rule {
  static func reduce(value: inout Value, nextValue: () -> Value) {
    value = join(value, nextValue())
  }
}

private enum Weather: CaseIterable { case sun, rain, storm }

// MARK: Numbers

private enum Sum: Rule {
  static let defaultValue: CGFloat = 0
  static func join(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + b }
}
private enum Product: Rule {
  static let defaultValue = 1
  static func join(_ a: Int, _ b: Int) -> Int { a * b }
}
private enum ProductOfZero: Rule {
  static let defaultValue = 0
  static func join(_ a: Int, _ b: Int) -> Int { a * b }
}
private enum Highest: Rule {
  static let defaultValue = -CGFloat.infinity
  static func join(_ a: CGFloat, _ b: CGFloat) -> CGFloat { max(a, b) }
}
private enum Lowest: Rule {
  static let defaultValue = CGFloat.infinity
  static func join(_ a: CGFloat, _ b: CGFloat) -> CGFloat { min(a, b) }
}
private enum LowestOfZero: Rule {
  static let defaultValue: CGFloat = 0
  static func join(_ a: CGFloat, _ b: CGFloat) -> CGFloat { min(a, b) }
}
private enum Widest: Rule {
  static let defaultValue: CGFloat = 0
  static func join(_ a: CGFloat, _ b: CGFloat) -> CGFloat { max(a, b) }
}
private enum Average: Rule {
  static let defaultValue = 0.0
  static func join(_ a: Double, _ b: Double) -> Double { (a + b) / 2 }
}
private enum Difference: Rule {
  static let defaultValue = 0
  static func join(_ a: Int, _ b: Int) -> Int { a - b }
}
private enum Calls: Rule {
  static let defaultValue = 0
  static func join(_ a: Int, _ b: Int) -> Int { a + 1 }
}
private enum FirstNonzero: Rule {
  static let defaultValue = 0
  static func join(_ a: Int, _ b: Int) -> Int { a == 0 ? b : a }
}
private enum LastNumber: Rule {
  static let defaultValue: CGFloat = 0
  static func join(_ a: CGFloat, _ b: CGFloat) -> CGFloat { b }
}
private enum KeptNumber: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
}
private enum Maximum<Value: ExpressibleByNilLiteral & Equatable & Sendable>: Rule {
  static var defaultValue: Value { nil }
  static func join(_ a: Value, _ b: Value) -> Value {
    guard let x = a as? Int else { return b }
    guard let y = b as? Int else { return a }
    return max(x, y) as! Value
  }
}
private enum Turn: Rule {
  static let defaultValue = Angle.zero
  static func join(_ a: Angle, _ b: Angle) -> Angle { a + b }
}

// MARK: Geometry

private enum LargestSize: Rule {
  static let defaultValue = CGSize.zero
  static func join(_ a: CGSize, _ b: CGSize) -> CGSize {
    CGSize(width: max(a.width, b.width), height: max(a.height, b.height))
  }
}
private enum LastSize: Rule {
  static let defaultValue = CGSize.zero
  static func join(_ a: CGSize, _ b: CGSize) -> CGSize { b }
}
private enum TotalSize: Rule {
  static let defaultValue = CGSize.zero
  static func join(_ a: CGSize, _ b: CGSize) -> CGSize {
    CGSize(width: a.width + b.width, height: a.height + b.height)
  }
}
private enum LastPoint: Rule {
  static let defaultValue = CGPoint.zero
  static func join(_ a: CGPoint, _ b: CGPoint) -> CGPoint { b }
}
private enum UnionOfZero: Rule {
  static let defaultValue = CGRect.zero
  static func join(_ a: CGRect, _ b: CGRect) -> CGRect { a.union(b) }
}
private enum UnionOfNull: Rule {
  static let defaultValue = CGRect.null
  static func join(_ a: CGRect, _ b: CGRect) -> CGRect { a.union(b) }
}
private enum LastRect: Rule {
  static let defaultValue = CGRect.zero
  static func join(_ a: CGRect, _ b: CGRect) -> CGRect { b }
}
private enum OptionalUnion: Rule {
  static let defaultValue: CGRect? = nil
  static func join(_ a: CGRect?, _ b: CGRect?) -> CGRect? {
    guard let a, let b else { return a ?? b }
    return a.union(b)
  }
}

// MARK: Texts

private enum Title: Rule {
  static let defaultValue = ""
  static func join(_ a: String, _ b: String) -> String { b }
}
private enum TitleIfWritten: Rule {
  static let defaultValue = ""
  static func join(_ a: String, _ b: String) -> String { b.isEmpty ? a : b }
}
private enum Listed: Rule {
  static let defaultValue = ""
  static func join(_ a: String, _ b: String) -> String { a + ", " + b }
}
private enum Joined: Rule {
  static let defaultValue = ""
  static func join(_ a: String, _ b: String) -> String { a + b }
}
private enum Longest: Rule {
  static let defaultValue = ""
  static func join(_ a: String, _ b: String) -> String { b.count > a.count ? b : a }
}

// MARK: Truth values

private enum Any_: Rule {
  static let defaultValue = false
  static func join(_ a: Bool, _ b: Bool) -> Bool { a || b }
}
private enum All: Rule {
  static let defaultValue = true
  static func join(_ a: Bool, _ b: Bool) -> Bool { a && b }
}
private enum AllOfFalse: Rule {
  static let defaultValue = false
  static func join(_ a: Bool, _ b: Bool) -> Bool { a && b }
}
private enum AnyOfTrue: Rule {
  static let defaultValue = true
  static func join(_ a: Bool, _ b: Bool) -> Bool { a || b }
}
private enum LastFlag: Rule {
  static let defaultValue = false
  static func join(_ a: Bool, _ b: Bool) -> Bool { b }
}
private enum Odd: Rule {
  static let defaultValue = false
  static func join(_ a: Bool, _ b: Bool) -> Bool { a != b }
}

// MARK: Optionals

private enum First<Wrapped: Equatable & Sendable>: PreferenceKey {
  static var defaultValue: Wrapped? { nil }
  static func reduce(value: inout Wrapped?, nextValue: () -> Wrapped?) {
    value = value ?? nextValue()
  }
}
private enum Last<Wrapped: Equatable & Sendable>: PreferenceKey {
  static var defaultValue: Wrapped? { nil }
  static func reduce(value: inout Wrapped?, nextValue: () -> Wrapped?) {
    value = nextValue() ?? value
  }
}
private enum LastOrNil: Rule {
  static let defaultValue: CGFloat? = nil
  static func join(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? { b }
}

// MARK: Collections

private enum Appended<Element: Equatable & Sendable>: PreferenceKey {
  static var defaultValue: [Element] { [] }
  static func reduce(value: inout [Element], nextValue: () -> [Element]) {
    value.append(contentsOf: nextValue())
  }
}
private enum Prepended: Rule {
  static let defaultValue: [Int] = []
  static func join(_ a: [Int], _ b: [Int]) -> [Int] { b + a }
}
private enum LastList: Rule {
  static let defaultValue: [Int] = []
  static func join(_ a: [Int], _ b: [Int]) -> [Int] { b }
}
private enum Sorted: Rule {
  static let defaultValue: [Int] = []
  static func join(_ a: [Int], _ b: [Int]) -> [Int] { (a + b).sorted() }
}
private enum Union: Rule {
  static let defaultValue: Set<String> = []
  static func join(_ a: Set<String>, _ b: Set<String>) -> Set<String> { a.union(b) }
}
private enum Intersection: Rule {
  static let defaultValue: Set<String> = []
  static func join(_ a: Set<String>, _ b: Set<String>) -> Set<String> { a.intersection(b) }
}
private enum NewerMerged: Rule {
  static let defaultValue: [String: CGRect] = [:]
  static func join(_ a: [String: CGRect], _ b: [String: CGRect]) -> [String: CGRect] {
    a.merging(b) { $1 }
  }
}
private enum OlderMerged: Rule {
  static let defaultValue: [Int: CGFloat] = [:]
  static func join(_ a: [Int: CGFloat], _ b: [Int: CGFloat]) -> [Int: CGFloat] {
    a.merging(b) { old, _ in old }
  }
}
private enum WidestMerged: Rule {
  static let defaultValue: [Int: CGFloat] = [:]
  static func join(_ a: [Int: CGFloat], _ b: [Int: CGFloat]) -> [Int: CGFloat] {
    a.merging(b, uniquingKeysWith: max)
  }
}
private enum LastDictionary: Rule {
  static let defaultValue: [Int: CGFloat] = [:]
  static func join(_ a: [Int: CGFloat], _ b: [Int: CGFloat]) -> [Int: CGFloat] { b }
}

// MARK: Others

private enum LastWeather: Rule {
  static let defaultValue = Weather.sun
  static func join(_ a: Weather, _ b: Weather) -> Weather { b }
}
private enum WorstWeather: Rule {
  static let defaultValue = Weather.sun
  static func join(_ a: Weather, _ b: Weather) -> Weather {
    let all = Weather.allCases
    return all.firstIndex(of: a)! < all.firstIndex(of: b)! ? b : a
  }
}
private enum Newest: Rule {
  static let defaultValue = Date.distantPast
  static func join(_ a: Date, _ b: Date) -> Date { max(a, b) }
}
private enum LastColor: Rule {
  static let defaultValue = Color.clear
  static func join(_ a: Color, _ b: Color) -> Color { b }
}
private enum Anchors: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}
private struct Marked: Equatable, Sendable { var name = "" }
private enum AnchorValue: Rule {
  static let defaultValue = Marked()
  static func join(_ a: Marked, _ b: Marked) -> Marked { b }
}
