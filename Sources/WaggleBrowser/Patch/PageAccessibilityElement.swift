import Foundation
import Waggle

/// Identifies an element by the view that it represents. The tag is part of it, because the DOM cannot change one.
struct PageAccessibilityKey: Hashable {
  /// The number of the view's accessibility element.
  var view: Int
  var tag: String
  /// Counts the view's elements with this tag, from 1.
  var ordinal: Int
  /// The named action of the view's element that this is a button for; empty for a heading around the element.
  var action: String?
}

/// An accessibility element, as it is sent to the page.
struct PageAccessibilityElement {
  var key: PageAccessibilityKey
  var attributes: ElementAttributes
  var children: [PageAccessibilityElement]
  /// The number of the client that is edited in it.
  var textInput: Int?
}

extension PageAccessibilityElement {
  /// The elements of a tree, in its order, which is the reading order. Those in a scroll view are in a region of its
  /// content, in content coordinates, so that they scroll with it.
  ///
  /// - Parameter document: the language and the direction of the page; elements with others have their own (C483).
  /// - Parameter descriptions: counts the elements that are described; those that are kept as they were are not.
  @MainActor static func all(
    of elements: [AccessibilityElement], _ fields: PageFields, in document: PageLanguage,
    _ descriptions: inout Int
  ) -> [PageAccessibilityElement] {
    var maker = Maker(fields, document)
    defer { descriptions += maker.descriptions }
    return maker.make(elements, in: Space(document))
  }

  /// What frames are relative to.
  struct Space {
    var scroll: ScrollState?
    var origin = CGPoint.zero
    /// The role of the element around.
    var role: String?
    /// The language and the direction of the element around.
    var language: String
    var isRightToLeft: Bool

    init(_ document: PageLanguage, scroll: ScrollState? = nil, role: String? = nil) {
      (self.scroll, self.role) = (scroll, role)
      (language, isRightToLeft) = (document.tag, document.isRightToLeft)
    }

