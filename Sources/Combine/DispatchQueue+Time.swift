public import Dispatch
public import OpenCombine

extension DispatchQueue {
  /// A point in time, as queues measure it.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time that this is.
    public var dispatchTime: DispatchTime

    /// The same time as `time`.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// The time from this one to `other`, negative if that is earlier.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      let size = Int(clamping: end > start ? end - start : start - end)
      return .nanoseconds(end > start ? size : -size)
    }

    /// The time that is later by `stride`.
    public func advanced(by stride: Stride) -> SchedulerTimeType {
      if stride.magnitude == .max { return SchedulerTimeType(.distantFuture) }
      return SchedulerTimeType(dispatchTime + stride.timeInterval)
    }

    /// Adds the time to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// Writes the nanoseconds of uptime.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Reads what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// An interval in nanoseconds. Sums and products that do not fit are the nearest interval that does.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The interval in nanoseconds, with its sign.
      public var magnitude: Int

      /// The interval, as queues take it.
      public var timeInterval: DispatchTimeInterval {
        magnitude == .max ? .never : .nanoseconds(magnitude)
      }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      /// The same interval as `timeInterval`.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: self = .nanoseconds(.max)
        }
      }

      /// An interval of `value` seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }

      /// An interval of `value` seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }

      /// An interval of `source` seconds; nil if that is not an `Int`.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }
    }
  }
}

extension DispatchQueue.SchedulerTimeType.Stride {
  /// Whether the first interval is shorter.
  public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }

  /// The sum.
  public static func + (a: Self, b: Self) -> Self {
    let (sum, overflows) = a.magnitude.addingReportingOverflow(b.magnitude)
    return Self(nanoseconds: overflows ? (b.magnitude > 0 ? .max : .min) : sum)
  }

  /// The difference.
  public static func - (a: Self, b: Self) -> Self {
    let (rest, overflows) = a.magnitude.subtractingReportingOverflow(b.magnitude)
    return Self(nanoseconds: overflows ? (b.magnitude < 0 ? .max : .min) : rest)
  }

  /// The product of the two numbers of nanoseconds.
  public static func * (a: Self, b: Self) -> Self {
    Self(nanoseconds: product(a.magnitude, b.magnitude))
  }

  /// Multiplies `a` by `b`.
  public static func *= (a: inout Self, b: Self) { a = a * b }

  /// An interval of `count` seconds.
  public static func seconds(_ count: Int) -> Self {
    Self(nanoseconds: product(count, 1_000_000_000))
  }

  /// An interval of `count` seconds; 0 for NaN.
  public static func seconds(_ count: Double) -> Self {
    let nanoseconds = count * 1_000_000_000
    if nanoseconds.isNaN { return Self(nanoseconds: 0) }
    if nanoseconds >= Double(Int.max) { return Self(nanoseconds: .max) }
    return Self(nanoseconds: nanoseconds <= Double(Int.min) ? .min : Int(nanoseconds))
  }

  /// An interval of `count` thousandths of a second.
  public static func milliseconds(_ count: Int) -> Self {
    Self(nanoseconds: product(count, 1_000_000))
  }

  /// An interval of `count` millionths of a second.
  public static func microseconds(_ count: Int) -> Self {
    Self(nanoseconds: product(count, 1_000))
  }

  /// An interval of `count` nanoseconds.
  public static func nanoseconds(_ count: Int) -> Self { Self(nanoseconds: count) }

  private static func product(_ a: Int, _ b: Int) -> Int {
    let (product, overflows) = a.multipliedReportingOverflow(by: b)
    return overflows ? ((a < 0) == (b < 0) ? .max : .min) : product
  }
}
