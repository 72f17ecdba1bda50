import Foundation
import Waggle

extension ElementAttributes {
  /// Sets what makes a text field of an element: its text, how it looks, and what a keyboard on the screen should know.
  @MainActor mutating func describe(
    _ client: any TextInputClient, _ traits: TextInputTraits, _ fields: PageFields, in box: CGRect,
    _ frame: CGRect
  ) {
    let field = fields.updatedField(of: client)
    self["ti"] = .whole(client.textInputID)
    self["v"] = field.answer
    initial["now"] = field.initialValue
    describeAppearance(traits, fields.font(traits.font))
    describeKeyboard(traits)
    self["box"] = .list([
      .edge(box.minX - frame.minX), .edge(box.minY - frame.minY), AttributeValue(box.width),
      AttributeValue(box.height),
    ])
    if traits.isSecure { self["type"] = .text("password") }
    if !traits.isEditable { self["ro"] = .whole(1) }
    if let prompt = traits.prompt { self["hint"] = .text(prompt) }
  }

  private mutating func describeAppearance(_ traits: TextInputTraits, _ font: String) {
    self["font"] = .text(font)
    self["c"] = .text(traits.color.css)
    self["hc"] = traits.promptColor.map { .text($0.css) }
    self["tint"] = traits.tint.map { .text($0.css) }
    self["lh"] = traits.lineHeight.map { AttributeValue($0) }
    if traits.letterSpacing != 0 { self["ls"] = AttributeValue(traits.letterSpacing) }
    self["bl"] = traits.baseline.map { AttributeValue($0) }
    if traits.alignment != .leading {
      self["al"] = .text(traits.alignment == .center ? "center" : "end")
    }
    if traits.isRightToLeft { self["rtl"] = .text("true") }
  }

  private mutating func describeKeyboard(_ traits: TextInputTraits) {
    self["mode"] = traits.inputMode.map { .text($0) }
    self["fill"] = traits.autocomplete.map { .text($0) }
    self["cap"] = .text(traits.autocapitalize)
    if !traits.correctsSpelling { self["raw"] = .whole(1) }
    self["key"] = traits.submitLabel.enterKeyHint.map { .text($0) }
  }
}

extension SubmitLabel {
  /// The value of HTML's `enterkeyhint`; nil for the keyboard's own.
  fileprivate var enterKeyHint: String? {
    switch self {
    case .done, .join, .continue: "done"
    case .go, .route: "go"
    case .send: "send"
    case .search: "search"
    case .next: "next"
    default: nil
    }
  }
}
