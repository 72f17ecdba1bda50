import Foundation
import WaggleGraph

/// A view that can have the focus and be activated by a key.
package final class FocusTarget {
  package private(set) unowned var view: ViewNode
  private let inputs: _ViewInputs
  /// The bindings of the view, the nearest first.
  let bindings: FocusBindingChain?
  /// The key responders around the view, nearest first; they receive keys while it has the focus.
  let responders: KeyResponderChain?
  let defaultFocus: DefaultFocusChain?
  let values: FocusedValueChain?
  /// Tells the views inside whether it has the focus.
  let flag: FocusedFlag
  /// Edits with the keys, for a view in which text is edited.
  weak var editor: (any FocusedEditor)?
  private let isFocusable: () -> Bool
  /// Whether the view takes part at all.
  private let isActive: () -> Bool
  private let action: (() -> Void)?

  init(
    _ view: ViewNode, _ inputs: _ViewInputs, _ flag: FocusedFlag,
    isFocusable: @escaping () -> Bool = { true }, isActive: @escaping () -> Bool = { true },
    action: (() -> Void)? = nil
  ) {
    self.view = view
    self.inputs = inputs
    self.flag = flag
    self.isFocusable = isFocusable
    self.isActive = isActive
    self.action = action
    bindings = inputs.bag[FocusBindingChain.self]
    responders = inputs.bag[KeyResponderChain.self]
    defaultFocus = inputs.bag[DefaultFocusChain.self]
    values = inputs.bag[FocusedValueChain.self]
    if bindings != nil { inputs.runtime.input.focus.bound.add(self) }
    if action != nil, inputs.bag[IsInShortcut.self] { inputs.runtime.input.shortcuts.add(self) }
  }

  package var isEnabled: Bool { !isGone && inputs.currentEnvironment.isEnabled }
  var isGone: Bool { inputs.subgraph.isRemoved }
  package var canFocus: Bool { isEnabled && isFocusable() && !isLeaving }
  /// Whether the view is still drawn only because its removal is animated (M146).
  private var isLeaving: Bool {
    let layout = view.layout
    return layout.store.frozenPositions.isAround(layout)
      || inputs.runtime.store(PresentationStore.self).isClosing(around: layout)
  }
  /// Whether a press focuses the view at once: a finger on a text may be about to scroll, and is waited for.
  func takesFocus(from event: PointerEvent) -> Bool { editor == nil || event.kind == .mouse }
  var environment: EnvironmentValues { inputs.currentEnvironment }
  /// Whether the view has an action to perform when activated.
  package var isControl: Bool { action != nil }

  /// Performs the action. False without one.
  @discardableResult
  package func activate() -> Bool {
    guard let action, isEnabled else { return false }
    action()
    return true
  }

  /// The view's output for the keys of the focus and of accessibility; nil for other keys.
  ///
  /// - Parameter whole: the view that is seen of it; nil where that is the content.
  func output<K: OutputKey>(
    _ key: K.Type, _ content: ViewNode, seenAs whole: ViewNode? = nil
  ) -> K.Output? {
    if key == FocusOutput.self { return targets(FocusOutput.self, content, to: key) }
    if key == ControlOutput.self { return targets(ControlOutput.self, content, to: key) }
    guard key == AccessibilityOutput.self else { return nil }
    // The target lives as long as its view, and does not keep it.
    let spoken = Collected { [unowned self, unowned whole = whole ?? content] in
      elements(in: content, seenAs: whole)
    }
    return castOutput(spoken, of: AccessibilityOutput.self, for: key)
  }

  private func targets<Key: CollectedOutput, K: OutputKey>(
    _ key: Key.Type, _ content: ViewNode, to requested: K.Type
  ) -> K.Output? where Key.Element == FocusEntry {
    let targets = Collected<FocusEntry> { [self] in
      (isActive() ? [.target(self)] : []) + content.collected(key)
    }
    return castOutput(targets, of: key, for: requested)
  }

  private func recordState() {
    guard let reads = inputs.runtime.recordedReads else { return }
    let state = (isActive(), isFocusable())
    reads.ask { [self] in (isActive(), isFocusable()) == state }
  }

  /// The elements of the content; without any, one element without a label.
  private func elements(in content: ViewNode, seenAs whole: ViewNode) -> [AccessibilityElement] {
    var elements = content.accessibilityElements
    recordState()
    guard isActive() else { return elements }
    if isControl, isFocusable(), elements.contains(where: \.holdsControl) {
      return AccessibilityElement.control(self, around: elements, whole)
    }
    if elements.isEmpty { elements = [AccessibilityElement(view)] }
    // What a control is called may have several parts.
    if isControl, isFocusable(), elements.count > 1 {
      elements = [.combined(elements, for: whole)]
    }
    guard elements.count == 1, elements[0].target == nil else { return elements }
    if isControl { elements[0] = elements[0].representing(whole) }
    elements[0].target = self
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

/// The visible views that can have the focus.
package enum FocusOutput: CollectedOutput, VisibleOutput {
  package typealias Element = FocusEntry
}

/// Like `FocusOutput`, hidden views included: their keyboard shortcuts still work.
package enum ControlOutput: CollectedOutput {
  package typealias Element = FocusEntry
}
