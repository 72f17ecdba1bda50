import Waggle

/// The HTML tag and ARIA role of an element.
struct ARIARole {
  let tag: String
  let role: String?

  init(_ element: AccessibilityElement) {
    let traits = element.traits
    if traits.contains(.isToggle) {
      (tag, role) = ("button", "switch")
    } else if traits.contains(.isLink) {
      (tag, role) = ("button", "link")
    } else if traits.contains(.isButton) {
      (tag, role) = ("button", nil)
    } else if traits.contains(.isHeader) || element.headingLevel != nil {
      let level = element.headingLevel?.rawValue ?? 0
      (tag, role) = (level == 0 ? "h2" : "h\(level)", nil)
    } else if element.isAdjustable {
      (tag, role) = ("div", "slider")
    } else if traits.contains(.isImage) {
      (tag, role) = ("div", "img")
    } else if !element.children.isEmpty {
      (tag, role) = ("div", "group")
    } else {
      (tag, role) = ("span", nil)
    }
  }

  /// Sets the properties that express the element in HTML and ARIA.
  func describe(_ element: AccessibilityElement, in attributes: inout ElementAttributes) {
    if let role { attributes["role"] = .text(role) }
    if let label = element.label { attributes["label"] = .text(label) }
    // An element has either text or children.
    if role != "img", role != "slider", element.children.isEmpty,
      let text = element.label ?? element.value
    {
      attributes["text"] = .text(text)
    }
    // Sliders and switches have an attribute for their value.
    let value = role == "slider" || role == "switch" ? nil : element.value
    let more = [value, element.hint].compactMap(\.self).filter { !$0.isEmpty }
    if !more.isEmpty { attributes["more"] = .text(more.joined(separator: ", ")) }
    if element.isRightToLeft { attributes["rtl"] = .text("true") }
    if let identifier = element.identifier { attributes["testid"] = .text(identifier) }
    if !element.isEnabled { attributes["disabled"] = .text("true") }
    if element.isFocusable { attributes["tab"] = .text("0") }
    if element.isFocused { attributes["focus"] = .text("true") }
    if role == "slider" { attributes["value"] = .text(element.value ?? "") }
    if role == "switch" {
      let isOn = ["1", "on", "true"].contains(element.value?.lowercased() ?? "")
      attributes["checked"] = .text(isOn ? "true" : "false")
    } else if element.traits.contains(.isSelected) {
      attributes["pressed"] = .text("true")
    }
  }
}
