import Waggle

/// What a style gets to lay out, such as `LabelStyleConfiguration`.
protocol StyleConfiguration {
  /// Makes controls around which no style is set.
  static func automatic(in inputs: _ViewInputs) -> StyleMaker<Self>
  /// Whether the control is a `StyledList`.
  static var makesList: Bool { get }
}

extension StyleConfiguration {
  static var makesList: Bool { false }
}

/// What the style of a control gets to lay out that is a list of views.
protocol ListStyleConfiguration: StyleConfiguration {}

extension ListStyleConfiguration {
  static var makesList: Bool { true }
}

extension StyleMaker {
  /// Makes controls in a style that never changes.
  init<Style, Body: View>(
    constant style: Style, in inputs: _ViewInputs,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) { self.init(_GraphValue.constant(style, in: inputs), makeBody: makeBody) }
}
