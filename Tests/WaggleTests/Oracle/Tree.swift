import TestSupport

/// A description of views as plain data: what the oracle makes, edits, prints and shrinks.
///
/// Always true: ids are unique within a case, so that an edit finds its node after other edits.
struct Tree: Equatable, Sendable {
  var kind: Kind
  let id: Int
  /// Four small numbers that each kind reads in its own way; any value is legal.
  var numbers: [Int]
  var children: [Tree]
  /// Whether the view is a part of its parent's type, or is made by a `TreeView` of its own through `AnyView`.
  var isInline: Bool

  /// The number at `index`, brought into `0..<count`.
  func number(_ index: Int, below count: Int) -> Int {
    ((numbers[index] % count) + count) % count
  }

  /// Its id in a `crowd`: others may have the same. It has its own type, so that rows are never a crowd.
  struct CrowdID: Hashable {
    let number: Int
  }

  var crowdID: CrowdID { CrowdID(number: id % 3) }

  func isOdd(_ index: Int) -> Bool { numbers[index] & 1 == 1 }
}

/// What a node of a tree becomes.
enum Kind: String, CaseIterable, Sendable {
  // No children.
  case box, flexible, spacer, empty, divider, counter, late, environmentBox
  case text, symbol, figure, model, scheme, bound
  // Any number of children.
  case vstack, hstack, zstack, group, rows, crowd, fitting, stagger, lazyStack, lazyGrid
  case grid, gridRow, anyLayout
  // One child, or more.
  case ifElse, switched, optional
  case padding, frame, flexibleFrame, offset, position, fixedSize, aspectRatio, hidden, opacity
  case clipped, rotation, scale, zIndex, priority, guide, layoutValue, relative
  case clipShape, border, shadow, cornerRadius, gridCell
  case tap, untouchable, disabled, identifier, label, element
  case id, environment, environmentChange, schemed, styled, directed
  case wrappers, custom, modifier, equatable, recorder
  case space, measured, reader, echo, follower
  case overlay, background, fanOverlay
  case writer, transform, anchor, anchorTransform, observer, fanObserver
  case overlayValue, backgroundValue
  case animated, stilled, transition, grouped, matched
  case scroll
  case ignoring, inset, safePadding, filled

  static let leaves: [Kind] = [
    .box, .flexible, .spacer, .empty, .divider, .counter, .late, .environmentBox,
    .text, .symbol, .figure, .model, .scheme, .bound,
  ]
  static let containers: [Kind] = [
    .vstack, .hstack, .zstack, .group, .rows, .crowd, .fitting, .stagger, .lazyStack, .lazyGrid,
    .grid, .gridRow, .anyLayout,
  ]
  /// One child, whose baselines are the view's wherever the child is in it, and which is drawn where it is.
  static let passing: [Kind] = [
    .padding, .frame, .flexibleFrame, .position, .fixedSize, .aspectRatio, .opacity, .clipped,
    .zIndex, .priority, .layoutValue, .gridCell, .clipShape, .border, .shadow, .cornerRadius,
    .tap, .untouchable, .disabled, .identifier, .label, .element,
    .id, .environment, .environmentChange, .schemed, .styled,
    .wrappers, .custom, .modifier, .equatable, .recorder, .space, .measured, .echo, .follower,
    .overlay, .background, .fanOverlay, .writer, .transform, .anchor, .anchorTransform, .observer,
    .fanObserver, .overlayValue, .backgroundValue, .animated, .stilled, .transition, .grouped,
    .group, .rows, .vstack, .hstack, .zstack, .fitting, .ifElse, .optional, .switched, .filled,
  ]

  static let twoChildren: [Kind] = [
    .ifElse, .overlay, .background, .fanOverlay, .overlayValue, .backgroundValue, .inset, .matched,
  ]

  /// How many children a node of the kind has; nil for any number.
  var childCount: Int? {
    if Self.leaves.contains(self) { return 0 }
    if Self.containers.contains(self) { return nil }
    if self == .switched { return 3 }
    return Self.twoChildren.contains(self) ? 2 : 1
  }

  /// Whether the kind's fourth number chooses a preference key, which is a part of the type.
  var isKeyed: Bool {
    switch self {
    case .writer, .transform, .observer, .fanObserver, .overlayValue, .backgroundValue: true
    default: false
    }
  }
}

extension Tree {
  /// The node and all below, parents first.
  var nodes: [Tree] { [self] + children.flatMap(\.nodes) }

  func node(_ id: Int) -> Tree? {
    if self.id == id { return self }
    for child in children {
      if let found = child.node(id) { return found }
    }
    return nil
  }

  /// Changes the node with an id; false where there is none.
  @discardableResult
  mutating func change(_ id: Int, _ body: (inout Tree) -> Void) -> Bool {
    if self.id == id {
      body(&self)
      return true
    }
    for index in children.indices where children[index].change(id, body) { return true }
    return false
  }
}

extension Tree: CustomStringConvertible {
  var description: String { lines.joined(separator: "\n") }

  /// One line a node, indented by depth.
  var lines: [String] {
    let mark = isInline ? "" : " any"
    let head = "\(kind.rawValue) #\(id) \(numbers)\(mark)"
    return [head] + children.flatMap(\.lines).map { "  " + $0 }
  }
}
