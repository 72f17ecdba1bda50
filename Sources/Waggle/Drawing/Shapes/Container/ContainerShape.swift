import Foundation
import WaggleGraph

extension View {
  /// Sets the shape that ``ContainerRelativeShape`` has in this view; the view itself is neither clipped nor filled.
  ///
  /// - Parameter shape: the shape in this view's frame.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

nonisolated private struct ContainerShapeModifier<Outline: InsettableShape>: ViewModifier {
  let shape: Outline
  @State private var frame = ContainerFrame()

  func body(content: Content) -> some View {
    content.environment(\.containerShape, ContainerShape(frame: frame, shape: shape))
      .modifier(ContainerFrameModifier(frame: frame))
  }
}

/// The frame of a container.
final class ContainerFrame {
  fileprivate(set) weak var node: LayoutNode?
}

/// A container's shape and frame; used on the main actor alone. Two are equal if they are the same value of one container.
struct ContainerShape: Equatable, @unchecked Sendable {
  let frame: ContainerFrame
  let shape: any InsettableShape
  private let identity = Identity()

  private final class Identity: Sendable {}

  init(frame: ContainerFrame, shape: any InsettableShape) {
    (self.frame, self.shape) = (frame, shape)
  }

  static func == (a: ContainerShape, b: ContainerShape) -> Bool { a.identity === b.identity }
}

extension EnvironmentValues {
  private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
  }

  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// Notes the node whose frame is the container's.
nonisolated private struct ContainerFrameModifier: PrimitiveModifier {
  let frame: ContainerFrame

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makeNode(inputs, body) { ContainerFrameNode($0, modifier, $1) } }
}

private final class ContainerFrameNode: ParameterNode<ContainerFrameModifier> {
  override init(
    _ content: ViewNode, _ modifier: _GraphValue<ContainerFrameModifier>, _ inputs: _ViewInputs
  ) {
    super.init(content, modifier, inputs)
    parameters.frame.node = self
  }

  override func parametersChanged() { parameters.frame.node = self }
}

/// A container's shape, and how far inside of it a view lies.
struct ContainerPosition: Equatable, Sendable {
  let container: ContainerShape
  /// The least distance between a side of the view and the container's, in points; 0 for a view that extends beyond it.
  let inset: CGFloat

  /// The position of the view whose shape is computed. Bound for that time alone.
  @TaskLocal static var current: ContainerPosition?

  /// The container's shape around a rectangle, inset by `amount` points more.
  static func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    guard let current else { return Rectangle().inset(by: amount).path(in: rect) }
    let frame = rect.insetBy(dx: -current.inset, dy: -current.inset)
    return path(current.container.shape, in: frame, insetBy: current.inset + amount)
  }

  private static func path<S: InsettableShape>(
    _ shape: S, in frame: CGRect, insetBy amount: CGFloat
  ) -> Path { shape.inset(by: amount).path(in: frame) }
}

extension LayoutNode {
  /// Runs a closure that computes a path of this view: a ``ContainerRelativeShape`` in it has the container's shape.
  func inContainer<T>(_ position: ContainerPosition?, _ body: () -> T) -> T {
    guard let position else { return body() }
    return ContainerPosition.$current.withValue(position, operation: body)
  }

  /// The view's position in the container of an environment; nil without one. The rule that is running depends on it.
  func containerPosition(_ environment: EnvironmentValues, _ graph: Graph) -> ContainerPosition? {
    guard let container = environment.containerShape, let node = container.frame.node else {
      return nil
    }
    (_, _) = (graph.value(placement), graph.value(node.placement))
    return containerPosition(in: container, of: node)
  }

  /// The same, at this moment.
  func currentContainerPosition(_ environment: EnvironmentValues) -> ContainerPosition? {
    guard let container = environment.containerShape, let node = container.frame.node else {
      return nil
    }
    return containerPosition(in: container, of: node)
  }

  private func containerPosition(in container: ContainerShape, of node: LayoutNode)
    -> ContainerPosition
  {
    let (view, outer) = (currentPlacement, node.currentPlacement)
    let frame = CGRect(origin: .zero, size: view.size)
      .applying(view.toRoot.concatenating(outer.toRoot.inverted()))
    let distances = [
      frame.minX, frame.minY, outer.size.width - frame.maxX, outer.size.height - frame.maxY,
    ]
    return ContainerPosition(container: container, inset: max(distances.min() ?? 0, 0))
  }
}
