import Foundation
import Waggle

/// What a link pushes.
nonisolated enum LinkTarget<Destination: View> {
  case value(AnyHashable?)
  case view(Destination)
  case bound(Binding<Bool>, Destination)

  var value: AnyHashable? {
    if case .value(let value) = self { value } else { nil }
  }
}

/// A link as a button.
struct LinkButton<Label: View, Destination: View>: View {
  let target: LinkTarget<Destination>
  let label: Label
  var staysInColumn = false
  @State private var shown = LinkDestinations()
  @Environment(\.stackContext) private var around
  @Environment(\.leadingColumn) private var leadingColumn
  @Environment(\.selectsRows) private var selectsRows
  @Environment(\.editMode) private var editMode
  @Surroundings private var surroundings
  private let report = Reporter()

  var body: some View {
    let declared = declared
    Button(action: go) {
      LinkLabel(label)
    }
    .mayHoldBadge()
    .modifier(LinkState(isShown: isShown, isDisabled: isDisabled))
    .allowsHitTesting(!selects && !isInEditedRow)
    .modifier(
      OfViews<Destination, _>(
        _PreferenceTransformModifier<DestinationsKey> {
          if let declared { $0.presented.append(declared) }
        })
    )
    .afterBody(ifChosen: Destination.self != Never.self) { [self] in follow(declared) }
  }

  /// Whether the row is selected instead.
  private var selects: Bool {
    guard case .value(.some) = target, !staysInColumn else { return false }
    return leadingColumn != nil && selectsRows
  }

  /// Whether a binding shows what it leads to in the next column: its row is marked as one that is selected. nil for other
  /// links.
  private var isShown: Bool? {
    guard case .bound(let isActive, _) = target, !staysInColumn, leadingColumn != nil else {
      return nil
    }
    return isActive.wrappedValue
  }

  /// Whether the link is in a row of a list that is edited, where a tap selects the row if it can be selected (C087).
  private var isInEditedRow: Bool {
    surroundings.context == .row && editMode?.wrappedValue == .active
  }

  private var isDisabled: Bool {
    if case .value(nil) = target { true } else { false }
  }

  private func go() {
    if isInEditedRow { return }
    guard let around else {
      return report(.navigationLink("there is no navigation stack around it, so nothing is pushed"))
    }
    switch target {
    case .value(let value):
      if let value { around.stack.push(value, staysInColumn: staysInColumn) }
    case .bound(let isActive, let view):
      isActive.wrappedValue = true
      if isActive.wrappedValue { keep(view, while: isActive, in: around) }
    case .view(let view):
      shown.push(AnyView(view), in: around, staysInColumn: staysInColumn)
    }
  }

  /// The stack keeps the screen: a link in a menu is gone before it could say that its screen is shown (C430).
  private func keep(_ view: Destination, while isActive: Binding<Bool>, in context: StackContext) {
    let declared = shown.bound.following(isActive, view, staysInColumn: staysInColumn)
    shown.bound.follow(declared, view, while: isActive)
    if let declared { context.stack.keep(declared, on: context.screen) }
  }
}

// MARK: What is shown

extension LinkButton {
  /// What the binding of the link shows.
  private var declared: PresentedDestination? {
    guard case .bound(let isActive, let view) = target else { return nil }
    return shown.bound.following(isActive, view, staysInColumn: staysInColumn)
  }

  /// Updates what the link has pushed, or its binding shows.
  private func follow(_ declared: PresentedDestination?) {
    switch target {
    case .value: break
    case .view(let view): follow(AnyView(view))
    case .bound(let isActive, let view): shown.bound.follow(declared, view, while: isActive)
    }
  }

  private func follow(_ view: AnyView) {
    shown.pushed?.view = view
    guard shown.pushesAgain, let around else { return }
    shown.pushAgain = { [shown, staysInColumn] in
      shown.push(view, in: around, staysInColumn: staysInColumn)
    }
  }
}

extension LinkButton: KeepsStates {
  nonisolated package static var keptStates: [String] { ["shown"] }

  nonisolated package static func willReload(_ value: Any) {
    (value as? LinkDestinations)?.notePushed()
  }

  @MainActor package static func continueAfterReload(_ value: Any) {
    (value as? LinkDestinations)?.continueAfterReload()
  }
}

/// What a link has pushed, or its binding shows: both follow the link's destination.
private final class LinkDestinations {
  weak var pushed: DestinationView?
  let bound = ShownDestination()
  /// Whether the link had pushed its view when newer code came.
  private(set) var pushesAgain = false
  /// Pushes the view of the newer link; nil until its body has run.
  var pushAgain: (@MainActor () -> Void)?

  @MainActor func push(_ view: AnyView, in context: StackContext, staysInColumn: Bool) {
    let destination = DestinationView(view)
    pushed = destination
    context.stack.push(destination, from: context.screen, staysInColumn: staysInColumn)
  }

  func notePushed() { pushesAgain = pushed != nil }

  @MainActor func continueAfterReload() {
    let push = pushAgain
    (pushesAgain, pushAgain) = (false, nil)
    push?()
  }
}

/// A modifier for links to views. A link with a value shows nothing itself, and has no parts for it.
nonisolated private struct OfViews<Destination, Modifier: ViewModifier>: PrimitiveModifier {
  let modifier: Modifier

  init(_ modifier: Modifier) { self.modifier = modifier }

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard Destination.self != Never.self else { return body(_Graph(), inputs) }
    return Modifier._makeView(
      modifier: modifier.part(at: 0, as: Modifier.self), inputs: inputs, body: body)
  }
}

/// What a link says to the button and the row that it is.
nonisolated private struct LinkState: PrimitiveModifier, Equatable {
  /// Whether the next column shows what it leads to; nil for a link that never does.
  let isShown: Bool?
  /// Whether the link leads nowhere.
  let isDisabled: Bool

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let inner = inputs.withEnvironment(of: modifier) { environment, state in
      if environment.isShownLink != state.isShown { environment.isShownLink = state.isShown }
      if state.isDisabled { environment.isEnabled = false }
    }
    return body(_Graph(), inner)
  }
}

extension Binding {
  /// Whether the value is the given one; false removes it.
  nonisolated func isEqual<Wrapped: Hashable>(to tag: Wrapped) -> Binding<Bool>
  where Value == Wrapped? {
    nonisolated(unsafe) let read = { [self] in wrappedValue == tag }
    nonisolated(unsafe) let write = { [self] (isOn: Bool) in
      if isOn {
        wrappedValue = tag
      } else if wrappedValue == tag {
        wrappedValue = nil
      }
    }
    return Binding<Bool> {
      read()
    } set: {
      write($0)
    }
  }
}
