import Foundation
public import Waggle

/// A control that raises and lowers a value: a label, and two buttons that repeat while they are held.
///
/// ```swift
/// struct Order: View {
///   @State private var jars = 1
///
///   var body: some View {
///     Stepper("\(jars) jars", value: $jars, in: 1...12)
///     Stepper("Half jars", value: $jars, in: 1...12, step: 2)
///   }
/// }
/// ```
nonisolated public struct Stepper<Label: View>: View, PathNamed {
  private let model: StepperModel
  private let label: Label

  init(_ model: StepperModel, _ label: Label) {
    self.model = model
    self.label = label
  }

  /// The label and the two buttons, read aloud as one value that can be adjusted (C154).
  @MainActor @preconcurrency
  public var body: some View { StepperRow(model: model, label: label) }

  /// Makes the stepper as its body would be, without a node for the body.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    let row = view.part(at: 0, as: StepperRow<Label>.self)
    return StepperRow._makeView(view: row, inputs: inputs.below(named: Self.self))
  }

  /// A list of one element, the stepper.
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  { _ViewListOutputs(ElementOf(view: view, inputs: inputs)) }

  /// Always 1.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

// MARK: Any action

extension Stepper {
  /// A stepper that calls these actions; a button without one is disabled.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(StepperModel(onIncrement, onDecrement, onEditingChanged), label()) }

  /// The earlier order of the arguments.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.init(StepperModel(onIncrement, onDecrement, onEditingChanged), label()) }
}

extension Stepper where Label == Text {
  /// A stepper that calls these actions, whose title is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(StepperModel(onIncrement, onDecrement, onEditingChanged), Text(titleKey)) }

  /// A stepper that calls these actions, whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(StepperModel(onIncrement, onDecrement, onEditingChanged), Text(title)) }
}

// MARK: A value

extension Stepper {
  /// A stepper for any value that can be counted up.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(StepperModel(value, nil, step, onEditingChanged), label()) }

  /// A stepper for the values of a range; the result of a step outside is its end (C067).
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(StepperModel(value, bounds, step, onEditingChanged), label()) }

  /// The earlier order of the arguments.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) { self.init(StepperModel(value, nil, step, onEditingChanged), label()) }

  /// The earlier order of the arguments.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.init(StepperModel(value, bounds, step, onEditingChanged), label()) }
}

extension Stepper where Label == Text {
  /// A stepper for a value, whose title is looked up in the program's tables.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(StepperModel(value, nil, step, onEditingChanged), Text(titleKey)) }

  /// A stepper for a value, whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(StepperModel(value, nil, step, onEditingChanged), Text(title)) }

  /// A stepper for the values of a range (C067), whose title is looked up in the program's tables.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(StepperModel(value, bounds, step, onEditingChanged), Text(titleKey)) }

  /// A stepper for the values of a range (C067), whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(StepperModel(value, bounds, step, onEditingChanged), Text(title)) }
}
