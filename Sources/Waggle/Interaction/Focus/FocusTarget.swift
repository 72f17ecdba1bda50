import Foundation
import WaggleGraph

/// A view that can have the focus and be activated by a key.
package final class FocusTarget {
  package private(set) unowned var view: ViewNode
  private let inputs: _ViewInputs
  /// Nearest first.
  let bindings: FocusBindingChain?
  /// The key responders around the view, nearest first; they receive keys while it has the focus.
  let responders: KeyResponderChain?
  let defaultFocus: DefaultFocusChain?
  /// Tells the views inside whether it has the focus.
  let flag: FocusedFlag
  private let isFocusable: () -> Bool
  private let action: (() -> Void)?

  init(
    _ view: ViewNode, _ inputs: _ViewInputs, _ flag: FocusedFlag,
    isFocusable: @escaping () -> Bool = { true }, action: (() -> Void)? = nil
  ) {
    self.view = view
    self.inputs = inputs
    self.flag = flag
    self.isFocusable = isFocusable
    self.action = action
    bindings = inputs.bag[FocusBindingChain.self]
    responders = inputs.bag[KeyResponderChain.self]
    defaultFocus = inputs.bag[DefaultFocusChain.self]
  }

  package var isEnabled: Bool { !isGone && inputs.currentEnvironment.isEnabled }
  var isGone: Bool { inputs.subgraph.isRemoved }
  package var canFocus: Bool { isEnabled && isFocusable() && !isLeaving }
  /// Whether it is still drawn only because its removal is animated (M146).
  private var isLeaving: Bool {
    let layout = view.layout
    return layout.store.frozenPositions.isAround(layout)
  }
  var environment: EnvironmentValues { inputs.currentEnvironment }
  /// Whether it has an action to perform when activated.
  package var isControl: Bool { action != nil }

  /// Performs the action. False without one.
  @discardableResult
  package func activate() -> Bool {
    guard let action, isEnabled else { return false }
    action()
    return true
  }

  /// The view's output for the keys of the focus and of accessibility; nil for other keys.
  func output<K: OutputKey>(_ key: K.Type, _ content: ViewNode) -> K.Output? {
    if key == FocusOutput.self { return targets(FocusOutput.self, content) as? K.Output }
    if key == ControlOutput.self { return targets(ControlOutput.self, content) as? K.Output }
    guard key == AccessibilityOutput.self else { return nil }
    return AccessibilityElements { [unowned self] in elements(in: content) } as? K.Output
  }

  private func targets<Key: FocusTargetOutput>(_ key: Key.Type, _ content: ViewNode)
    -> FocusTargets
  {
    FocusTargets { [self] in
      [.target(self)] + (content.output(key)?.entries ?? [])
    }
  }

  /// The elements of the content; without any, one element without a label.
  private func elements(in content: ViewNode) -> [AccessibilityElement] {
    var elements = content.accessibilityElements
    if elements.isEmpty { elements = [AccessibilityElement(view)] }
    if elements.count == 1, elements[0].target == nil { elements[0].target = self }
    return elements
  }
}

/// One entry of the focus order: a view, or a section that stays together (M147).
package indirect enum FocusEntry {
  case target(FocusTarget)
  case section(ViewNode, [FocusEntry])
}

extension FocusEntry {
  /// The views of the entry, in tree order.
  var targets: [FocusTarget] {
    switch self {
    case .target(let target): [target]
    case .section(_, let entries): entries.flatMap(\.targets)
    }
  }

  private var layout: LayoutNode {
    switch self {
    case .target(let target): target.view.layout
    case .section(let view, _): view.layout
    }
  }

  /// The views in reading order.
  static func inReadingOrder(_ entries: [FocusEntry]) -> [FocusTarget] {
    entries.map(\.layout).readingOrder.flatMap { index in
      switch entries[index] {
      case .target(let target): [target]
      case .section(_, let inner): inReadingOrder(inner)
      }
    }
  }
}

/// The views that can have the focus, computed on request.
package final class FocusTargets {
  private let find: () -> [FocusEntry]

  init(_ find: @escaping () -> [FocusEntry]) { self.find = find }

  var entries: [FocusEntry] { find() }
}

/// A key whose value lists views that can have the focus.
protocol FocusTargetOutput: OutputKey where Output == FocusTargets {}

extension FocusTargetOutput {
  /// The targets of all children, in drawing order.
  package static func combine(_ children: ChildList) -> FocusTargets? {
    FocusTargets {
      guard children.hasStackRoom else { return [] }
      return children.inOrder.flatMap { $0.node.output(Self.self)?.entries ?? [] }
    }
  }
}

/// The visible views that can have the focus.
package enum FocusOutput: FocusTargetOutput, VisibleOutput {
  package typealias Output = FocusTargets
}

/// Like `FocusOutput`, hidden views included: their keyboard shortcuts still work.
package enum ControlOutput: FocusTargetOutput {
  package typealias Output = FocusTargets
}
