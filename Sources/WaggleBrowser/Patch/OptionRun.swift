import Waggle

/// An element of a page; or rows of a list, one after another, that are the options of one listbox.
///
/// A listbox has options and nothing else. In a list with headers and footers those of each section are one.
struct OptionRun {
  /// The rows, or the one element.
  private(set) var elements: [AccessibilityElement]
  /// The list that the rows are of; nil for an element by itself.
  private(set) var list: AccessibilityElement?
  /// The header above the rows; nil for none.
  private var header: AccessibilityElement?

  /// What the rows are called: as their header, or else as their list.
  var name: String? { header?.firstName ?? list?.label }

  /// The number of the view that the rows belong to.
  var id: Int { (header ?? list ?? elements[0]).id }

  init(_ element: AccessibilityElement) { elements = [element] }

  private init(
    _ row: AccessibilityElement, of list: AccessibilityElement, below header: AccessibilityElement?
  ) {
    elements = [row]
    self.list = list
    self.header = header
  }

  /// What is in an element of an ARIA role.
  static func runs(of element: AccessibilityElement, as role: String?) -> [OptionRun] {
    // The buttons of a row that is an option are beside its list.
    if role == "option" { return [] }
    guard element.role == .list, role == "group" else {
      return element.children.map { OptionRun($0) }
    }
    var runs: [OptionRun] = []
    var header: AccessibilityElement?
    for child in element.children {
      if child.role != .row { header = child.isHeading ? child : nil }
      if !child.mayBeOption {
        runs.append(OptionRun(child))
      } else if let last = runs.last, last.list != nil {
        runs[runs.count - 1].elements.append(child)
      } else {
        runs.append(OptionRun(child, of: element, below: header))
      }
    }
    return runs.flatMap(\.withOptions)
  }

  /// The run itself if some of its rows can be selected, else each row by itself.
  private var withOptions: [OptionRun] {
    let isListbox = elements.contains { $0.traits.contains(.isSelectable) }
    return list == nil || isListbox ? [self] : elements.map { OptionRun($0) }
  }
}

extension AccessibilityElement {
  fileprivate var isHeading: Bool { traits.contains(.isHeader) || headingLevel != nil }

  /// The name of the element, or of the first in it that has one.
  fileprivate var firstName: String? {
    flattened.lazy.compactMap(\.label).first { !$0.isEmpty }
  }
}
