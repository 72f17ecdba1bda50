/// A thin line across the axis of the enclosing stack (L006).
nonisolated public struct Divider: View, PathNamed {
  @Environment(\.colorScheme) private var scheme

  /// As long as the stack is high or wide; horizontal outside of a stack.
  public init() {}

  /// The separator colour in the frame of a divider.
  public var body: some View { color.modifier(DividerFrame()) }

  /// One element, which containers recognize.
  public nonisolated static func _makeViewList(
    view: _GraphValue<Divider>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { _ViewListOutputs(ElementOf(view: view, inputs: inputs)) }

  private var color: Color {
    scheme == .dark
      ? Color(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6)
      : Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29)
  }
}
