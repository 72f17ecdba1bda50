/// The axis of the nearest stack, to which spacers and dividers adapt; nil outside of a stack.
package enum StackOrientation: InputKey {
  package static var defaultValue: StackAxis { nil }
}

/// A stack's axis, which changes where the layout of a container does (L076).
package struct StackAxis: ExpressibleByNilLiteral {
  private let fixed: Axis?
  let source: OrientationSource?

  package static var horizontal: StackAxis { StackAxis(.horizontal) }
  package static var vertical: StackAxis { StackAxis(.vertical) }

  /// No axis: outside of a stack.
  package init(nilLiteral: ()) { self.init(nil) }

  package init(_ axis: Axis?) {
    fixed = axis
    source = nil
  }

  init(of source: OrientationSource) {
    fixed = nil
    self.source = source
  }

  /// The axis now.
  var current: Axis? { source.map(\.axis) ?? fixed }
}

/// The axis of a container whose layout can be replaced by one of another type.
final class OrientationSource {
  private struct Reader {
    weak var node: LayoutNode?
  }

  /// Read once the container has read its layout: before it asks its children for anything.
  fileprivate(set) var axis: Axis?
  private var readers: [Reader] = []

  /// Measures a node again whenever the axis changes.
  func add(_ node: LayoutNode) {
    if readers.count >= 16, readers.count == readers.capacity { removeFreed() }
    readers.append(Reader(node: node))
  }

  func set(_ axis: Axis?) {
    guard axis != self.axis else { return }
    self.axis = axis
    removeFreed()
    for reader in readers { reader.node?.setNeedsMeasure(traits: true) }
  }

  private func removeFreed() { readers.removeAll { $0.node.map(\.isRemoved) ?? true } }
}
