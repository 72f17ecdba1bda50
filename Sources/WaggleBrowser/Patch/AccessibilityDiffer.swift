import Foundation
import Waggle

/// Mirrors the accessibility elements that a page has: real buttons, headings and images, transparent and at the
/// positions of the views that they represent.
final class AccessibilityDiffer {
  /// The number of the page's own element that holds them.
  static let stage = 2

  private var root: [Element] = []
  private let numbers: ElementNumbers
  private var writer = PatchWriter()
  /// True once an element was too deep to be sent.
  private(set) var isCut = false

  init(_ numbers: ElementNumbers) { self.numbers = numbers }

  private final class Element {
    let id: Int
    let key: PageAccessibilityKey
    var look: ElementAttributes
    var children: [Element] = []

    init(_ id: Int, _ key: PageAccessibilityKey, _ look: ElementAttributes) {
      (self.id, self.key, self.look) = (id, key, look)
    }
  }

  /// Writes the steps to the current elements, and takes them as done.
  func update(to elements: [PageAccessibilityElement], _ writer: inout PatchWriter) {
    swap(&self.writer, &writer)
    root = arrange(root, as: elements, in: Self.stage, depth: 0)
    swap(&self.writer, &writer)
  }

  /// The key of a page's element; nil if there is no such element.
  func key(of id: Int) -> PageAccessibilityKey? {
    var waiting = root
    while let element = waiting.popLast() {
      if element.id == id { return element.key }
      waiting += element.children
    }
    return nil
  }

  private func arrange(
    _ old: [Element], as new: [PageAccessibilityElement], in parent: Int, depth: Int
  ) -> [Element] {
    if old.isEmpty && new.isEmpty { return [] }
    guard depth < PageDiffer.deepest else {
      isCut = true
      return []
    }
    let indices = Dictionary(old.enumerated().map { ($1.key, $0) }) { first, _ in first }
    let oldIndices = new.map { indices[$0.key] }
    let used = Set(oldIndices.compactMap(\.self))
    for (index, element) in old.enumerated() where !used.contains(index) {
      writer.remove(element.id)
    }
    let staying = Set(longestIncreasingSubsequence(oldIndices))
    var result: [Element] = []
    for index in new.indices.reversed() {
      let next = result.last?.id ?? 0
      let element: Element
      if let oldIndex = oldIndices[index] {
        element = old[oldIndex]
        if !staying.contains(index) { writer.move(element.id, in: parent, before: next) }
        update(element, to: new[index].look)
      } else {
        element = Element(numbers.next(), new[index].key, new[index].look)
        writer.create(element.id, element.look, in: parent, before: next)
      }
      element.children = arrange(
        element.children, as: new[index].children, in: element.id, depth: depth + 1)
      result.append(element)
    }
    return result.reversed()
  }

  private func update(_ element: Element, to look: ElementAttributes) {
    guard element.look != look else { return }
    writer.update(element.id, from: element.look, to: look)
    element.look = look
  }
}

/// Identifies an element: the view that it represents, its tag, and its index among the view's elements.
///
/// The DOM cannot change an element's tag, so an element that becomes a button is a different one.
struct PageAccessibilityKey: Hashable {
  /// The number of the accessibility element.
  var view: Int
  var tag: String
  var count: Int
}

/// An accessibility element, as it is sent to the page.
struct PageAccessibilityElement {
  var key: PageAccessibilityKey
  var look: ElementAttributes
  var children: [PageAccessibilityElement]
}

extension PageAccessibilityElement {
  /// The elements of a tree, which is in reading order.
  static func all(of elements: [AccessibilityElement]) -> [PageAccessibilityElement] {
    var counts: [PageAccessibilityKey: Int] = [:]
    return elements.map { make($0, in: .zero, &counts) }
  }

  private static func make(
    _ element: AccessibilityElement, in origin: CGPoint, _ counts: inout [PageAccessibilityKey: Int]
  ) -> PageAccessibilityElement {
    let frame = element.frame
    let tag = ARIARole(element)
    var key = PageAccessibilityKey(view: element.id, tag: tag.name, count: 0)
    counts[key, default: 0] += 1
    key.count = counts[key, default: 0]
    var look = ElementAttributes(.spoken)
    look.place(frame.offsetBy(dx: -origin.x, dy: -origin.y).standardized)
    look["tag"] = .text(tag.name)
    tag.describe(element, in: &look)
    let children = element.children.map { make($0, in: frame.origin, &counts) }
    return PageAccessibilityElement(key: key, look: look, children: children)
  }
}

/// The HTML tag and ARIA role of an element.
private struct ARIARole {
  let name: String
  let role: String?

  init(_ element: AccessibilityElement) {
    let traits = element.traits
    if traits.contains(.isToggle) {
      (name, role) = ("button", "switch")
    } else if traits.contains(.isLink) {
      (name, role) = ("button", "link")
    } else if traits.contains(.isButton) {
      (name, role) = ("button", nil)
    } else if traits.contains(.isHeader) || element.headingLevel != nil {
      let level = element.headingLevel?.rawValue ?? 0
      (name, role) = (level == 0 ? "h2" : "h\(level)", nil)
    } else if element.isAdjustable {
      (name, role) = ("div", "slider")
    } else if traits.contains(.isImage) {
      (name, role) = ("div", "img")
    } else if !element.children.isEmpty {
      (name, role) = ("div", "group")
    } else {
      (name, role) = ("span", nil)
    }
  }

  func describe(_ element: AccessibilityElement, in look: inout ElementAttributes) {
    if let role { look["role"] = .text(role) }
    if let label = element.label { look["label"] = .text(label) }
    // Only elements without children may have a text of their own.
    if role != "img", role != "slider", element.children.isEmpty,
      let text = element.label ?? element.value
    {
      look["text"] = .text(text)
    }
    // Sliders and switches have an attribute for their value.
    let value = role == "slider" || role == "switch" ? nil : element.value
    let more = [value, element.hint].compactMap(\.self).filter { !$0.isEmpty }
    if !more.isEmpty { look["more"] = .text(more.joined(separator: ", ")) }
    if element.isRightToLeft { look["rtl"] = .text("true") }
    if let identifier = element.identifier { look["testid"] = .text(identifier) }
    if !element.isEnabled { look["disabled"] = .text("true") }
    if element.isFocusable { look["tab"] = .text("0") }
    if element.isFocused { look["focus"] = .text("true") }
    if role == "slider" { look["value"] = .text(element.value ?? "") }
    if role == "switch" {
      let isOn = ["1", "on", "true"].contains(element.value?.lowercased() ?? "")
      look["checked"] = .text(isOn ? "true" : "false")
    } else if element.traits.contains(.isSelected) {
      look["pressed"] = .text("true")
    }
  }
}
