import Waggle

/// The HTML tag and ARIA role of an element.
struct ARIARole {
  let tag: String
  let role: String?

  init(_ element: AccessibilityElement) {
    (tag, role) = Self.control(element) ?? Self.view(element)
  }

  /// Those of a control that says what it is; nil for others.
  private static func control(_ element: AccessibilityElement) -> (String, String?)? {
    let isEmpty = element.children.isEmpty
    switch element.role {
    case .textField, .secureField, .searchField, .textEditor: return field(element)
    case .slider: return ("div", "slider")
    case .stepper: return isEmpty ? ("div", "spinbutton") : ("div", "group")
    case .progress: return ("div", "progressbar")
    case .picker: return isEmpty ? ("button", nil) : ("div", "group")
    case .menu: return isEmpty ? ("button", nil) : ("div", "menu")
    case .list: return ("div", isEmpty ? "group" : "list")
    case .row: return element.traits.contains(.isButton) ? nil : ("div", "listitem")
    case .tab: return ("button", "tab")
    case .dialog: return ("div", "dialog")
    case nil: return nil
    }
  }

  /// Those of a field; without a view in which text is edited it is only read.
  private static func field(_ element: AccessibilityElement) -> (String, String?) {
    guard let client = element.textInput else { return ("div", "textbox") }
    return (client.textInputTraits.isMultiline ? "textarea" : "input", nil)
  }

  private static func view(_ element: AccessibilityElement) -> (String, String?) {
    let traits = element.traits
    if traits.contains(.isToggle) { return ("button", "switch") }
    if traits.contains(.isLink) { return ("button", "link") }
    if traits.contains(.isButton) { return ("button", nil) }
    if traits.contains(.isHeader) || element.headingLevel != nil {
      let level = element.headingLevel?.rawValue ?? 0
      return (level == 0 ? "h2" : "h\(level)", nil)
    }
    if element.isAdjustable { return ("div", "slider") }
    if traits.contains(.isImage) { return ("div", "img") }
    if traits.contains(.isTabBar) { return ("div", "tablist") }
    if traits.contains(.isModal) { return ("div", "dialog") }
    return element.children.isEmpty ? ("span", nil) : ("div", "group")
  }

  /// Whether the element's own value is not described by its label, nor by its text.
  private var hasValue: Bool {
    ["slider", "switch", "spinbutton", "progressbar", "textbox"].contains(role) || isField
  }

  private var canBePressed: Bool { tag == "button" && role == nil }

  private var isField: Bool { tag == "input" || tag == "textarea" }
}

// MARK: Properties

extension ARIARole {
  /// Sets the properties that express the element in HTML and ARIA.
  func describe(_ element: AccessibilityElement, in attributes: inout ElementAttributes) {
    if let role { attributes["role"] = .text(role) }
    if let label = element.label { attributes["label"] = .text(label) }
    // An element has either text or children.
    if role != "img", !hasValue || role == "switch", element.children.isEmpty,
      let text = element.label ?? element.value
    {
      attributes["text"] = .text(text)
    }
    let value = hasValue ? nil : element.value
    let more = [value, element.hint].compactMap(\.self).filter { !$0.isEmpty }
    if !more.isEmpty { attributes["more"] = .text(more.joined(separator: ", ")) }
    if element.isRightToLeft { attributes["rtl"] = .text("true") }
    if let identifier = element.identifier { attributes["testid"] = .text(identifier) }
    if !element.isEnabled { attributes["disabled"] = .text("true") }
    if element.isFocusable { attributes["tab"] = .text("0") }
    if element.isFocused { attributes["focus"] = .text("true") }
    describeState(element, in: &attributes)
  }

  private func describeState(
    _ element: AccessibilityElement, in attributes: inout ElementAttributes
  ) {
    let isSelected = element.traits.contains(.isSelected)
    switch role {
    case "switch":
      let isOn = ["1", "on", "true"].contains(element.value?.lowercased() ?? "")
      attributes["checked"] = .text(isOn ? "true" : "false")
    case "slider", "spinbutton", "progressbar":
      attributes["value"] = .text(element.value ?? "")
    case "textbox": attributes["text"] = .text(element.value ?? "")
    case "tab": attributes["selected"] = .text(isSelected ? "true" : "false")
    default: if isSelected { attributes[canBePressed ? "pressed" : "current"] = .text("true") }
    }
    if element.traits.contains(.isModal) { attributes["modal"] = .text("true") }
    if tag == "button", element.role == .menu || element.role == .picker {
      attributes["popup"] = .text(element.role == .menu ? "menu" : "listbox")
    }
    if element.role == .searchField { attributes["type"] = .text("search") }
  }
}
