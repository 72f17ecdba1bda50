/// A page's element for a node of a tree, as a `TreeDiffer` compares it: its key, its attributes, and the nodes below.
package protocol DiffableElement {
  /// A node of the tree that the element is made from.
  associatedtype Node
  associatedtype Identity: Hashable
  associatedtype Key: Hashable
  associatedtype Attributes: Equatable

  /// Nodes of equal identity have equal subtrees, so these are not visited again; nil if the subtree must be visited.
  static func identity(of node: Node) -> Identity?

  /// An old element with an equal key, in the list of the same parent, can be updated to this one.
  var key: Key { get }
  var attributes: Attributes { get }
  var children: [Node] { get }
}
