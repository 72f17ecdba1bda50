import Foundation

/// Something that is dragged by a pointer, from its beginning until it is dropped or cancelled.
///
/// Always true: at most one view is targeted, and it is notified when it no longer is.
final class DragSession {
  /// The pointer that drags; nil for something from outside of the program.
  let pointer: Int?
  var items: [NSItemProvider]
  /// The view that is dragged, which may be removed meanwhile; nil for something from outside.
  let source: DragNode?
  let picture: DragPicture
  /// Whether the picture does not return if no view takes it.
  let reducesMotion: Bool
  private let start: CGPoint
  private(set) var location: CGPoint
  private var target: DropNode?
  /// A view that has refused what is over it.
  private var refused: [DropNode] = []
  private var proposal = DropProposal(operation: .copy)

  init(_ press: DragPress, _ items: [NSItemProvider], _ picture: DragPicture, at point: CGPoint) {
    pointer = press.start.id
    self.items = items
    source = press.node
    self.picture = picture
    reducesMotion = press.node.environment.accessibilityReduceMotion
    start = press.start.location
    location = point
  }

  /// Something from outside of the program, which is not drawn.
  init(outside items: [NSItemProvider], at point: CGPoint) {
    (pointer, source, picture) = (nil, nil, DragPicture(nil))
    self.items = items
    reducesMotion = true
    (start, location) = (point, point)
  }

  /// The distance from where the drag began.
  var offset: CGSize { CGSize(width: location.x - start.x, height: location.y - start.y) }

  /// The views that are kept while it is dragged.
  var views: [LayoutNode] {
    var views: [LayoutNode] = []
    if let source, !source.isGone { views.append(source.content.layout) }
    if let target, !target.isGone { views.append(target.content.layout) }
    return views
  }

  /// Whether a view takes what is dragged, where it is now.
  var isTaken: Bool { target != nil && proposal.isAllowed }

  func move(to point: CGPoint) {
    if point.x.isFinite, point.y.isFinite { location = point }
  }

  /// Finds the innermost of the views at the location that takes it.
  func follow(_ nodes: [DropNode]) {
    refused.removeAll { node in !nodes.contains { $0 === node } }
    let next = nodes.first { takes($0) }
    if next !== target {
      leave()
      enter(next)
    }
    guard let target, let info = target.info(items, at: location) else { return }
    proposal = target.actions?.updated(info) ?? proposal
  }

  private func takes(_ node: DropNode) -> Bool {
    guard node.isEnabled, let info = node.info(items, at: location),
      !refused.contains(where: { $0 === node })
    else { return false }
    if node === target || node.actions?.validate(info) ?? false { return true }
    refused.append(node)
    return false
  }

  private func enter(_ node: DropNode?) {
    target = node
    proposal = DropProposal(operation: .copy)
    guard let node, let info = node.info(items, at: location) else { return }
    node.actions?.targeted(true)
    node.actions?.entered(info)
  }

  /// Tells the view that is targeted that nothing is over it any more.
  func leave() {
    guard let target else { return }
    self.target = nil
    let actions = target.actions
    actions?.targeted(false)
    actions?.exited(DropInfo(location: target.local(location), items: items))
  }

  /// Whether the view that is targeted has been removed or disabled.
  var hasLostTarget: Bool { target.map { !$0.isEnabled } ?? false }

  /// Drops it on the view that is targeted; whether the view took it.
  func drop() -> Bool {
    guard let target, proposal.isAllowed, let info = target.info(items, at: location) else {
      leave()
      return false
    }
    self.target = nil
    let actions = target.actions
    let isTaken = actions?.perform(info) ?? false
    actions?.targeted(false)
    return isTaken
  }
}

extension DropNode {
  /// A point of the root's space in the view's own; where that is lost, the origin.
  fileprivate func local(_ point: CGPoint) -> CGPoint {
    isGone ? .zero : content.layout.local(point) ?? .zero
  }
}