    /// A rectangle of the root's space in this one.
    func local(_ rect: CGRect) -> CGRect {
      (scroll?.inContent(rect) ?? rect).offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  @MainActor private struct Maker {
    private let fields: PageFields
    private let document: PageLanguage
    private var counts: [PageAccessibilityKey: Int] = [:]
    private(set) var descriptions = 0

    init(_ fields: PageFields, _ document: PageLanguage) {
      (self.fields, self.document) = (fields, document)
    }

    mutating func make(_ elements: [AccessibilityElement], in space: Space)
      -> [PageAccessibilityElement]
    { make(elements.map { OptionRun($0) }, in: space) }

    private mutating func make(_ runs: [OptionRun], in space: Space) -> [PageAccessibilityElement] {
      var made: [PageAccessibilityElement] = []
      var region: ScrollState?
      for run in runs {
        let scroll = run.elements[0].view.layout.enclosingScroll
        guard let scroll, scroll !== space.scroll else {
          region = nil
          made += make(run, in: space)
          continue
        }
        if region !== scroll { made.append(self.region(of: scroll)) }
        region = scroll
        made[made.count - 1].children +=
          make(run, in: Space(document, scroll: scroll, role: space.role))
      }
      return made
    }

    /// An element; or a list of options, and beside it what can be done with them.
    private mutating func make(_ run: OptionRun, in space: Space) -> [PageAccessibilityElement] {
      guard let list = run.list else { return run.elements.map { make($0, in: space) } }
      let frame = run.elements.map { space.local($0.activationFrame).standardized }
        .reduce(CGRect.null) { $0.union($1) }
      var attributes = ElementAttributes(.accessibility)
      attributes.setFrame(frame)
      attributes["tag"] = .text("div")
      attributes["role"] = .text("listbox")
      attributes["label"] = .text(run.name ?? "List")
      if list.traits.contains(.selectsSeveral) { attributes["multi"] = .text("true") }
      var inside = space
      inside.origin.x += frame.minX
      inside.origin.y += frame.minY
      inside.role = "listbox"
      var key = key(run.id, "div")
      key.action = ""
      let options = run.elements.map { make($0, in: inside) }
      let box = PageAccessibilityElement(key: key, attributes: attributes, children: options)
      return [box] + besideOptions(run.elements, in: space)
    }

    /// The buttons for what can be done with the rows of a listbox, which has options and nothing else.
    private mutating func besideOptions(
      _ rows: [AccessibilityElement], in space: Space
    ) -> [PageAccessibilityElement] {
      rows.flatMap { row in
        make(row.shownActions, in: space) + actions(of: row, size: .zero, isNamed: true)
      }
    }

    /// An element for those in the content of a scroll view; numbers of views are positive.
    private mutating func region(of scroll: ScrollState) -> PageAccessibilityElement {
      var attributes = ElementAttributes(.accessibility)
      attributes["tag"] = .text("div")
      attributes["scroll"] = .number(scroll.id * 1000)
      return PageAccessibilityElement(
        key: key(-scroll.id, "div"), attributes: attributes, children: [])
    }

    /// An element as it was described before, if it would be described the same, or else described.
    private mutating func make(_ element: AccessibilityElement, in space: Space)
      -> PageAccessibilityElement
    {
      guard let kept = element.kept, DescribedElement.canKeep(element) else {
        return describe(element, in: space)
      }
      if let known = kept.made as? DescribedElement, known.isSame(in: space, document, fields),
        counts.count(known.keys)
      {
        return known.made
      }
      let made = describe(element, in: space)
      kept.made = DescribedElement(made, of: element, in: space, document, fields)
      return made
    }

    private mutating func describe(_ element: AccessibilityElement, in space: Space)
      -> PageAccessibilityElement
    {
      descriptions += 1
      let traits = element.textInput?.textInputTraits
      let role = ARIARole(element, in: space.role, isMultiline: traits?.isMultiline ?? false)
      let frame = space.local(element.activationFrame)
      var attributes = ElementAttributes(.accessibility)
      attributes.setFrame(frame.standardized)
      attributes["tag"] = .text(role.tag)
      role.describe(element, in: &attributes)
      let language = document.tag(of: element) ?? space.language
      if language != space.language { attributes["lang"] = .text(language) }
      if space.isRightToLeft, !element.isRightToLeft { attributes["rtl"] = .text("false") }
      if let client = element.textInput, let traits {
        let box = space.local(client.textBox ?? element.frame)
        attributes.describe(client, traits, fields, in: box, frame)
      }
      var inside = space
      inside.origin.x += frame.minX
      inside.origin.y += frame.minY
      inside.role = role.role
      (inside.language, inside.isRightToLeft) = (language, element.isRightToLeft)
      let key = key(element.id, role.tag)
      var children = make(OptionRun.runs(of: element, as: role.role), in: inside)
      if role.role == "list" || role.role == "listbox" {
        moveList(from: &attributes, to: &children)
      }
      if element.role == .row, role.holdsActions {
        children += actions(of: element, size: frame.size)
      }
      if role.role == "listbox", attributes["role"] == nil {
        // They are buttons, and no part of the listbox.
        inside.role = space.role
        children += besideOptions(element.children, in: inside)
      }
      // What has the keyboard focus has a role and a name; the page adds which of its rows is the current one.
      if attributes["tab"] != nil, attributes["role"] == nil, role.role != nil {
        attributes["role"] = .text("group")
        attributes["label"] = children.first?.attributes["label"]
      }
      let made = PageAccessibilityElement(
        key: key, attributes: attributes, children: children,
        textInput: element.textInput?.textInputID)
      return role.tag == "button" && element.traits.contains(.isHeader)
        ? heading(of: element, around: made) : made
    }

    /// A heading around what is pressed, for a heading that is a button too.
    private mutating func heading(
      of element: AccessibilityElement, around button: PageAccessibilityElement
    ) -> PageAccessibilityElement {
      let tag = ARIARole.headingTag(of: element)
      var (attributes, button) = (ElementAttributes(.accessibility), button)
      for name in ["x", "y", "w", "h"] { attributes[name] = button.attributes[name] }
      button.attributes["x"] = nil
      button.attributes["y"] = nil
      attributes["tag"] = .text(tag)
      var key = key(element.id, tag)
      key.action = ""
      return PageAccessibilityElement(key: key, attributes: attributes, children: [button])
    }

    /// The rows of a list that scrolls are in a region, which is the list then: a list must be their parent.
    private func moveList(
      from attributes: inout ElementAttributes, to children: inout [PageAccessibilityElement]
    ) {
      guard children.count == 1, children[0].attributes["scroll"] != nil else { return }
      for name in ["role", "label", "multi"] {
        children[0].attributes[name] = attributes[name]
        attributes[name] = nil
      }
    }

    /// A button for each named action of a row that no button is seen for, which a pointer does not meet.
    ///
    /// - Parameter isNamed: whether the row's name follows that of the action, for buttons that are not in the row.
    private mutating func actions(
      of row: AccessibilityElement, size: CGSize, isNamed: Bool = false
    ) -> [PageAccessibilityElement] {
      guard row.isEnabled else { return [] }
      let shown = row.shownActions.map(\.label)
      return row.actionLabels.filter { !shown.contains($0) }.map { action in
        var attributes = ElementAttributes(.accessibility)
        attributes.setFrame(CGRect(origin: .zero, size: size))
        attributes["tag"] = .text("button")
        attributes["action"] = .text("true")
        let label = isNamed ? row.label.map { "\(action) \($0)" } ?? action : action
        attributes["label"] = .text(label)
        attributes["text"] = .text(label)
        var key = key(row.id, "button")
        key.action = action
        return PageAccessibilityElement(key: key, attributes: attributes, children: [])
      }
    }

    private mutating func key(_ view: Int, _ tag: String) -> PageAccessibilityKey {
      var key = PageAccessibilityKey(view: view, tag: tag, ordinal: 0)
      counts[key, default: 0] += 1
      key.ordinal = counts[key, default: 0]
      return key
    }
  }
}

extension [PageAccessibilityElement] {
  /// The view of the first element that has the focus.
  var focusedView: Int? {
    for element in self {
      if element.attributes["focus"] != nil { return element.key.view }
      if let view = element.children.focusedView { return view }
    }
    return nil
  }

  /// Says of the first element that has the focus that Tab leaves the page from it: 1 backwards, 2 forwards, 3 both.
  ///
  /// - Returns: whether there is one.
  @discardableResult mutating func markFocused(atEnds ends: Int) -> Bool {
    for index in indices {
      if self[index].attributes["focus"] != nil {
        self[index].attributes["end"] = .number(ends * 1000)
        return true
      }
      if self[index].children.markFocused(atEnds: ends) { return true }
    }
    return false
  }
}
