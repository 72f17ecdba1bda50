package import Foundation

/// One accessibility element: its properties, and the view that it represents.
package struct AccessibilityElement {
  package var label: String? { didSet { kept = nil } }
  /// Whether the label is only a symbol's name because no other was set; the texts beside it then replace it (C155).
  var isNamedBySymbol = false { didSet { kept = nil } }
  /// The locale around the text that it is made of; nil where it is not made of one.
  package var locale: Locale? { didSet { kept = nil } }
  package var value: String? { didSet { kept = nil } }
  package var hint: String? { didSet { kept = nil } }
  /// The tooltip.
  package var help: String? { didSet { kept = nil } }
  package var identifier: String? { didSet { kept = nil } }
  package var traits: AccessibilityTraits = [] { didSet { kept = nil } }
  /// The kind of control; nil where the traits say it.
  package var role: AccessibilityRole? { didSet { kept = nil } }
  /// The number that the element shows; nil if it has none.
  package var range: AccessibilityRange? { didSet { kept = nil } }
  /// The point where the element is tapped; nil for the middle of what is seen of it.
  var activation: ActivationPoint? { didSet { kept = nil } }
  /// The view in which text is edited, for the roles of text fields.
  package var textInput: (any TextInputClient)? { didSet { kept = nil } }
  /// Elements with a higher priority are read earlier.
  package var sortPriority = 0.0 { didSet { kept = nil } }
  /// The elements inside a container.
  package var children: [AccessibilityElement] = [] { didSet { kept = nil } }
  /// The actions that assistive technology can perform on the element.
  package var actions = AccessibilityActions() { didSet { kept = nil } }
  /// Where a link in a text leads; nil for others.
  package var link: AccessibilityLink? { didSet { kept = nil } }
  /// The level of a heading; nil where none was set.
  package var headingLevel: AccessibilityHeadingLevel? { didSet { kept = nil } }
  /// The content beyond the label and the value.
  package var customContent: [CustomContent] = [] { didSet { kept = nil } }
  /// The names by which a user can speak of it.
  package var inputLabels: [String] = [] { didSet { kept = nil } }
  /// Its part in a pair of a label and its content; nil outside of pairs.
  var pair: LabeledPair? { didSet { kept = nil } }
  /// The group of elements that it is linked with.
  package var linkedGroup: NamespacedID? { didSet { kept = nil } }
  /// The part of a table that the element is; nil for others.
  package var tablePart: AccessibilityTablePart? { didSet { kept = nil } }
  /// The cells of a row of a table. They are not elements of the window.
  package var cells: [AccessibilityElement] = [] { didSet { kept = nil } }
  /// Finds the place of a row among the rows of its list, as it is then; nil for others.
  var findPlace: (() -> AccessibilityPlace?)? { didSet { kept = nil } }
  /// The view inside that can have the focus and be activated.
  package internal(set) var target: FocusTarget? { didSet { kept = nil } }
  /// Whether the element is a control with others in it, which are elements beside it.
  var holdsControls = false { didSet { kept = nil } }
  /// How the element is read as an action of the row around it; nil where it is a separate element.
  var rowAction: AccessibilityRowAction? { didSet { kept = nil } }
  /// Whether the properties were set inside a disabled view.
  var isDisabledByEnvironment = false { didSet { kept = nil } }
  package private(set) var view: ViewNode { didSet { kept = nil } }
  /// What is the same as long as the element is; nil for one that was not kept, and one that was changed since.
  package var kept: KeptElement?

  package init(_ view: ViewNode) { self.view = view }

  /// The bounds in the root's space, effects included.
  package var frame: CGRect { view.layout.frameInRoot }

  /// The point at which it asks to be tapped, in the root's space; nil where any point will do.
  package var activationPoint: CGPoint? { activation?.inRoot }

  /// The bounds of what is touched to activate it, in the root's space: the switch of a toggle, else all of it.
  package var activationFrame: CGRect { activation?.frameInRoot ?? frame }

  /// Whether the element is laid out right to left.
  package var isRightToLeft: Bool { view.layout.embeddingLevel.isRightToLeft }

  /// The place of a row among the rows of its list now; nil for others.
  package var place: AccessibilityPlace? { findPlace?() }

  /// The element and its descendants.
  package var flattened: [AccessibilityElement] { [self] + children.flatMap(\.flattened) }

  /// The element and its descendants, without the links of a text, which are parts of it.
  private var merged: [AccessibilityElement] {
    [self] + (traits.contains(.isStaticText) ? [] : children.flatMap(\.merged))
  }

  /// The same element, representing a larger view. A control keeps its own frame, in which it is pressed (C155).
  func representing(_ view: ViewNode) -> AccessibilityElement {
    if isControl { return self }
    var copy = self
    copy.view = view
    return copy
  }

  /// Merges several elements into one: labels and values joined by commas, all traits. Symbol names count only where
  /// there are no other labels (C155).
  static func combined(_ parts: [AccessibilityElement], for view: ViewNode) -> AccessibilityElement
  {
    var all = parts.flatMap(\.merged).inReadingOrder
    let isNamed = all.contains { !($0.label ?? "").isEmpty && !$0.isNamedBySymbol }
    if isNamed { all = all.map(\.withoutSymbolName) }
    var one = AccessibilityElement(view)
    one.label = joined(all.map(\.label))
    one.isNamedBySymbol = !isNamed
    one.locale = all.lazy.compactMap(\.locale).first
    // The value of an empty field is an empty text.
    one.value = joined(all.map(\.value)) ?? all.lazy.compactMap(\.value).first
    one.hint = joined(all.map(\.hint))
    one.traits = all.reduce([]) { $0.union($1.traits) }
    for part in all { one.actions.add(part.actions) }
    one.target = all.lazy.compactMap(\.target).first
    one.role = all.lazy.compactMap(\.role).first
    one.range = all.lazy.compactMap(\.range).first
    one.activation = all.lazy.compactMap(\.activation).first
    one.customContent = all.flatMap(\.customContent)
    one.inputLabels = all.flatMap(\.inputLabels)
    one.pair = all.lazy.compactMap(\.pair).first
    one.linkedGroup = all.lazy.compactMap(\.linkedGroup).first
    one.textInput = all.lazy.compactMap(\.textInput).first
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
  /// By priority, then in reading order.
  package var inReadingOrder: [AccessibilityElement] { orderOfReading.map { self[$0] } }

  /// The indices by priority, then in reading order, which depends on where all is.
  var orderOfReading: [Int] {
    guard count > 1 else { return [Int](indices) }
    let views = map(\.view.layout)
    if let reads = views[0].runtime.recordedReads {
      let store = views[0].store
      let movements = store.movements
      reads.ask { store.movements == movements }
    }
    let read = views.readingOrder
    guard contains(where: { $0.sortPriority != 0 }) else { return read }
    return read.enumerated()
      .sorted { a, b in
        (-self[a.element].sortPriority, a.offset) < (-self[b.element].sortPriority, b.offset)
      }
      .map(\.element)
  }
}
