public import Foundation
public import OpenCombine

/// A point in time, as run loops and operation queues measure it.
public struct _DateTime: Strideable, Codable, Hashable, Sendable {
  /// The date that this is.
  public var date: Date

  /// The same time as `date`.
  public init(_ date: Date) { self.date = date }

  /// The time from this one to `other`, negative if that is earlier.
  public func distance(to other: _DateTime) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// The time that is later by `stride`.
  public func advanced(by stride: Stride) -> _DateTime { _DateTime(date + stride.magnitude) }

  /// An interval in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The interval in seconds, with its sign.
    public var magnitude: TimeInterval
    /// The interval in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// An interval of `timeInterval` seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

    /// An interval of `value` seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }

    /// An interval of `value` seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }

    /// An interval of `source` seconds; nil if a `Double` cannot represent it.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }
  }
}

extension _DateTime.Stride {
  /// Whether the first interval is shorter.
  public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }

  /// The sum.
  public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }

  /// The difference.
  public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }

  /// The product of the two numbers of seconds.
  public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }

  /// Multiplies `a` by `b`.
  public static func *= (a: inout Self, b: Self) { a.magnitude *= b.magnitude }

  /// An interval of `count` seconds.
  public static func seconds(_ count: Int) -> Self { Self(Double(count)) }

  /// An interval of `count` seconds.
  public static func seconds(_ count: Double) -> Self { Self(count) }

  /// An interval of `count` thousandths of a second.
  public static func milliseconds(_ count: Int) -> Self { Self(Double(count) / 1_000) }

  /// An interval of `count` millionths of a second.
  public static func microseconds(_ count: Int) -> Self { Self(Double(count) / 1_000_000) }

  /// An interval of `count` nanoseconds.
  public static func nanoseconds(_ count: Int) -> Self { Self(Double(count) / 1_000_000_000) }
}
