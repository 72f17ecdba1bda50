import Waggle

/// The HTML tag and ARIA role of an element.
struct ARIARole {
  private let kind: ElementKind
  let tag: String
  let role: String?

  /// - Parameters:
  ///   - parent: the role of the element around it.
  ///   - isMultiline: whether text of several lines is edited in it.
  init(_ element: AccessibilityElement, in parent: String?, isMultiline: Bool) {
    let kind = ElementKind(element, in: Self.kind(of: parent), isMultiline: isMultiline)
    (self.kind, tag) = (kind, Self.tag(of: kind, element))
    role = Self.role(of: kind)
  }

  /// The kinds of elements in which others have a role that they have nowhere else.
  private static func kind(of parent: String?) -> ElementKind? {
    switch parent {
    case "list": .list
    case "listbox": .listBox
    case "tablist": .tabList
    default: nil
    }
  }

  private static func tag(of kind: ElementKind, _ element: AccessibilityElement) -> String {
    switch kind {
    case .field: "input"
    case .textArea: "textarea"
    case .picker, .menu, .tab, .toggle, .checkbox, .link, .button: "button"
    case .heading: headingTag(of: element)
    case .text, .focusable: "span"
    default: "div"
    }
  }

  private static func role(of kind: ElementKind) -> String? {
    switch kind {
    case .field, .textArea, .picker, .menu, .button, .heading, .text: nil
    case .readOnlyField: "textbox"
    case .slider: "slider"
    case .spinButton: "spinbutton"
    case .progress: "progressbar"
    case .list: "list"
    case .listItem: "listitem"
    case .listBox: "listbox"
    case .option: "option"
    case .table: "grid"
    case .columnHeader: "columnheader"
    case .tableRow: "row"
    case .cell: "gridcell"
    case .tabList: "tablist"
    case .tab: "tab"
    case .tabPanel: "tabpanel"
    case .dialog: "dialog"
    case .toggle: "switch"
    case .checkbox: "checkbox"
    case .link: "link"
    case .image: "img"
    // What the keyboard comes to has a role, to have a name.
    case .group, .focusable: "group"
    }
  }

  /// The tag of a heading: that of its level, or else that of the sections of a page.
  static func headingTag(of element: AccessibilityElement) -> String {
    let level = element.headingLevel?.rawValue ?? 0
    return level == 0 ? "h2" : "h\(level)"
  }

  /// Whether its rows have their actions inside, as buttons.
  var holdsActions: Bool { role == "listitem" || role == "group" }

  /// Whether an attribute or the element itself has its value.
  private var hasValue: Bool { hasNumber || isToggle || role == "textbox" || isField }
  private var hasNumber: Bool { kind.hasNumber }
  private var isToggle: Bool { kind.isSwitched }
  private var canBePressed: Bool { tag == "button" && role == nil }

  private var isField: Bool { tag == "input" || tag == "textarea" }
}

// MARK: Properties

extension ARIARole {
  /// Sets the properties that express the element in HTML and ARIA.
  func describe(_ element: AccessibilityElement, in attributes: inout ElementAttributes) {
    if let role { attributes["role"] = .text(role) }
    let label = element.name(as: kind)
    // Without a role an element has no name: its text says all.
    let isText = tag == "span" && role == nil
    if let label, !isText { attributes["label"] = .text(label) }
    if element.traits.contains(.updatesFrequently) { attributes["live"] = .text("polite") }
    // An element has either text or children.
    if role != "img", !hasValue || isToggle, element.children.isEmpty || role == "option",
      !(holdsActions && element.role == .row && !element.actionNames.isEmpty),
      let text = label ?? element.value
    {
      attributes["text"] = .text(text)
    }
    let value = hasValue || isExpanded(element) != nil ? nil : element.value
    let more = ([value, element.hint].compactMap(\.self) + element.customWords)
      .filter { !$0.isEmpty }
    if !more.isEmpty { attributes["more"] = .text(more.joined(separator: ", ")) }
    if let help = element.help { attributes["tip"] = .text(help) }
    if element.isRightToLeft { attributes["rtl"] = .text("true") }
    if let identifier = element.identifier { attributes["testid"] = .text(identifier) }
    let input = element.inputState
    if !input.isEnabled { attributes["disabled"] = .text("true") }
    let isAdjusted = hasNumber && element.isAdjustable && input.isEnabled
    if input.isFocusable || isAdjusted { attributes["tab"] = .text("0") }
    // The page comes to it by Tab: it has no focus in the program.
    if isAdjusted, !input.isFocusable { attributes["alone"] = .text("true") }
    if input.isFocused { attributes["focus"] = .text("true") }
    if input.isFocusable, !element.showsFocus { attributes["quiet"] = .text("true") }
    describeState(element, in: &attributes)
  }

  private func describeState(
    _ element: AccessibilityElement, in attributes: inout ElementAttributes
  ) {
    let isSelected = element.traits.contains(.isSelected)
    switch role {
    case "switch", "checkbox": attributes["checked"] = .text(checked(element))
    case "slider", "spinbutton", "progressbar": describeNumber(element, in: &attributes)
    case "textbox": attributes["text"] = .text(element.value ?? "")
    case "tab", "option": attributes["selected"] = .text(isSelected ? "true" : "false")
    default: if isSelected { attributes[canBePressed ? "pressed" : "current"] = .text("true") }
    }
    if role == "option", element.role == .row, !element.traits.contains(.isSelectable) {
      attributes["disabled"] = .text("true")
    }
    if role == "option", element.traits.contains(.isCurrent) {
      attributes["active"] = .text("true")
    }
    if role == "option" || role == "listitem", let place = element.place {
      attributes["pos"] = .text("\(place.index + 1)")
      attributes["set"] = .text("\(place.count)")
    }
    if role == "listbox", element.traits.contains(.selectsSeveral) {
      attributes["multi"] = .text("true")
    }
    if element.traits.contains(.isModal) { attributes["modal"] = .text("true") }
    attributes["expanded"] = isExpanded(element).map { .text($0 ? "true" : "false") }
    if tag == "button", element.role == .menu || element.role == .picker {
      attributes["popup"] = .text(element.role == .menu ? "menu" : "listbox")
    }
    if element.role == .searchField { attributes["type"] = .text("search") }
  }

  /// Whether a button shows what it hides, if its value says that it hides something.
  private func isExpanded(_ element: AccessibilityElement) -> Bool? {
    tag == "button" && !isToggle ? element.isExpanded : nil
  }

  private func checked(_ element: AccessibilityElement) -> String {
    element.isOn.map { $0 ? "true" : "false" } ?? "mixed"
  }

  private func describeNumber(
    _ element: AccessibilityElement, in attributes: inout ElementAttributes
  ) {
    attributes["value"] = element.value.map { .text($0) }
    guard let range = element.range ?? (role == "progressbar" ? nil : element.rangeOfValue) else {
      return
    }
    attributes["at"] = .text("\(range.value)")
    attributes["min"] = .text("\(range.minimum)")
    attributes["max"] = .text("\(range.maximum)")
  }
}
