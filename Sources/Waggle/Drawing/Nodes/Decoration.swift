/// What a control draws beside its content, such as a ring: its views may be inserted, changed and removed, and the
/// preferences around the control remain those of its content alone (R016).
nonisolated package struct Decoration<Content: View>: PrimitiveView {
  private let content: Content

  package init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes the content in layers.
  package nonisolated static func _makeView(
    view: _GraphValue<Decoration<Content>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let content = view.part(at: 0, as: Content.self)
    return _ViewOutputs(DecorationNode(content.makePart(in: ZStackLayout(), inputs)))
  }
}

/// A key of a program's preferences.
private protocol ProgramKey {}

extension Preference: ProgramKey {}

/// Passes on all but the program's preferences.
private final class DecorationNode: ModifierNode {
  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    key is any ProgramKey.Type ? nil : content.output(key)
  }
}
