/// A page's element for a node of a tree, as a `TreeDiffer` compares it: its key, its attributes, and the nodes below.
package protocol DiffableElement {
  /// A node of the tree that the element is made from.
  associatedtype Node
  associatedtype Identity: Hashable
  associatedtype Key: Hashable
  associatedtype Attributes: Equatable

  /// Nodes of equal identity have equal subtrees, so these are not visited again; nil if the subtree must be visited.
  static func identity(of node: Node) -> Identity?

  /// What a node draws, wherever that is: nodes of one content have subtrees that differ at most in the attributes of the
  /// first element.
  static func content(of identity: Identity) -> Identity
  /// The content that a node is an effect around; nil if it is not an effect.
  static func effectContent(of identity: Identity) -> Identity?

  /// Whether at most one element of the page has the key, so that it is the same one in another place.
  static func isUnique(_ key: Key) -> Bool

  /// Whether the difference cannot be seen, so that it may be left to a later update while something moves.
  static func isUnseen(from old: Attributes, to new: Attributes) -> Bool

  /// An old element with an equal key, in the list of the same parent, can be updated to this one.
  var key: Key { get }
  var attributes: Attributes { get }
  var children: [Node] { get }
}

extension DiffableElement {
  package static func content(of identity: Identity) -> Identity { identity }
  package static func effectContent(of identity: Identity) -> Identity? { nil }
  package static func isUnique(_ key: Key) -> Bool { false }
  package static func isUnseen(from old: Attributes, to new: Attributes) -> Bool { false }
}
