package import Foundation

/// One thing that is read aloud: what it says of itself, and the view that it stands for.
package struct AccessibilityElement {
  package var label: String?
  /// Whether the label is a symbol's name, because nothing else was said: texts beside it speak for it (C155).
  var isNamedBySymbol = false
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: AccessibilityTraits = []
  /// Higher is read earlier.
  package var sortPriority = 0.0
  /// The elements in a container.
  package var children: [AccessibilityElement] = []
  /// What it does when somebody acts on it without touching it.
  package var actions = AccessibilityActions()
  /// How deep a heading is; nil where nothing is said.
  package var headingLevel: AccessibilityHeadingLevel?
  /// The view in it that may have the focus and be activated.
  package internal(set) var target: FocusTarget?
  /// Whether what was said of it was said in a disabled view.
  var isSaidDisabled = false
  package let view: ViewNode

  package init(_ view: ViewNode) { self.view = view }

  /// The place in the root's space, effects included.
  package var frame: CGRect { view.layout.frameInRoot }

  /// Whether it stands among what is laid out from right to left.
  package var isRightToLeft: Bool { view.layout.embeddingLevel.isRightToLeft }

  /// The element and those in it.
  package var flattened: [AccessibilityElement] { [self] + children.flatMap(\.flattened) }

  /// This element standing for a larger view.
  func standing(for view: ViewNode) -> AccessibilityElement {
    var copy = AccessibilityElement(view)
    (copy.label, copy.value, copy.hint) = (label, value, hint)
    copy.isNamedBySymbol = isNamedBySymbol
    (copy.identifier, copy.traits) = (identifier, traits)
    (copy.sortPriority, copy.children) = (sortPriority, children)
    (copy.actions, copy.headingLevel, copy.target) = (actions, headingLevel, target)
    copy.isSaidDisabled = isSaidDisabled
    return copy
  }

  /// One element for several: labels and values joined by commas, all traits. Names of symbols count where there are no
  /// other labels (C155).
  static func combined(_ parts: [AccessibilityElement], for view: ViewNode) -> AccessibilityElement
  {
    var all = parts.flatMap(\.flattened).inReadingOrder
    let isNamed = all.contains { !($0.label ?? "").isEmpty && !$0.isNamedBySymbol }
    if isNamed { all = all.map(\.withoutSymbolName) }
    var one = AccessibilityElement(view)
    one.label = joined(all.map(\.label))
    one.isNamedBySymbol = !isNamed
    one.value = joined(all.map(\.value))
    one.hint = joined(all.map(\.hint))
    one.traits = all.reduce([]) { $0.union($1.traits) }
    for part in all { one.actions.add(part.actions) }
    one.target = all.lazy.compactMap(\.target).first
    return one
  }

  private var withoutSymbolName: AccessibilityElement {
    guard isNamedBySymbol else { return self }
    var copy = self
    (copy.label, copy.isNamedBySymbol) = (nil, false)
    copy.traits.remove(.isImage)
    return copy
  }

  private static func joined(_ words: [String?]) -> String? {
    let words = words.compactMap(\.self).filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension [AccessibilityElement] {
  /// By priority, then as a page is read.
  package var inReadingOrder: [AccessibilityElement] {
    let read = map(\.view.layout).readingOrder.map { self[$0] }
    guard read.contains(where: { $0.sortPriority != 0 }) else { return read }
    return read.enumerated()
      .sorted { a, b in (-a.element.sortPriority, a.offset) < (-b.element.sortPriority, b.offset) }
      .map(\.element)
  }
}
