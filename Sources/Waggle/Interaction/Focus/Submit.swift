/// The kinds of view whose submission is handled.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A bit each.
  public typealias RawValue = Int
  /// The bits of the set.
  public let rawValue: Int

  /// The set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The name of the key that submits.
public struct SubmitLabel: Equatable, Sendable {
  private enum Kind { case done, go, send, join, route, search, `return`, next, `continue` }
  private let kind: Kind

  /// The word “Done” on the key.
  public static let done = SubmitLabel(kind: .done)
  /// “Go” on the key.
  public static let go = SubmitLabel(kind: .go)
  /// “Send” on the key.
  public static let send = SubmitLabel(kind: .send)
  /// “Join” on the key.
  public static let join = SubmitLabel(kind: .join)
  /// “Route” on the key.
  public static let route = SubmitLabel(kind: .route)
  /// “Search” on the key.
  public static let search = SubmitLabel(kind: .search)
  /// “Return” on the key.
  public static let `return` = SubmitLabel(kind: .return)
  /// “Next” on the key.
  public static let next = SubmitLabel(kind: .next)
  /// “Continue” on the key.
  public static let `continue` = SubmitLabel(kind: .continue)
}

extension EnvironmentValues {
  private enum SubmitLabelKey: EnvironmentKey {
    static var defaultValue: SubmitLabel { .return }
  }

  package var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

extension View {
  /// Calls `action` when a view in this one submits, after the actions further inside (M149).
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { modifier(_SubmitModifier(triggers: triggers, action: action)) }

  /// Keeps submissions in this view from the actions around it (M149).
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(_SubmitModifier(isBlocking: isBlocking))
  }

  /// Names the key that submits; it changes only the key's appearance (M149).
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }
}

/// Handles submissions.
nonisolated public struct _SubmitModifier: PrimitiveModifier {
  var triggers: SubmitTriggers = []
  var isBlocking = false
  var action: () -> Void = {}

  /// Makes the content, its submissions handled.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.bag[SubmitChain.self] = SubmitChain(
      outer: inputs.bag[SubmitChain.self], latest: LatestValue(modifier, inputs))
    return body(_Graph(), inner)
  }
}

/// A submit action around a view, linked to the next one outwards. A text field uses the one in its inputs.
package final class SubmitChain: InputKey {
  package static var defaultValue: SubmitChain? { nil }

  private let outer: SubmitChain?
  private let latest: LatestValue<_SubmitModifier>

  init(outer: SubmitChain?, latest: LatestValue<_SubmitModifier>) {
    self.outer = outer
    self.latest = latest
  }

  /// Whether an action would be called.
  func handles(_ triggers: SubmitTriggers) -> Bool {
    let modifier = latest.current
    if !modifier.triggers.isDisjoint(with: triggers) { return true }
    return !modifier.isBlocking && outer?.handles(triggers) ?? false
  }

  /// Calls the actions from here outwards.
  package func submit(_ triggers: SubmitTriggers) {
    let modifier = latest.current
    if !modifier.triggers.isDisjoint(with: triggers) { modifier.action() }
    if !modifier.isBlocking { outer?.submit(triggers) }
  }
}
