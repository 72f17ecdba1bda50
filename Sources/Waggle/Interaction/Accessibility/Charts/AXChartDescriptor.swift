import Foundation

/// What a chart shows, for those who cannot see it: its axes, and the points of its series (C672).
public final class AXChartDescriptor {
  /// The title of the chart; nil for none.
  public var title: String?
  /// What there is to learn from the chart; nil for nothing.
  public var summary: String?
  /// The axis from the leading side.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis from below; nil where points have an x alone.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// The axes of the additional values of points, in their order.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The series.
  public var series: [AXDataSeriesDescriptor]

  /// A chart of these axes and series.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

/// The points that belong together in a chart, such as those of one line.
public final class AXDataSeriesDescriptor {
  /// The name of the series; nil for none.
  public var name: String?
  /// Whether points are connected, as by a line.
  public var isContinuous: Bool
  /// The points, in the order in which they are read.
  public var dataPoints: [AXDataPoint]

  /// A series of points.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// A point of a chart.
public final class AXDataPoint {
  /// A number, or the name of a category.
  public enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// The name of a category.
    case category(String)
  }

  /// The place along the horizontal axis.
  public var xValue: Value
  /// The height; nil for none.
  public var yValue: Double?
  /// Its values on the additional axes.
  public var additionalValues: [Value]
  /// The name of the point; nil for none.
  public var label: String?

  /// A point at a number.
  public init(
    x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    (xValue, yValue, self.additionalValues, self.label) = (.number(x), y, additionalValues, label)
  }

  /// A point of a category.
  public init(
    x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    (xValue, yValue, self.additionalValues, self.label) = (
      .category(x), y, additionalValues, label
    )
  }
}

@available(*, unavailable)
extension AXChartDescriptor: Sendable {}
@available(*, unavailable)
extension AXDataSeriesDescriptor: Sendable {}
@available(*, unavailable)
extension AXDataPoint: Sendable {}
