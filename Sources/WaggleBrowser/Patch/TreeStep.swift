/// One change of a page's elements, which are named by their numbers.
package enum TreeStep<Element: DiffableElement> {
  /// Creates an element without children.
  case insert(Int, Element, at: TreePosition)
  /// Moves an element within its parent, or from one to another.
  case move(Int, to: TreePosition)
  /// Removes an element and its descendants.
  case remove(Int)
  /// Replaces the attributes of an element, which has the old ones.
  case set(Int, from: Element.Attributes, to: Element)
}

/// A position in a list of elements.
package struct TreePosition: Equatable, Sendable {
  /// The number of the element that holds the list.
  package let parent: Int
  /// The number of the element that follows; 0 at the end.
  package let next: Int
}
