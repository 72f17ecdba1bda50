public import Waggle

extension Slider {
  /// A slider with labels at both ends, and what a slider may have besides.
  ///
  /// - Parameter value: the value, which is written while the knob moves.
  /// - Parameter bounds: the range of the value.
  /// - Parameter label: what the slider is for, read aloud.
  /// - Parameter minimumValueLabel: what is beside the lower end.
  /// - Parameter maximumValueLabel: what is beside the upper end.
  /// - Parameter onEditingChanged: called with true when a person begins to move the knob, and with false at the end.
  /// - Parameter neutralValue: where the filled part of the track begins, as for a balance; nil for the lower end (C685).
  /// - Parameter enabledBounds: the values that can be chosen; nil for all. The rest of the track is faint (C685).
  /// - Parameter currentValueLabel: what is read aloud as the value, where it is a `Text`; it is not drawn (C684).
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let details = SliderDetails(
      neutral: neutralValue, enabled: enabledBounds, text: currentValueLabel() as? Text, [])
    self.init(
      value, bounds, nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel(),
      details)
  }

  /// A slider with marks, and labels at both ends (C684).
  ///
  /// - Parameter value: the value, which is written while the knob moves.
  /// - Parameter bounds: the range of the value.
  /// - Parameter label: what the slider is for, read aloud.
  /// - Parameter minimumValueLabel: what is beside the lower end.
  /// - Parameter maximumValueLabel: what is beside the upper end.
  /// - Parameter onEditingChanged: called with true when a person begins to move the knob, and with false at the end.
  /// - Parameter neutralValue: where the filled part of the track begins; nil for the lower end (C685).
  /// - Parameter enabledBounds: the values that can be chosen; nil for all (C685).
  /// - Parameter currentValueLabel: what is read aloud as the value, where it is a `Text`; it is not drawn.
  /// - Parameter ticks: the marks. The value need not be at one.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let details = SliderDetails(
      neutral: neutralValue, enabled: enabledBounds, text: currentValueLabel() as? Text,
      ticks()._ticks)
    self.init(
      value, bounds, nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel(),
      details)
  }

  /// A slider that stops at the steps of its range (C068), with marks at those for which a closure returns one (C684), and labels
  /// at both ends.
  ///
  /// - Parameter value: the value, which is written while the knob moves.
  /// - Parameter bounds: the range of the value.
  /// - Parameter step: the distance of the values that can be chosen.
  /// - Parameter label: what the slider is for, read aloud.
  /// - Parameter minimumValueLabel: what is beside the lower end.
  /// - Parameter maximumValueLabel: what is beside the upper end.
  /// - Parameter onEditingChanged: called with true when a person begins to move the knob, and with false at the end.
  /// - Parameter neutralValue: where the filled part of the track begins; nil for the lower end (C685).
  /// - Parameter enabledBounds: the values that can be chosen; nil for all (C685).
  /// - Parameter currentValueLabel: what is read aloud as the value, where it is a `Text`; it is not drawn.
  /// - Parameter tick: the mark at a step; nil for none. A slider with more than a thousand steps has no marks.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let details = SliderDetails(
      neutral: neutralValue, enabled: enabledBounds, text: currentValueLabel() as? Text,
      SliderStops(bounds, step).compactMap(tick))
    self.init(
      value, bounds, step, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel(),
      details)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label, and what a slider may have besides (C684, C685).
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds,
      label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// A slider with a label and marks (C684).
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds,
      label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, ticks: ticks, onEditingChanged: onEditingChanged)
  }

  /// A slider with a label that stops at the steps of its range (C068), with marks at those for which a closure returns one
  /// (C684).
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, neutralValue: neutralValue,
      enabledBounds: enabledBounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() }, tick: tick,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider whose filled part begins at a neutral value, or of which a part cannot be chosen (C685).
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds,
      label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

/// The values at which a slider with a step stops; none if there are more than a thousand steps.
nonisolated private struct SliderStops<V: BinaryFloatingPoint>: Sequence
where V.Stride: BinaryFloatingPoint {
  private let values: [V]

  init(_ bounds: ClosedRange<V>, _ step: V.Stride) {
    let (start, length) = (Double(bounds.lowerBound), Double(bounds.upperBound - bounds.lowerBound))
    let count = length / Double(step) * (1 + 1e-12)
    guard count.isFinite, count >= 0, count <= 1000 else {
      values = []
      return
    }
    values = (0...Int(count)).map { V(start + Double(step) * Double($0)) }
  }

  func makeIterator() -> Array<V>.Iterator { values.makeIterator() }
}
