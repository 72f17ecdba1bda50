package import Foundation
package import Waggle

/// Looks for what some people cannot read or use in a window that is at rest (C734).
///
/// Costs a picture of the window at three pixels for a point, and O(texts and elements).
@MainActor package struct AccessibilityAudit {
  /// The least side of what a finger touches, in points, as in Apple's and Google's guidelines.
  package static let leastSide: CGFloat = 44

  private let host: ViewHost
  private let elements: [AccessibilityElement]
  private let window: CGRect

  package init(_ host: ViewHost) {
    self.host = host
    elements = host.accessibilityTree.flatMap(\.flattened)
    window = CGRect(origin: .zero, size: host.size)
  }

  /// What is found, kind by kind, and each kind from top to bottom.
  ///
  /// - Throws: where the window is too large for a picture.
  package func findings(_ kinds: Set<AuditKind>) throws -> [AuditFinding] {
    var findings: [AuditFinding] = []
    let texts = shownTexts
    if kinds.contains(.contrast) {
      let page = PicturePage(
        list: host.displayList, size: host.size,
        background: host.rootEnvironment.colorScheme == .dark ? .black : .white)
      let picture = AuditedPicture(try RenderSystem.image(page, scale: AuditedPicture.scale).pixels)
      findings += texts.filter { !isDisabled($0.frame) }.compactMap(picture.finding)
    }
    if kinds.contains(.hitRegion) { findings += elements.compactMap(smallTarget) }
    if kinds.contains(.sufficientElementDescription) {
      findings += elements.compactMap(missingWords)
    }
    if kinds.contains(.textClipped) { findings += texts.compactMap { $0.clipped(in: window) } }
    return findings
  }

  /// The texts that are seen, from top to bottom.
  private var shownTexts: [ShownText] {
    var texts: [ShownText] = []
    host.displayList.forEachVisibleItem { node, transform, visible in
      guard case .text(let layout, let origin) = node.content else { return }
      let frame = CGRect(origin: origin, size: layout.size).applying(transform)
      let text = ShownText(layout, frame, visible)
      if let text, text.frame.intersects(visible.intersection(window)) { texts.append(text) }
    }
    return texts.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  /// Whether a text belongs to a control that is disabled: what cannot be used need not be read easily.
  private func isDisabled(_ frame: CGRect) -> Bool {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    return elements.contains {
      !$0.isEnabled && $0.children.isEmpty && $0.frame.contains(middle)
    }
  }

  private func smallTarget(_ element: AccessibilityElement) -> AuditFinding? {
    // A link in a text is as high as its line.
    guard isSeen(element), element.link == nil, element.isEnabled,
      element.canBePressed || element.textInput != nil
    else { return nil }
    let size = element.activationFrame.size
    guard min(size.width, size.height) < Self.leastSide - 0.5 else { return nil }
    let measures = "\(Int(size.width.rounded())) by \(Int(size.height.rounded()))"
    return AuditFinding(
      kind: .hitRegion, subject: element.subject,
      problem: "is \(measures) points; a finger needs 44 by 44", frame: element.frame)
  }

  private func missingWords(_ element: AccessibilityElement) -> AuditFinding? {
    let kind = ElementKind(element, in: nil, isMultiline: false)
    let needsWords =
      element.canBePressed || element.isAdjustable || element.textInput != nil || kind == .image
    guard isSeen(element), needsWords, element.children.isEmpty else { return nil }
    let words = [element.label, element.textInput?.textInputTraits.prompt]
    guard words.allSatisfy({ $0?.isEmpty ?? true }) else { return nil }
    return AuditFinding(
      kind: .sufficientElementDescription, subject: element.subject,
      problem: "has no label; .accessibilityLabel gives it one", frame: element.frame)
  }

  private func isSeen(_ element: AccessibilityElement) -> Bool {
    !element.view.layout.visiblePart(of: element.frame).intersection(window).isEmpty
  }
}

extension AccessibilityElement {
  /// The kind and the label, as a sentence begins with it.
  fileprivate var subject: String {
    let kind = ElementKind(self, in: nil, isMultiline: false)
    let words = label ?? textInput?.textInputTraits.prompt ?? ""
    let name = kind.noun.prefix(1).uppercased() + kind.noun.dropFirst()
    if !words.isEmpty { return "\(name) “\(words)”" }
    return identifier.map { "\(name) with the identifier \($0)" } ?? name
  }
}

extension ElementKind {
  fileprivate var noun: String {
    switch self {
    case .field, .textArea, .readOnlyField: "text field"
    case .slider: "slider"
    case .spinButton: "stepper"
    case .progress: "progress"
    case .picker: "picker"
    case .menu: "menu"
    case .toggle, .checkbox: "toggle"
    case .link: "link"
    case .button: "button"
    case .tab: "tab"
    case .listItem, .option: "row"
    case .image: "image"
    default: "element"
    }
  }
}
