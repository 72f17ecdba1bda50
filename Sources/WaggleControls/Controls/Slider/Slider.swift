public import Waggle

/// A control for a number of a range: a knob on a track.
///
/// ```swift
/// struct Sound: View {
///   @State private var volume = 5.0
///
///   var body: some View {
///     Slider(value: $volume, in: 0...11, step: 1) {
///       Text("Volume")
///     } minimumValueLabel: {
///       Image(systemName: "speaker")
///     } maximumValueLabel: {
///       Image(systemName: "speaker.wave.3")
///     } onEditingChanged: { isEditing in
///       print(isEditing ? "listening" : "done")
///     }
///   }
/// }
/// ```
///
/// On iOS its label is not shown, only read aloud (C037).
nonisolated public struct Slider<Label: View, ValueLabel: View>: View, PathNamed {
  private let model: SliderModel
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?,
    _ onEditingChanged: @escaping (Bool) -> Void, _ label: Label, _ minimum: ValueLabel,
    _ maximum: ValueLabel,
    _ details: SliderDetails? = nil
  ) where V.Stride: BinaryFloatingPoint {
    model = SliderModel(value, bounds, step, onEditingChanged, details)
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  /// The track between its value labels, read aloud as one slider (C154).
  @MainActor @preconcurrency
  public var body: some View {
    SliderRow(
      model: model, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel)
  }

  /// Makes the slider as its body would be, without a node for the body.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    let inner = inputs.below(named: Self.self)
    if Label.self == EmptyView.self && ValueLabel.self == EmptyView.self {
      return SliderAlone._makeView(view: view.part(at: 0, as: SliderAlone.self), inputs: inner)
    }
    let row = view.part(at: 0, as: SliderRow<Label, ValueLabel>.self)
    return SliderRow._makeView(view: row, inputs: inner)
  }

  /// A list of one element, the slider.
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  { _ViewListOutputs(ElementOf(view: view, inputs: inputs)) }

  /// Always 1.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

extension Slider {
  /// A slider with labels at both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// A slider that stops at the steps of its range (C068), with labels at both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// The earlier order of the arguments.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
  }

  /// The earlier order of the arguments.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
  }

  /// A slider with a label that stops at the steps of its range (C068).
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, onEditingChanged, label(), EmptyView(), EmptyView())
  }

  /// The earlier order of the arguments.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
  }

  /// The earlier order of the arguments.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, onEditingChanged, label(), EmptyView(), EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }

  /// A slider without labels that stops at the steps of its range (C068).
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }
}
