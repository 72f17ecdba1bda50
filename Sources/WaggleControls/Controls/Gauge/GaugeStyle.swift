public import Waggle

/// The appearance of gauges.
///
/// ```swift
/// struct Dots: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.label
///       ForEach(0..<5) { index in
///         Image(systemName: configuration.value * 5 > Double(index) ? "circle.fill" : "circle")
///       }
///     }
///   }
/// }
///
/// Gauge(value: 0.6) { Text("Honey") }.gaugeStyle(Dots())
/// ```
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the gauge's view.
  associatedtype Body: View
  /// What a style gets to show.
  typealias Configuration = GaugeStyleConfiguration

  /// The gauge's view.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of gauges gets to show: where the value lies, and the labels.
nonisolated public struct GaugeStyleConfiguration {
  /// The gauge's own label, to be placed by the style.
  nonisolated public struct Label {
    init() {}
  }

  /// The label of the value, to be placed by the style.
  nonisolated public struct CurrentValueLabel {
    init() {}
  }

  /// The label of the lower end, to be placed by the style.
  nonisolated public struct MinimumValueLabel {
    init() {}
  }

  /// The label of the upper end, to be placed by the style.
  nonisolated public struct MaximumValueLabel {
    init() {}
  }

  /// The labels of marked values, to be placed by the style.
  nonisolated public struct MarkedValueLabels {
    init() {}
  }

  /// Where the value lies in its range, from 0 to 1.
  public var value: Double
  /// The gauge's own label.
  public var label: Label
  /// The label of the value; nil if there is none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower end; nil if there is none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper end; nil if there is none.
  public var maximumValueLabel: MaximumValueLabel?
  /// The labels of marked values; nil if there are none.
  public var markedValueLabels: MarkedValueLabels?

  init(value: Double, hasCurrentValueLabel: Bool, hasBounds: Bool, hasMarks: Bool) {
    self.value = value
    label = Label()
    currentValueLabel = hasCurrentValueLabel ? CurrentValueLabel() : nil
    minimumValueLabel = hasBounds ? MinimumValueLabel() : nil
    maximumValueLabel = hasBounds ? MaximumValueLabel() : nil
    markedValueLabels = hasMarks ? MarkedValueLabels() : nil
  }
}

extension View {
  /// Sets the style of the gauges in this view; the nearest one applies (C151).
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(StyleModifier<GaugeStyles<S>>(style: style))
  }
}

private enum GaugeStyles<Style: GaugeStyle>: StyleKind {
  @MainActor static func makeBody(_ style: Style, _ configuration: GaugeStyleConfiguration)
    -> some View
  { style.makeBody(configuration: configuration) }
}

extension GaugeStyleConfiguration: StyleConfiguration {
  static func automatic(in inputs: _ViewInputs) -> StyleMaker<Self> {
    StyleMaker(constant: DefaultGaugeStyle(), in: inputs) { $0.makeBody(configuration: $1) }
  }
}

extension GaugeStyleConfiguration.Label: StyleSlotView {}
extension GaugeStyleConfiguration.CurrentValueLabel: StyleSlotView {}
extension GaugeStyleConfiguration.MinimumValueLabel: StyleSlotView {}
extension GaugeStyleConfiguration.MaximumValueLabel: StyleSlotView {}
extension GaugeStyleConfiguration.MarkedValueLabels: StyleSlotView {}
