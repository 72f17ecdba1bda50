import Foundation
import Waggle

/// An element of the tree that a screen reader walks through.
///
/// Always true: a node represents the same view, with the same abilities, from when it is inserted to when it is removed;
/// then it is not used again.
@MainActor package final class ReaderNode {
  /// The last description of the element.
  package internal(set) var element: ReaderElement
  /// Whether the element is chosen among others.
  package var isSelected: Bool { element.state.contains(.selected) }
  /// Nil for the root, and for a node that was removed.
  package internal(set) weak var parent: ReaderNode?
  package internal(set) var children: [ReaderNode] = []
  /// Its place among the children of its parent.
  package internal(set) var index = 0
  /// What the desktop has made for it.
  package var peer: AnyObject?
  /// The element of the window, with its view.
  private(set) var source: AccessibilityElement?
  /// What is the same as long as the element is; nil where that is not known.
  private var kept: KeptElement?
  /// The element around it when it was described.
  private var around: ReaderSurroundings
  /// The number of the element's view; 0 for the root.
  let view: Int
  /// Whether it stands for the window.
  package var isRoot: Bool { view == 0 }

  init(_ element: ReaderElement, _ source: AccessibilityElement?, in around: ReaderSurroundings) {
    (self.element, self.around) = (element, around)
    view = source?.id ?? 0
    if let source { take(source, in: around) }
  }

  /// Takes over an element of the same view.
  func take(_ source: AccessibilityElement, in around: ReaderSurroundings) {
    (self.source, self.around) = (source, around)
    kept = source.actions.areMadeLater ? nil : source.kept
  }

  /// Whether an element would be described by the same words as the last one.
  func isKept(as other: AccessibilityElement, in around: ReaderSurroundings, _ input: ReaderState)
    -> Bool
  {
    guard let kept, kept === other.kept, around == self.around else { return false }
    return element.kind.isSame(input)
  }

  /// The node and those inside it.
  package var flattened: [ReaderNode] { [self] + children.flatMap(\.flattened) }

  /// The links in a text, in their order.
  package var links: [ReaderNode] { children.filter { $0.element.link != nil } }

  /// Whether the element is an option of a list of which several can be chosen.
  package var isOneOfSeveral: Bool {
    element.state.contains(.selectable)
      && parent?.element.state.contains(.severalSelectable) ?? false
  }

  /// The depth of the deepest nodes; what is deeper is left out.
  static let maximumDepth = 400
}

/// One change of the tree, in the order in which they are to be reported.
package enum ReaderChange {
  /// The node is among the children of its parent now, with all that is in it.
  case inserted(ReaderNode)
  /// The node, with all that is in it, was at an index among the children of another.
  case removed(ReaderNode, from: ReaderNode, at: Int)
  /// The node was at an index among the children of its parent, and is at another.
  case moved(ReaderNode, from: Int)
  /// The node was described otherwise.
  case changed(ReaderNode, from: ReaderElement)
  /// A sentence is to be read.
  case announced(String)
}
