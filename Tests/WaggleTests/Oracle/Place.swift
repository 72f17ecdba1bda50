import TestSupport

/// Where a node is in the tree: the name of its identity, and what may be below it.
///
/// Two nodes of successive trees have the same path exactly if SwiftUI's rules give their views the same identity, so
/// that state goes from one to the other.
struct Place: Equatable, Sendable {
  var path: String
  var rules: Rules

  /// The place of a whole tree.
  static func root(of tree: Tree) -> Place {
    Place(path: tree.signature(under: Rules()), rules: Rules())
  }
}

/// What is left out below a place, because history would decide it.
struct Rules: Equatable, Sendable {
  /// False where a view may be dropped and built again by layout alone (R153), or where several views share a path:
  /// no custom state there, no log, and no object that is observed, as a dropped view receives nothing (R147).
  var keepsState = true
  /// False in candidates that `ViewThatFits` may pass over, which keep the geometry they had (R151): nothing there is
  /// made from a place.
  var measures = true
  /// False in lazy containers, whose rows contribute in the order in which they were made (R155).
  var writes = true
}

extension Tree {
  /// What the node becomes under the rules: kinds that are left out become groups or boxes.
  func kind(under rules: Rules) -> Kind {
    switch kind {
    case .counter, .late, .bound, .model: rules.keepsState ? kind : .box
    case .modifier, .recorder: rules.keepsState ? kind : .group
    case .reader, .measured, .follower, .anchor, .anchorTransform, .overlayValue, .backgroundValue,
      .fitting, .matched:
      rules.measures ? kind : .group
    case .writer, .transform, .observer, .fanObserver: rules.writes ? kind : .group
    case .environmentBox, .scheme: rules.writes ? kind : .box
    default: kind
    }
  }

  func childRules(_ index: Int, under rules: Rules) -> Rules {
    var inner = rules
    switch kind(under: rules) {
    case .fitting:
      if index > 0 || isOdd(2) { inner.keepsState = false }
      if index < children.count - 1 || isOdd(2) { inner.measures = false }
    case .fanOverlay:
      if index == 1 { inner.keepsState = false }
    case .crowd: inner.keepsState = false
    case .lazyStack, .lazyGrid: inner = Rules(keepsState: false, measures: false, writes: false)
    default: break
    }
    return inner
  }

  /// The type that the node's view has, up to equality; views behind `AnyView` do not show in it.
  func signature(under rules: Rules) -> String {
    let kind = kind(under: rules)
    var name = kind.rawValue
    if kind.isKeyed { name += "\(number(3, below: oracleKeys.count))" }
    switch kind {
    case .rows, .crowd, .wrappers, .equatable, .lazyStack, .lazyGrid: return name
    case .fitting where children.isEmpty: break
    case .gridCell: name += "\(number(0, below: 4))"
    case .fitting, .anchor, .anchorTransform: name += "\(numbers[2] & 1)"
    default: break
    }
    // What could have children and has none has an EmptyView.
    let lists: [Kind] = [
      .vstack, .hstack, .zstack, .group, .stagger, .grid, .gridRow, .anyLayout,
    ]
    guard !children.isEmpty else { return lists.contains(kind) ? name + "(empty)" : name }
    let parts = children.indices.map { index in
      children[index].isInline
        ? children[index].signature(under: childRules(index, under: rules)) : "_"
    }
    return "\(name)(\(parts.joined(separator: ",")))"
  }

  /// Where a child is in the tree.
  func childPlace(_ index: Int, at place: Place) -> Place {
    let rules = childRules(index, under: place.rules)
    let child = children[index]
    var path = place.path
    switch kind(under: place.rules) {
    case .rows, .crowd, .lazyStack, .lazyGrid: path += "[\(child.id)]"
    case .id: path += "#\(number(0, below: 3))"
    case .wrappers: path += ".w\(wrapperCount)"
    default: path += ".\(index)"
    }
    if isTreeView(index, under: place.rules) { path += ":" + child.signature(under: rules) }
    return Place(path: path, rules: rules)
  }

  /// Whether a child is made by its own `TreeView`.
  func isTreeView(_ index: Int, under rules: Rules) -> Bool {
    switch kind(under: rules) {
    case .rows, .crowd, .wrappers, .equatable, .lazyStack, .lazyGrid: true
    default: !children[index].isInline
    }
  }

  /// The indices of the children that are in the tree, by what is known without layout.
  func shownChildren(under rules: Rules) -> [Int] {
    switch kind(under: rules) {
    case .ifElse: [isOdd(0) ? 0 : 1]
    case .switched: [number(0, below: 3)]
    case .optional: isOdd(0) ? [0] : []
    default: Array(children.indices)
    }
  }

  /// Whether the view is one element of a list, whatever its numbers become.
  func isSingle(under rules: Rules) -> Bool {
    let kind = kind(under: rules)
    switch kind {
    case .empty, .group, .gridRow, .rows, .crowd, .ifElse, .switched, .optional, .id, .wrappers,
      .equatable:
      return false
    default: break
    }
    guard let count = kind.childCount, count > 0 else { return true }
    if kind.wrapsChild { return true }
    return children[0].isInline && children[0].isSingle(under: childRules(0, under: rules))
  }

  var wrapperCount: Int { 1 + number(0, below: 6) }

  /// The nodes with state of their own and where they stand.
  func visitStates(at place: Place, _ visit: (Tree, Place) -> Void) {
    let kind = kind(under: place.rules)
    if kind.hasState { visit(self, place) }
    for index in shownChildren(under: place.rules) {
      children[index].visitStates(at: childPlace(index, at: place), visit)
    }
  }
}

extension Kind {
  /// Whether the view has a state of its own that edits set.
  var hasState: Bool {
    self == .counter || self == .late || self == .modifier || self == .bound
  }

  /// Whether the child is put into a ZStack where it might be several views.
  var wrapsChild: Bool {
    switch self {
    case .overlay, .background, .overlayValue, .backgroundValue, .observer, .reader, .measured,
      .echo, .follower, .tap, .identifier, .label, .element, .scroll, .matched:
      true
    default: false
    }
  }
}
