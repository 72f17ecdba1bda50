import Foundation
import Waggle

// How an element is described.
extension ReaderElement {
  @MainActor init(_ element: AccessibilityElement, in around: ReaderSurroundings) {
    let traits = element.textInput?.textInputTraits
    kind = Self.kind(of: element, in: around.kind, isMultiline: traits?.isMultiline ?? false)
    setWords(of: element)
    setFixedState(of: element)
    if around.isChoice, kind == .button { setRadio() }
    isChoice = element.role == .picker && kind == .group
    abilities = Self.abilities(of: element, as: kind)
    if let traits { setEditing(traits) }
    if element.textInput == nil, abilities.contains(.text) {
      text = ReaderText(isField ? element.value ?? "" : name)
    }
    setChanging(element, ReaderState(input: element))
  }

  /// A list may hold other things than rows, so it is one in any case, and its rows are the items.
  @MainActor private static func kind(
    of element: AccessibilityElement, in parent: ElementKind, isMultiline: Bool
  ) -> ElementKind {
    switch element.tablePart {
    case .rows where element.role == .list: return .table
    case .header: return .columnHeader
    case .cell where parent == .tableRow: return .cell
    default: break
    }
    if element.role == .row, parent == .table { return .tableRow }
    if element.role == .list {
      return element.children.contains { $0.traits.contains(.isSelectable) } ? .listBox : .list
    }
    if element.role == .row, parent == .list || parent == .listBox { return .listItem }
    // A header between rows or options is what it is elsewhere.
    let isOption = parent == .listBox && element.traits.contains(.isButton)
    let around = parent == .listBox && !isOption ? nil : parent
    return ElementKind(element, in: around, isMultiline: isMultiline)
  }

  private mutating func setWords(of element: AccessibilityElement) {
    let isValueElsewhere =
      kind.hasNumber || kind.isSwitched || isField || element.isExpanded != nil
    name = element.name(as: kind) ?? (isField ? "" : element.value ?? "")
    let value = isValueElsewhere || element.value == name ? nil : element.value
    more = ([value, element.hint].compactMap(\.self) + element.customWords)
      .filter { !$0.isEmpty }.joined(separator: ", ")
    self.value = kind.hasNumber ? element.value : nil
    range = element.range ?? (kind == .slider || kind == .spinButton ? element.rangeOfValue : nil)
    identifier = element.identifier
    link = element.link
    language = element.locale.map { $0.identifier(.bcp47) }
    if kind == .heading {
      let number = Int(element.headingLevel?.rawValue ?? 0)
      level = number == 0 ? 2 : number
    }
    if kind == .toggle { ariaRole = "switch" }
    if element.role == .searchField { ariaRole = "searchbox" }
  }

  private var isField: Bool { kind == .field || kind == .textArea || kind == .readOnlyField }

  private mutating func setFixedState(of element: AccessibilityElement) {
    let traits = element.traits
    if kind.isSwitched {
      state.insert(.checkable)
      switch element.isOn {
      case true?: state.insert(.checked)
      case false?: break
      case nil: state.insert(.mixed)
      }
    }
    let isOption = kind == .option || kind == .tab || traits.contains(.isSelectable)
    if isOption { state.insert(.selectable) }
    if traits.contains(.isSelected) {
      state.formUnion(kind == .button ? .pressed : [.selectable, .selected])
    }
    if traits.contains(.selectsSeveral) { state.insert(.severalSelectable) }
    if let isExpanded = element.isExpanded {
      state.formUnion(isExpanded ? [.expandable, .expanded] : .expandable)
    }
    if kind == .picker || kind == .menu { state.insert(.opensMenu) }
    if element.role == .secureField { state.insert(.secret) }
    if traits.contains(.isModal) { state.insert(.modal) }
    if traits.contains(.updatesFrequently) { state.insert(.live) }
  }

