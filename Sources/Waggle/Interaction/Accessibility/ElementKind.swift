/// What an element is for assistive technology. Pages and windows each have their own words for it.
package enum ElementKind: Sendable {
  /// A line of text is edited in it; or several lines.
  case field, textArea
  /// A field that is only read.
  case readOnlyField
  case slider, spinButton, progress
  /// A button that opens options or a menu.
  case picker, menu
  case list, listItem
  /// A list of which rows or options can be chosen.
  case listBox, option
  case tabList, tab, tabPanel
  /// A table as a desktop has it, the labels of its columns, its rows and their cells; in a page it is a list.
  case table, columnHeader, tableRow, cell
  case dialog
  /// What is on or off; and what may be neither.
  case toggle, checkbox
  case link, button, heading, image
  /// What holds others.
  case group
  case text
  /// A text, or something without a name, that can have the focus.
  case focusable
}

extension ElementKind {
  /// - Parameters:
  ///   - parent: what the element around it is.
  ///   - isMultiline: whether text of several lines is edited in it.
  package init(_ element: AccessibilityElement, in parent: ElementKind?, isMultiline: Bool) {
    let field = isMultiline ? ElementKind.textArea : .field
    self = Self.control(element, parent, field) ?? Self.view(element)
  }

  /// The kind of a control that says what it is; nil for others.
  private static func control(
    _ element: AccessibilityElement, _ parent: ElementKind?, _ field: ElementKind
  ) -> ElementKind? {
    let isEmpty = element.children.isEmpty
    switch element.role {
    case .textField, .secureField, .searchField, .textEditor:
      // Without a view in which text is edited it is only read.
      return element.textInput == nil ? .readOnlyField : field
    case .slider: return .slider
    case .stepper: return isEmpty ? .spinButton : .group
    case .progress: return .progress
    case .picker: return isEmpty ? .picker : .group
    case .menu: return isEmpty ? .menu : .group
    case .list:
      // A list must have rows and nothing else.
      let hasRows = !isEmpty && element.children.allSatisfy { $0.role == .row }
      return hasRows ? element.hasOptions ? .listBox : .list : .group
    case .row:
      switch parent {
      case .list: return .listItem
      case .listBox: return .option
      default: return element.actionNames.isEmpty ? nil : .group
      }
    case .tab: return parent == .tabList ? .tab : .button
    case .dialog: return .dialog
    case .tabPanel: return .tabPanel
    case .choices: return .listBox
    // What is in a picker's menu: an option, or the content between options.
    case nil:
      return parent == .listBox ? element.traits.contains(.isButton) ? .option : .group : nil
    }
  }

  private static func view(_ element: AccessibilityElement) -> ElementKind {
    let traits = element.traits
    // A switch cannot be mixed.
    if traits.contains(.isToggle) { return element.value == "mixed" ? .checkbox : .toggle }
    if traits.contains(.isLink) { return .link }
    if traits.contains(.isButton) { return .button }
    if traits.contains(.isHeader) || element.headingLevel != nil { return .heading }
    if element.isAdjustable {
      // A slider must have a number, a spin button need not.
      return element.range ?? element.rangeOfValue == nil ? .spinButton : .slider
    }
    if traits.contains(.isImage) { return .image }
    if traits.contains(.isTabBar) { return .tabList }
    guard element.children.isEmpty else { return .group }
    return element.inputState.isFocusable ? .focusable : .text
  }

  /// Whether an element of the kind shows a number.
  package var hasNumber: Bool { self == .slider || self == .spinButton || self == .progress }

  /// Whether an element of the kind is on or off.
  package var isSwitched: Bool { self == .toggle || self == .checkbox }
}

// MARK: What an element of a kind says

extension AccessibilityElement {
  /// The label. What must have one and has none is named by its value, or by what is first in it.
  package func name(as kind: ElementKind) -> String? {
    if let label, !label.isEmpty { return label }
    switch kind {
    case .progress: return value ?? "In progress"
    case .slider, .spinButton: return value
    case .listBox: return "List"
    case .table: return "Table"
    case .dialog:
      let named = flattened.filter { !($0.label ?? "").isEmpty }
      return (named.first { $0.traits.contains(.isHeader) } ?? named.first)?.label
    default: return label
    }
  }

  /// Whether a toggle is on; nil where it is neither on nor off.
  package var isOn: Bool? {
    if value == "mixed" { return nil }
    return ["1", "on", "true"].contains(value?.lowercased() ?? "")
  }

  /// Whether it shows what it hides, if its value says that it hides something.
  package var isExpanded: Bool? { ["expanded": true, "collapsed": false][value ?? ""] }

  /// Its custom content, what matters most first.
  package var customWords: [String] {
    let content = customContent.map(\.content)
    return (content.filter { $0.importance == .high } + content.filter { $0.importance != .high })
      .map { "\($0.label) \($0.value)" }
  }

  /// The range of what is adjusted and states none, by the number that its value begins with; nil without one. From 0 to
  /// 100 is what HTML assumes.
  package var rangeOfValue: AccessibilityRange? {
    let digits = (value ?? "").prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    guard let number = Double(digits), number.isFinite else { return nil }
    return AccessibilityRange(value: number, minimum: min(0, number), maximum: max(100, number))
  }

  /// Whether the rows of a list are options: some can be selected, and nothing in them acts by itself.
  package var hasOptions: Bool {
    children.contains { $0.traits.contains(.isSelectable) }
      && children.allSatisfy(\.mayBeOption)
  }

  /// Whether the element is a row in which nothing acts by itself, besides what a swipe has revealed.
  package var mayBeOption: Bool { role == .row && children.count == shownActions.count }
}
