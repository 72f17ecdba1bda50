public import Foundation
import WaggleGraph

/// A key that somebody pressed.
public struct KeyPress: Sendable {
  /// Whether it went down, stayed down, or came up.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it types.
  public let characters: String
  /// The keys held with it.
  public let modifiers: EventModifiers

  /// When a key is heard of.
  public struct Phases: OptionSet, Sendable {
    /// A bit each.
    public let rawValue: Int

    /// The phases of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It went down.
    public static let down = Phases(rawValue: 1)
    /// It stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// It came up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether somebody did something with a key.
  public enum Result: Sendable {
    /// Nobody else hears of it.
    case handled
    /// The next one outwards is asked.
    case ignored
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// The key, what it types and the keys held with it.
  public var debugDescription: String {
    "KeyPress(key: \(key.character), characters: \(characters), modifiers: \(modifiers.rawValue))"
  }
}

extension View {
  /// Calls `action` when the key goes down, or stays down, while this view or one in it has the focus (M151).
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { onKeyPress(keys: [key]) { _ in action() } }

  /// Calls `action` for a key in these phases while this view or one in it has the focus (M151).
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { onKeyPress(keys: [key], phases: phases, action: action) }

  /// Calls `action` for any of these keys while this view or one in it has the focus (M151).
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Calls `action` for keys that type only these characters while this view or one in it has the focus (M151).
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : .ignored
    }
  }

  /// Calls `action` for each key while this view or one in it has the focus (M151).
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(_KeyPressModifier(phases: phases, action: action)) }
}

/// Hears keys.
nonisolated public struct _KeyPressModifier: PrimitiveModifier {
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  /// The content, listening.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let newest = LatestValue(modifier, inputs)
    let link = KeyResponderLink(inputs) { press in
      let current = newest.current
      return current.phases.contains(press.phase) ? current.action(press) : .ignored
    }
    return body(_Graph(), link.inside(inputs))
  }
}

/// Who hears keys around a place, and the next one outwards.
final class KeyResponderLink: InputKey {
  static var defaultValue: KeyResponderLink? { nil }

  let outer: KeyResponderLink?
  let hear: (KeyPress) -> KeyPress.Result
  /// Hears only of what no `onKeyPress` has taken.
  let isCommand: Bool
  private let inputs: _ViewInputs

  init(
    _ inputs: _ViewInputs, isCommand: Bool = false, hear: @escaping (KeyPress) -> KeyPress.Result
  ) {
    outer = inputs.bag[KeyResponderLink.self]
    self.inputs = inputs
    self.isCommand = isCommand
    self.hear = hear
  }

  var isEnabled: Bool { !inputs.subgraph.isRemoved && inputs.currentEnvironment.isEnabled }

  /// The inputs of what it hears for.
  func inside(_ inputs: _ViewInputs) -> _ViewInputs {
    var inner = inputs
    inner.bag[KeyResponderLink.self] = self
    return inner
  }

  /// Asks from here outwards until somebody has done something.
  func ask(_ press: KeyPress, commands: Bool) -> Bool {
    var next: KeyResponderLink? = self
    while let link = next {
      if link.isCommand == commands, link.isEnabled, link.hear(press) == .handled { return true }
      next = link.outer
    }
    return false
  }
}
