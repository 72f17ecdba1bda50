import WaggleGraph

extension View {
  /// Sets whether this view can have the focus.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }

  /// Sets whether this view can have the focus, and for which interactions.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { modifier(_FocusableModifier(isFocusable: isFocusable)) }
}

/// The interactions for which a view takes the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// The set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Activation.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Editing.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Activation and editing.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// Makes a view focusable.
nonisolated public struct _FocusableModifier: PrimitiveModifier {
  let isFocusable: Bool

  /// Makes the focusable content.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (flag, inner) = FocusedFlag.make(in: inputs)
    return _ViewOutputs(FocusableNode(body(_Graph(), inner).node, modifier, inputs, flag))
  }
}

/// The node of a focusable view.
private final class FocusableNode: ModifierNode {
  private var target: FocusTarget!
  /// A click gives the view the focus.
  private lazy var tester = content.output(HitTestOutput.self)?.adding(target)

  init(
    _ content: ViewNode, _ modifier: _GraphValue<_FocusableModifier>, _ inputs: _ViewInputs,
    _ flag: FocusedFlag
  ) {
    super.init(content)
    let latest = LatestValue(modifier, inputs)
    target = FocusTarget(self, inputs, flag) { latest.current.isFocusable }
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == HitTestOutput.self { return castOutput(tester, of: HitTestOutput.self, for: key) }
    return target.output(key, content) ?? super.output(key)
  }
}
