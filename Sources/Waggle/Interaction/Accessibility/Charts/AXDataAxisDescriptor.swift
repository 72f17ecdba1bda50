import Foundation

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the axis measures.
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How numbers are spread along an axis.
  public enum ScaleType: Int, Hashable, Sendable {
    /// Evenly.
    case linear
    /// By their logarithms to the base 10.
    case log10
    /// By their natural logarithms.
    case ln
  }

  /// What the axis measures.
  public var title: String
  /// The least and the greatest number.
  public var range: ClosedRange<Double>
  /// Where the chart has lines.
  public var gridlinePositions: [Double]
  /// How numbers are spread along the axis.
  public var scaleType = ScaleType.linear
  /// How a number is read, such as "3 kg" for 3.
  public var valueDescriptionProvider: (Double) -> String

  /// An axis of numbers in a range.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range) = (title, range)
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the axis distinguishes.
  public var title: String
  /// The categories, in their order.
  public var categoryOrder: [String]

  /// An axis of categories.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
}

@available(*, unavailable)
extension AXNumericDataAxisDescriptor: Sendable {}
@available(*, unavailable)
extension AXCategoricalDataAxisDescriptor: Sendable {}
