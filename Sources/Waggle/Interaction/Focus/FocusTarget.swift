import Foundation
import WaggleGraph

/// A view that may have the focus, and that somebody may activate by a key.
package final class FocusTarget {
  package private(set) unowned var view: ViewNode
  private let inputs: _ViewInputs
  /// Whether a click gives it the focus.
  let takesClicks: Bool
  /// Nearest first.
  let bindings: FocusBindingLink?
  /// Who hears keys while it has the focus, nearest first.
  let responders: KeyResponderLink?
  let defaults: DefaultFocusLink?
  /// Tells those in it whether it has the focus.
  let mark: FocusedFlag
  private let isFocusable: () -> Bool
  private let action: (() -> Void)?

  init(
    _ view: ViewNode, _ inputs: _ViewInputs, _ mark: FocusedFlag, takesClicks: Bool,
    isFocusable: @escaping () -> Bool = { true }, action: (() -> Void)? = nil
  ) {
    self.view = view
    self.inputs = inputs
    self.mark = mark
    self.takesClicks = takesClicks
    self.isFocusable = isFocusable
    self.action = action
    bindings = inputs.bag[FocusBindingLink.self]
    responders = inputs.bag[KeyResponderLink.self]
    defaults = inputs.bag[DefaultFocusLink.self]
  }

  package var isEnabled: Bool { !isGone && inputs.currentEnvironment.isEnabled }
  var isGone: Bool { inputs.subgraph.isRemoved }
  package var canFocus: Bool { isEnabled && isFocusable() && !isLeaving }
  /// Whether it is only still seen, as it is on its way out (M146).
  private var isLeaving: Bool {
    let layout = view.layout
    return layout.runtime.frozenPositions.isAround(layout)
  }
  var environment: EnvironmentValues { inputs.currentEnvironment }
  /// Whether there is something to be done when it is activated.
  package var isControl: Bool { action != nil }

  /// Does what it does. False where that is nothing.
  @discardableResult
  package func activate() -> Bool {
    guard let action, isEnabled else { return false }
    action()
    return true
  }

  /// What its view answers for the keys of this room; nil for others.
  func answer<K: OutputKey>(_ key: K.Type, _ content: ViewNode) -> K.Output? {
    if key == FocusOutput.self { return part(FocusOutput.self, content) as? K.Output }
    if key == ControlOutput.self { return part(ControlOutput.self, content) as? K.Output }
    if key == TouchOutput.self, takesClicks {
      return content.output(TouchOutput.self).map { FocusHitTester($0, self) } as? K.Output
    }
    guard key == AccessibilityOutput.self else { return nil }
    return AccessibilityPart { [unowned self] in elements(in: content) } as? K.Output
  }

  private func part<Key: FocusTargetOutput>(_ key: Key.Type, _ content: ViewNode) -> FocusTargets {
    FocusTargets { [self] in
      [.target(self)] + (content.output(key)?.entries ?? [])
    }
  }

  /// What is read of it: what its content says, or a place that says nothing.
  private func elements(in content: ViewNode) -> [AccessibilityElement] {
    var elements = content.accessibilityElements
    if elements.isEmpty { elements = [AccessibilityElement(view)] }
    if elements.count == 1, elements[0].target == nil { elements[0].target = self }
    return elements
  }
}

/// A part of a focus order: one view, or a section that stays together (M147).
package indirect enum FocusEntry {
  case target(FocusTarget)
  case section(ViewNode, [FocusEntry])
}

extension FocusEntry {
  /// The views in it, in the order in which they stand in the tree.
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

  /// The views in the order in which a page is read.
  static func inReadingOrder(_ entries: [FocusEntry]) -> [FocusTarget] {
    entries.map(\.layout).readingOrder.flatMap { index in
      switch entries[index] {
      case .target(let target): [target]
      case .section(_, let inner): inReadingOrder(inner)
      }
    }
  }
}

/// The views that may have the focus, found when they are asked for.
package final class FocusTargets {
  private let find: () -> [FocusEntry]

  init(_ find: @escaping () -> [FocusEntry]) { self.find = find }

  var entries: [FocusEntry] { find() }
}

/// A key whose value lists views that may have the focus.
protocol FocusTargetOutput: OutputKey where Output == FocusTargets {}

extension FocusTargetOutput {
  /// All that the children have, as drawn.
  package static func combine(_ children: ChildList) -> FocusTargets? {
    FocusTargets {
      guard children.hasStackRoom else { return [] }
      return children.inOrder.flatMap { $0.node.output(Self.self)?.entries ?? [] }
    }
  }
}

/// The views that can be seen and may have the focus.
package enum FocusOutput: FocusTargetOutput, VisibleOutput {
  package typealias Output = FocusTargets
}

/// The same with those that are hidden: they still have shortcuts.
package enum ControlOutput: FocusTargetOutput {
  package typealias Output = FocusTargets
}

/// What takes the focus when it is clicked.
private final class FocusHitTester: HitTester {
  private let base: HitTester
  private unowned let target: FocusTarget

  init(_ base: HitTester, _ target: FocusTarget) {
    self.base = base
    self.target = target
  }

  override func hit(_ point: CGPoint) -> HitTestResult? {
    guard var hit = base.hit(point) else { return nil }
    hit.targets.append(target)
    return hit
  }
}
