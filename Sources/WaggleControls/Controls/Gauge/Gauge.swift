public import Waggle

/// Shows where a value lies in a range.
///
/// ```swift
/// struct Weather: View {
///   let degrees: Double
///
///   var body: some View {
///     Gauge(value: degrees, in: -10...40) {
///       Text("Outside")
///     } currentValueLabel: {
///       Text("\(Int(degrees))°")
///     } minimumValueLabel: {
///       Text("-10°")
///     } maximumValueLabel: {
///       Text("40°")
///     }
///     .gaugeStyle(.accessoryCircular)
///     .tint(Gradient(colors: [.blue, .yellow, .red]))
///   }
/// }
/// ```
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View, PathNamed {
  private let model: GaugeModel
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?
  private let markedValueLabels: MarkedValueLabels?
  private let report = Reporter()

  init(
    _ model: GaugeModel, _ label: Label, _ current: CurrentValueLabel?, _ minimum: BoundsLabel?,
    _ maximum: BoundsLabel?, _ marks: MarkedValueLabels?
  ) {
    self.model = model
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    markedValueLabels = marks
  }

  /// The gauge in the nearest style, read aloud as one element with its percentage (C154).
  @MainActor @preconcurrency
  public var body: some View {
    if let problem = model.problem { report(.controlRange("Gauge", problem)) }
    return StyledControl(
      configuration,
      StyleSlotPair(
        StyleSlot(GaugeStyleConfiguration.Label.self) { label },
        StyleSlotPair(
          StyleSlot(GaugeStyleConfiguration.CurrentValueLabel.self) { currentValueLabel },
          StyleSlotPair(
            StyleSlot(GaugeStyleConfiguration.MarkedValueLabels.self) { markedValueLabels },
            StyleSlotPair(
              StyleSlot(GaugeStyleConfiguration.MinimumValueLabel.self) { minimumValueLabel },
              StyleSlot(GaugeStyleConfiguration.MaximumValueLabel.self) { maximumValueLabel }))))
    )
    .accessibilityElement(children: .combine)
    .accessibilityRole(.progress)
    .accessibilityRange(model.range)
    .accessibilityValue(Text(verbatim: model.part.percentage))
  }

  private var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: model.part, hasCurrentValueLabel: currentValueLabel != nil,
      hasBounds: minimumValueLabel != nil, hasMarks: markedValueLabels != nil)
  }
}

/// Where a value lies in its range, whatever its type is.
nonisolated struct GaugeModel {
  /// The filled part of the gauge, from 0 to 1.
  let part: Double
  let range: AccessibilityRange?
  /// A description of the value that cannot be shown; nil if all can.
  let problem: String?

  init<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) {
    let (value, low, high) = (Double(value), Double(bounds.lowerBound), Double(bounds.upperBound))
    let part = (value - low) / (high - low)
    self.part = part.isNaN ? 0 : min(max(part, 0), 1)
    let isUsable = (high - low).isFinite && high > low && value.isFinite
    range =
      isUsable
      ? AccessibilityRange(value: min(max(value, low), high), minimum: low, maximum: high) : nil
    problem =
      isUsable ? nil : "its value, \(value), cannot be shown in its range, \(low) to \(high)"
  }
}

extension Gauge {
  /// A gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
  { self.init(GaugeModel(value, bounds), label(), nil, nil, nil, nil) }

  /// A gauge with a label and one for its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(GaugeModel(value, bounds), label(), currentValueLabel(), nil, nil, nil)
  }

  /// A gauge with labels for its value and for the ends of its range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      GaugeModel(value, bounds), label(), currentValueLabel(), minimumValueLabel(),
      maximumValueLabel(), nil)
  }

  /// A gauge with labels for its value and for marked values; the built-in styles do not show the latter.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(
      GaugeModel(value, bounds), label(), currentValueLabel(), nil, nil, markedValueLabels())
  }

  /// A gauge with labels for its value, for the ends of its range and for marked values; the built-in styles do not show
  /// the latter.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      GaugeModel(value, bounds), label(), currentValueLabel(), minimumValueLabel(),
      maximumValueLabel(), markedValueLabels())
  }
}
