/// Which arrow key was pressed.
public enum MoveCommandDirection: Hashable, Sendable {
  /// A move up.
  case up
  /// A move down.
  case down
  /// A move to the left.
  case left
  /// A move to the right.
  case right

  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

extension View {
  /// Calls `action` for an arrow key that no `onKeyPress` has handled (M151).
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil)
    -> some View
  {
    modifier(
      _KeyCommandModifier(isSet: action != nil) { press in
        guard let action, let direction = MoveCommandDirection(press.key) else { return false }
        action(direction)
        return true
      })
  }

  /// Calls `action` for Escape when no `onKeyPress` has handled it (M151).
  public nonisolated func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
    modifier(
      _KeyCommandModifier(isSet: action != nil) { press in
        guard let action, press.key == .escape else { return false }
        action()
        return true
      })
  }

  /// Calls `action` for the Delete keys when no `onKeyPress`, and no list with rows to delete, has handled them (M151).
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(
      _KeyCommandModifier(isSet: action != nil) { press in
        guard let action, press.key == .delete || press.key == .deleteForward else { return false }
        action()
        return true
      })
  }
}

/// Handles keys that stand for commands.
nonisolated public struct _KeyCommandModifier: PrimitiveModifier {
  let isSet: Bool
  let perform: (KeyPress) -> Bool

  /// The keys of all commands.
  private nonisolated static var keys: Set<KeyEquivalent> {
    [.upArrow, .downArrow, .leftArrow, .rightArrow, .escape]
  }

  /// Makes the content with a key responder.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let latest = LatestValue(modifier, inputs)
    let link = KeyResponderChain(inputs, isCommand: true, keys: { Self.keys }) { press in
      guard press.phase != .up, latest.current.isSet else { return .ignored }
      return latest.current.perform(press) ? .handled : .ignored
    }
    return body(_Graph(), link.inside(inputs))
  }
}
