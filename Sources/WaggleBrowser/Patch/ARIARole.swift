import Waggle

/// The HTML tag and ARIA role of an element.
struct ARIARole {
  let tag: String
  let role: String?

  /// - Parameters:
  ///   - parent: the role of the element around it.
  ///   - isMultiline: whether text of several lines is edited in it.
  init(_ element: AccessibilityElement, in parent: String?, isMultiline: Bool) {
    let field = isMultiline ? "textarea" : "input"
    (tag, role) = Self.control(element, parent, field) ?? Self.view(element)
  }

  /// The role of a control that says what it is; nil for others.
  private static func control(
    _ element: AccessibilityElement, _ parent: String?, _ field: String
  ) -> (String, String?)? {
    let isEmpty = element.children.isEmpty
    switch element.role {
    case .textField, .secureField, .searchField, .textEditor:
      // Without a view in which text is edited it is only read.
      return element.textInput == nil ? ("div", "textbox") : (field, nil)
    case .slider: return ("div", "slider")
    case .stepper: return isEmpty ? ("div", "spinbutton") : ("div", "group")
    case .progress: return ("div", "progressbar")
    case .picker, .menu: return isEmpty ? ("button", nil) : ("div", "group")
    case .list:
      // A list must have rows and nothing else.
      let hasRows = !isEmpty && element.children.allSatisfy { $0.role == .row }
      return ("div", hasRows ? element.hasOptions ? "listbox" : "list" : "group")
    case .row:
      switch parent {
      case "list": return ("div", "listitem")
      case "listbox": return ("div", "option")
      default: return element.actionNames.isEmpty ? nil : ("div", "group")
      }
    case .tab: return ("button", parent == "tablist" ? "tab" : nil)
    case .dialog: return ("div", "dialog")
    case .tabPanel: return ("div", "tabpanel")
    case .choices: return ("div", "listbox")
    case nil: return parent == "listbox" ? choice(element) : nil
    }
  }

  /// What is in a picker's menu: an option, or the content between options.
  private static func choice(_ element: AccessibilityElement) -> (String, String?) {
    ("div", element.traits.contains(.isButton) ? "option" : "group")
  }

  private static func view(_ element: AccessibilityElement) -> (String, String?) {
    let traits = element.traits
    // A switch cannot be mixed.
    if traits.contains(.isToggle) {
      return ("button", element.value == "mixed" ? "checkbox" : "switch")
    }
    if traits.contains(.isLink) { return ("button", "link") }
    if traits.contains(.isButton) { return ("button", nil) }
    if traits.contains(.isHeader) || element.headingLevel != nil {
      return (headingTag(of: element), nil)
    }
    if element.isAdjustable {
      // A slider must have a number, a spin button need not.
      return ("div", element.range ?? element.rangeOfValue == nil ? "spinbutton" : "slider")
    }
    if traits.contains(.isImage) { return ("div", "img") }
    if traits.contains(.isTabBar) { return ("div", "tablist") }
    guard element.children.isEmpty else { return ("div", "group") }
    // What the keyboard comes to has a role, to have a name.
    return ("span", element.inputState.isFocusable ? "group" : nil)
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
  private var hasNumber: Bool { ["slider", "spinbutton", "progressbar"].contains(role) }
  private var isToggle: Bool { role == "switch" || role == "checkbox" }
  private var canBePressed: Bool { tag == "button" && role == nil }

  private var isField: Bool { tag == "input" || tag == "textarea" }
}

// MARK: Properties

extension ARIARole {
  /// Sets the properties that express the element in HTML and ARIA.
  func describe(_ element: AccessibilityElement, in attributes: inout ElementAttributes) {
    if let role { attributes["role"] = .text(role) }
    let label = name(of: element)
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
    guard tag == "button", !isToggle else { return nil }
    return ["expanded": true, "collapsed": false][element.value ?? ""]
  }

  private func checked(_ element: AccessibilityElement) -> String {
    if element.value == "mixed" { return "mixed" }
    return ["1", "on", "true"].contains(element.value?.lowercased() ?? "") ? "true" : "false"
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

  /// The label. What must have one and has none is named by its value, or by what is first in it.
  private func name(of element: AccessibilityElement) -> String? {
    if let label = element.label, !label.isEmpty { return label }
    switch role {
    case "progressbar": return element.value ?? "In progress"
    case "slider", "spinbutton": return element.value
    case "listbox": return "List"
    case "dialog":
      let named = element.flattened.filter { !($0.label ?? "").isEmpty }
      return (named.first { $0.traits.contains(.isHeader) } ?? named.first)?.label
    default: return element.label
    }
  }
}

extension AccessibilityElement {
  /// Its custom content, what matters most first.
  fileprivate var customWords: [String] {
    let content = customContent.map(\.content)
    return (content.filter { $0.importance == .high } + content.filter { $0.importance != .high })
      .map { "\($0.label) \($0.value)" }
  }

  /// Whether the rows of a list are options: some can be selected, and nothing in them acts by itself.
  fileprivate var hasOptions: Bool {
    children.contains { $0.traits.contains(.isSelectable) }
      && children.allSatisfy(\.mayBeOption)
  }
}

extension AccessibilityElement {
  /// The range of what is adjusted and states none, by the number that its value begins with; nil without one. From 0 to
  /// 100 is what HTML assumes.
  fileprivate var rangeOfValue: AccessibilityRange? {
    let digits = (value ?? "").prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    guard let number = Double(digits), number.isFinite else { return nil }
    return AccessibilityRange(value: number, minimum: min(0, number), maximum: max(100, number))
  }
}
