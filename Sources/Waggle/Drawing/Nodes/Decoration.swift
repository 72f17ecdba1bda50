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

/// What is shown in place of a part of the content: the same as a decoration, but what the program's views in it say reaches the
/// views around.
nonisolated package struct Substitute<Content: View>: PrimitiveView {
  private let content: Content

  package init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes the content in layers.
  package nonisolated static func _makeView(
    view: _GraphValue<Substitute<Content>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let content = view.part(at: 0, as: Content.self)
    return _ViewOutputs(SubstituteNode(content.makePart(in: ZStackLayout(), inputs)))
  }
}

/// The key of a preference.
private protocol AnyPreference {
  static var isFrameworks: Bool { get }
}

extension Preference: AnyPreference {
  fileprivate static var isFrameworks: Bool { K._isFrameworkKey }
}

/// Passes on all but preferences.
private final class DecorationNode: ModifierNode {
  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    key == WritersOutput.self || key is any AnyPreference.Type ? nil : content.output(key)
  }
}

/// Passes on all but the framework's preferences.
private final class SubstituteNode: ModifierNode {
  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == WritersOutput.self {
      return castOutput(.ofAnyKey, of: WritersOutput.self, for: key)
    }
    if let preference = key as? any AnyPreference.Type, preference.isFrameworks { return nil }
    return content.output(key)
  }
}
