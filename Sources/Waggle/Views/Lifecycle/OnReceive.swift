import Foundation
public import OpenCombine
import WaggleGraph

extension View {
  /// Calls `action` on the main actor with each value of `publisher`, from before the first frame that shows the view
  /// until the view is removed (M193).
  ///
  /// A view with another publisher cancels the subscription to the one before (R226). Publishers are compared as views
  /// are: subjects and other objects by identity.
  ///
  /// ```swift
  /// struct Visits: View {
  ///   let arrivals = PassthroughSubject<String, Never>()
  ///   @State private var last = "none yet"
  ///
  ///   var body: some View {
  ///     Button("Last: \(last)") { arrivals.send("a bee") }  // shows Last: none yet
  ///       .onReceive(arrivals) { last = $0 }
  ///   }
  /// }
  /// ```
  @inlinable
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}

/// Calls an action with each value of a publisher; on a list, once for the whole list (R030).
nonisolated public struct _SubscriptionModifier<P: Publisher>: ContentEffectModifier
where P.Failure == Never {
  @usableFromInline let publisher: P
  @usableFromInline let action: (P.Output) -> Void

  @inlinable
  init(publisher: P, action: @escaping (P.Output) -> Void) {
    self.publisher = publisher
    self.action = action
  }

  package nonisolated static func makeEffect(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs
  ) -> any AppearanceObserver { SubscriptionEffect(modifier, inputs) }
}

/// Subscribes to the publisher of a view while the view is shown.
private final class SubscriptionEffect<P: Publisher>: ContentEffect, AppearanceObserver
where P.Failure == Never {
  private let modifier: _GraphValue<_SubscriptionModifier<P>>
  private let orderKey: CallbackOrder
  private let scope: ViewScope?
  private var latest: _SubscriptionModifier<P>?
  private var subscription: AnyCancellable?
  private var isShown = false

  init(_ modifier: _GraphValue<_SubscriptionModifier<P>>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    orderKey = inputs.nextCallbackOrder()
    scope = inputs.scope
    super.init(inputs)
    attach(inputs, reading: modifier.node)
  }

  override var name: String { "onReceive of \(typeName(P.self))" }

  func appear() {
    isShown = true
    schedule()
  }

  func disappear() {
    isShown = false
    subscription = nil
  }

  override func updateContent(_ graph: Graph) {
    let new = modifier.read(in: graph)
    let isSame = latest.map { isSamePublisher($0.publisher, new.publisher) } ?? false
    latest = new
    if isShown, !isSame || subscription == nil { subscribe(to: new.publisher) }
  }

  private func isSamePublisher(_ a: P, _ b: P) -> Bool { runtime.graph.areEqual(a, b) }

  private func subscribe(to publisher: P) {
    subscription = nil
    subscription = publisher.sink { [weak self] in
      if isOnMainQueue {
        self?.receive($0)
      } else {
        SubscriptionEffect.receiveOnMainActor($0) { self }
      }
    }
  }

  /// - Parameter effect: nil once the view is removed; called on the main actor, because only there it may be freed.
  private static func receiveOnMainActor(
    _ value: P.Output, by effect: @escaping () -> SubscriptionEffect?
  ) {
    nonisolated(unsafe) let (value, effect) = (value, effect)
    Task { @MainActor in effect()?.receive(value) }
  }

  /// Calls the action at once; for a value that is published while views are updated, after the update.
  private func receive(_ value: P.Output) {
    guard isShown, !isOfAnotherProgram(value) else { return }
    guard runtime.isUpdating else { return call(value) }
    runtime.actions.add(.lifecycle, orderKey) { [weak self] in self?.call(value) }
  }

  /// Whether the value is a notification about another program of the process, such as that its page was hidden.
  private func isOfAnotherProgram(_ value: P.Output) -> Bool {
    guard P.Output.self == Notification.self, let notification = value as? Notification,
      let program = notification.userInfo?[ActionQueue.notifying] as? ActionQueue
    else { return false }
    return program !== runtime.actions
  }

  private func call(_ value: P.Output) {
    guard let latest else { return }
    runtime.breadcrumbs.append(Breadcrumb("onReceive of", P.self, scope))
    defer { runtime.breadcrumbs.removeLast() }
    runtime.reports.noteCaller(scope)
    latest.action(value)
  }
}
