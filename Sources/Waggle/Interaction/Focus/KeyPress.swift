public import Foundation
import WaggleGraph

/// What a key did, and the text that it types; passed to the action of `onKeyPress`.
public struct KeyPress: Sendable {
  /// Whether the key went down, repeats, or came up.
  public let phase: Phases
  /// What `onKeyPress(_:action:)` compares.
  public let key: KeyEquivalent
  /// The text that the key types.
  public let characters: String
  /// The modifier keys held down.
  public let modifiers: EventModifiers

  /// The phases in which an action is called.
  public struct Phases: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// The set with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held down and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key came up.
    public static let up = Phases(rawValue: 4)
    /// All three phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action handled the key press.
  public enum Result: Sendable {
    /// The press goes no further.
    case handled
    /// The next responder outwards receives the press.
    case ignored
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// The key, its text and the modifier keys.
  public var debugDescription: String {
    "KeyPress(key: \(key.character), characters: \(characters), modifiers: \(modifiers.rawValue))"
  }
}

extension View {
  /// Calls `action` when the key goes down or repeats, while this view or one in it has the focus (M151).
  ///
  /// ```swift
  /// struct Volume: View {
  ///   @State private var volume = 5
  ///
  ///   var body: some View {
  ///     Text("Volume \(volume)")  // shows Volume 5
  ///       .focusable()
  ///       .onKeyPress(.upArrow) {
  ///         volume += 1
  ///         return .handled
  ///       }
  ///   }
  /// }
  /// ```
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { onKeyPress(keys: [key]) { _ in action() } }

  /// Calls `action` for a key in these phases while this view or one in it has the focus (M151).
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { onKeyPress(keys: [key], phases: phases, action: action) }

  /// Calls `action` for any of these keys while this view or one in it has the focus (M151).
  @inlinable
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier(phases: phases, keys: keys) {
        keys.contains($0.key) ? action($0) : .ignored
      })
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

  /// Calls `action` for every key while this view or one in it has the focus (M151).
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(_KeyPressModifier(phases: phases, action: action)) }
}

/// Handles key presses.
nonisolated public struct _KeyPressModifier: PrimitiveModifier {
  let phases: KeyPress.Phases
  /// The keys that it may handle; nil for any.
  let keys: Set<KeyEquivalent>?
  let action: (KeyPress) -> KeyPress.Result

  @usableFromInline
  init(
    phases: KeyPress.Phases, keys: Set<KeyEquivalent>? = nil,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) {
    self.phases = phases
    self.keys = keys
    self.action = action
  }

  /// Makes the content with a key responder.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let latest = LatestValue(modifier, inputs)
    let link = KeyResponderChain(inputs, keys: { latest.current.keys }) { press in
      let current = latest.current
      return current.phases.contains(press.phase) ? current.action(press) : .ignored
    }
    return body(_Graph(), link.inside(inputs))
  }
}

/// A key responder around a view, linked to the next one outwards.
final class KeyResponderChain: InputKey {
  static var defaultValue: KeyResponderChain? { nil }

  let outer: KeyResponderChain?
  let action: (KeyPress) -> KeyPress.Result
  /// Whether the responder receives a press only after every `onKeyPress` has ignored it.
  let isCommand: Bool
  private let readKeys: () -> Set<KeyEquivalent>?
  private let inputs: _ViewInputs

  /// - Parameter keys: the keys that the action may handle; nil for any.
  init(
    _ inputs: _ViewInputs, isCommand: Bool = false, keys: @escaping () -> Set<KeyEquivalent>?,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) {
    readKeys = keys
    outer = inputs.bag[KeyResponderChain.self]
    self.inputs = inputs
    self.isCommand = isCommand
    self.action = action
  }

  var isEnabled: Bool { !inputs.subgraph.isRemoved && inputs.currentEnvironment.isEnabled }

  /// The keys that it may handle; nil for any.
  var keys: Set<KeyEquivalent>? { readKeys() }

  /// This responder and those around it, nearest first.
  var links: [KeyResponderChain] { [self] + (outer?.links ?? []) }

  /// The inputs of the content that it responds for.
  func inside(_ inputs: _ViewInputs) -> _ViewInputs {
    var inner = inputs
    inner.bag[KeyResponderChain.self] = self
    return inner
  }

  /// Passes the press to the responders from here outwards until one handles it. False if none does.
  func handle(_ press: KeyPress, commands: Bool) -> Bool {
    var next: KeyResponderChain? = self
    while let link = next {
      if link.isCommand == commands, link.isEnabled, link.action(press) == .handled { return true }
      next = link.outer
    }
    return false
  }
}
