import Foundation
import Waggle

extension PreferenceLaw {
  /// Values of a type that views might write, small ones and such as reducers get wrong: empty, negative, equal, reversed.
  ///
  /// There are some for booleans, numbers, texts, dates, colors, for points, sizes, rectangles and other geometry, whose
  /// numbers are negative in some, for ranges, for enumerations that are `CaseIterable`, and for optionals, arrays, sets
  /// and dictionaries of these; none for other types. They are the same in each run.
  public static func samples<Value>(of type: Value.Type) -> [Value] {
    if let known = known(as: Value.self) { return known }
    if let collection = type as? any SampledContainer.Type {
      return collection.samples.compactMap { $0 as? Value }
    }
    if let cases = type as? any CaseIterable.Type {
      func all<Cases: CaseIterable>(_ type: Cases.Type) -> [Any] { Array(type.allCases.prefix(12)) }
      return all(cases).compactMap { $0 as? Value }
    }
    return []
  }

  private static func known<Value>(as type: Value.Type) -> [Value]? {
    // Fractions are sums of powers of two, so that adding them in any order is exact.
    let numbers: [Double] = [0, 1, 2, -1, 3.5, -0.25, 100, 1e6]
    let lists: [[Any]] = [
      [false, true], ["", "a", "b", "ab", "c d", "Ä"], numbers, numbers.map { CGFloat($0) },
      numbers.map { Float($0) }, [0, 1, 2, -1, 7, 100], [0, 1, 2, 7, 100] as [UInt],
      integers(Int8.self), integers(Int16.self), integers(Int32.self), integers(Int64.self),
      integers(UInt8.self), integers(UInt16.self), integers(UInt32.self), integers(UInt64.self),
      [CGPoint.zero, CGPoint(x: 1, y: 2), CGPoint(x: -3, y: 0.5)],
      [
        CGSize.zero, CGSize(width: 1, height: 2), CGSize(width: 2, height: 1),
        CGSize(width: -1, height: 0.5), CGSize(width: -3, height: -2),
      ],
      [CGVector.zero, CGVector(dx: 1, dy: 2), CGVector(dx: -3, dy: 0.5)],
      [
        CGRect.zero, CGRect(x: 0, y: 0, width: 1, height: 2),
        CGRect(x: -2, y: 5, width: 3, height: 1), CGRect(x: -4, y: -8, width: 2, height: 2),
        CGRect(x: 3, y: 4, width: 0, height: 2),
      ],
      [UnitPoint.zero, UnitPoint.center, UnitPoint(x: -0.5, y: 2)],
      [Color.red, Color.blue, Color.clear],
      [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 60)],
      [Character("a"), Character("b")],
      [
        EdgeInsets(), EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
        EdgeInsets(top: -1, leading: 0, bottom: -2, trailing: 8),
      ],
      [0...0, 1...2, -3...0.5] as [ClosedRange<Double>],
      [0...0, 1...2, -3...0.5] as [ClosedRange<CGFloat>],
      [0...0, 1...2, -3...1] as [ClosedRange<Int>],
      [0..<0, 1..<2, -3..<1] as [Range<Int>],
      [Duration.zero, Duration.seconds(1), Duration.seconds(-2)],
      [Angle.zero, Angle.degrees(90), Angle.degrees(-45)],
    ]
    for list in lists {
      if let values = list as? [Value], Swift.type(of: list[0]) == type { return values }
    }
    return nil
  }

  private static func integers<Number: FixedWidthInteger>(_ type: Number.Type) -> [Any] {
    ([0, 1, 2, 7, 100] as [Number]) + (Number.isSigned ? [Number(truncatingIfNeeded: -1)] : [])
  }
}

/// A type whose samples are made from those of the types in it.
private protocol SampledContainer {
  static var samples: [Any] { get }
}

extension Optional: SampledContainer {
  fileprivate static var samples: [Any] {
    [Self.none as Any]
      + PreferenceLaw.samples(of: Wrapped.self).prefix(6).map { Self.some($0) as Any }
  }
}

extension Array: SampledContainer {
  fileprivate static var samples: [Any] {
    let elements = Array(PreferenceLaw.samples(of: Element.self).prefix(4))
    guard let first = elements.first, let last = elements.last else { return [[] as Self] }
    return [[] as Self] + elements.map { [$0] as Self } + [
      [first, last] as Self, [last, first] as Self, [last, last] as Self,
    ]
  }
}

extension Set: SampledContainer {
  fileprivate static var samples: [Any] {
    let elements = Array(PreferenceLaw.samples(of: Element.self).prefix(4))
    return [Self() as Any] + elements.map { [$0] as Self } + [Set(elements)]
  }
}

extension Dictionary: SampledContainer {
  fileprivate static var samples: [Any] {
    let keys = PreferenceLaw.samples(of: Key.self).prefix(3)
    let values = PreferenceLaw.samples(of: Value.self).prefix(3)
    let pairs = keys.flatMap { key in values.map { (key, $0) } }
    return [Self() as Any] + pairs.map { [$0.0: $0.1] as Self }
      + [Dictionary(pairs, uniquingKeysWith: { $1 })]
  }
}
