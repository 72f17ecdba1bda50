/// What the user has done in a text field of the page. Offsets count UTF-16 code units, as in the DOM.
package struct PageEdit: Equatable, Sendable {
  /// The number of the field's element.
  package var element: Int
  /// Counts the edits and selections of the field, from 1; some are left out.
  package var number: Int
  /// The last answer of the program that the page has taken over before.
  package var base = 0
  /// Where text was replaced; nil for a selection alone, and for a further part of a long replacement.
  package var start: Int?
  package var removed = 0
  package var inserted = ""
  package var selection: Range<Int>
  package var isComposing = false
  /// Whether another part of the replacement follows.
  package var hasMore = false

  package init(
    element: Int, number: Int, base: Int = 0, start: Int? = nil, removed: Int = 0,
    inserted: String = "", selection: Range<Int>, isComposing: Bool = false, hasMore: Bool = false
  ) {
    (self.element, self.number, self.base) = (element, number, base)
    (self.start, self.removed, self.inserted) = (start, removed, inserted)
    (self.selection, self.isComposing, self.hasMore) = (selection, isComposing, hasMore)
  }
}
