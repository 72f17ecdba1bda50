import WaggleGraph

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether texts can be selected.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// True: texts can be selected.
  public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// False: no text can be selected.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets whether the texts in this view can be selected, with a mouse, and copied (⌘C).
  ///
  /// ```swift
  /// Text("DE12 3456 7890 1234").textSelection(.enabled)
  /// ```
  ///
  /// Moving the mouse selects characters, a second click a word, a third the paragraph; ⌘A selects the whole text. What is copied
  /// is what was written, even where a line is truncated. A click anywhere else ends the selection. A finger selects nothing.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(_TextSelectionModifier<S>())
  }
}

/// Sets whether the texts in a view can be selected.
nonisolated public struct _TextSelectionModifier<S: TextSelectability>: PrimitiveModifier {
  /// Makes the content; its texts read the answer from their inputs.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.bag[AllowsTextSelection.self] = S.allowsSelection
    return body(_Graph(), inner)
  }
}

/// Whether texts can be selected.
enum AllowsTextSelection: InputKey {
  static var defaultValue: Bool { false }
}
