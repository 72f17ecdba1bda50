/// Writes the changes of a page's accessibility elements: real buttons, headings and images, transparent and at the
/// positions of the views that they represent.
///
/// An element represents the same view as long as its key is the same. All elements are compared at each update.
///
/// Where the focus moves when its element is removed is decided in the page (C414).
@MainActor final class AccessibilityDiffer {
  /// The number of the page's `main` element, which holds them.
  static let rootNumber = 2

  private let differ: TreeDiffer<PageAccessibilityElement>

  /// True once an element was too deep to be sent.
  var isTruncated: Bool { differ.isTruncated }

  init(_ numbers: ElementNumbers) {
    differ = TreeDiffer(root: Self.rootNumber, depthLimit: PageDiffer.maximumDepth, numbers) { $0 }
  }

  /// Writes the steps to new elements, which become the current ones. New fields begin with the text of their view.
  func update(
    to elements: [PageAccessibilityElement], _ fields: PageFields, _ writer: inout PatchWriter
  ) {
    differ.update(to: elements) { step in
      if case .insert(let number, let element, _) = step, let client = element.textInput {
        fields.began(client, as: number)
      }
      writer.write(step)
    }
  }

  /// The key of a page's element; nil if the page does not have it.
  func key(of number: Int) -> PageAccessibilityKey? { differ.key(of: number) }

  /// The number of the page's element for a view; nil if the page has none.
  func number(ofView view: Int) -> Int? { differ.number { $0.view == view && $0.action == nil } }
}

extension PageAccessibilityElement: DiffableElement {
  /// Elements are collected again for each update, so no subtree is known to be the same.
  static func identity(of node: PageAccessibilityElement) -> Never? { nil }
}