  /// A button of several of which one is chosen.
  private mutating func setRadio() {
    ariaRole = "radio"
    state.insert(.checkable)
    if state.remove(.pressed) != nil { state.insert(.checked) }
  }

  @MainActor private static func abilities(of element: AccessibilityElement, as kind: ElementKind)
    -> ReaderAbilities
  {
    var abilities: ReaderAbilities = []
    if element.canBePressed || element.isAdjustable || element.actions.areMadeLater
      || !element.actionNames.isEmpty
    {
      abilities.insert(.actions)
    }
    if kind.hasNumber { abilities.insert(.value) }
    switch kind {
    case .field, .textArea: abilities.formUnion([.text, .editing])
    case .readOnlyField, .text, .heading: abilities.insert(.text)
    case .listBox, .tabList: abilities.insert(.choice)
    case .table: abilities.formUnion([.choice, .table])
    case .cell:
      abilities.insert(.cell)
      if element.children.isEmpty { abilities.insert(.text) }
    // A text with links in it.
    case .group where element.traits.contains(.isStaticText):
      abilities.formUnion([.text, .links])
    case .link where element.link != nil: abilities.insert(.link)
    default: break
    }
    return abilities
  }

  private mutating func setEditing(_ traits: TextInputTraits) {
    state.set(.editable, traits.isEditable)
    state.set(traits.isMultiline ? .multiLine : .singleLine, true)
    state.set(.secret, traits.isSecure)
    prompt = traits.prompt
  }

  /// Sets what may differ the next time, while the element is kept.
  @MainActor mutating func setChanging(_ element: AccessibilityElement, _ input: ReaderState) {
    state = state.subtracting(.input).union(input)
    if let client = element.textInput {
      text = ReaderText(client, isSecret: state.contains(.secret))
    }
  }

  /// Whether the element has the state and the text that it had.
  @MainActor func isSame(_ element: AccessibilityElement, _ input: ReaderState) -> Bool {
    guard state.intersection(.input) == input else { return false }
    guard let client = element.textInput else { return true }
    return text?.isSame(as: client) ?? false
  }
}

extension AccessibilityElement {
  /// The elements in it: of a row of a table the cells, and beside them what else acts.
  func inside(as kind: ElementKind) -> [AccessibilityElement] {
    kind == .tableRow ? cells + children.filter { !$0.hasCells } : children
  }
}

extension ReaderState {
  /// What depends on the focus, and on what is around.
  static let input: ReaderState = [.enabled, .focusable, .focused]

  /// What can be done with an element now.
  @MainActor init(input element: AccessibilityElement) {
    let input = element.inputState
    self = input.isEnabled ? .enabled : []
    if input.isFocusable { insert(.focusable) }
    if input.isFocused { insert(.focused) }
  }

  mutating func set(_ member: ReaderState, _ holds: Bool) {
    if holds { insert(member) } else { remove(member) }
  }
}

extension ElementKind {
  /// Whether an element that is kept is still of the kind: a text is of another while it can have the focus.
  func isSame(_ input: ReaderState) -> Bool {
    self != .text && self != .focusable || input.contains(.focusable) == (self == .focusable)
  }
}

/// What the description of an element depends on besides itself: the element around it.
struct ReaderSurroundings: Equatable {
  let kind: ElementKind
  let isChoice: Bool

  init(_ element: ReaderElement) { (kind, isChoice) = (element.kind, element.isChoice) }
}

/// The description of an element that is kept, without what may be another the next time.
final class DescribedReaderElement {
  let around: ReaderSurroundings
  let element: ReaderElement

  init(_ element: ReaderElement, in around: ReaderSurroundings) {
    (self.element, self.around) = (element, around)
  }

  /// Whether an element that is kept would be described by the same words.
  @MainActor func isSame(_ other: AccessibilityElement, in around: ReaderSurroundings) -> Bool {
    self.around == around && element.kind.isSame(ReaderState(input: other))
  }
}
