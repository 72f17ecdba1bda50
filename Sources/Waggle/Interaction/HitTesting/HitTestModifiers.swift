import Foundation
import WaggleGraph

extension View {
  /// Sets whether this view takes touches; if not, the views behind it receive them (M128).
  @inlinable
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
  }

  /// Makes a shape the touch area of this view, whether or not it draws there (M128).
  @inlinable
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// Makes a shape the area of this view for the uses in `kind`.
  @inlinable
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      _ContentShapeModifier(
        shape: shape, eoFill: eoFill, takesTouches: kind.contains(.interaction),
        isDragged: kind.contains(.dragPreview)))
  }
}

/// Sets whether a view takes touches.
nonisolated public struct _AllowsHitTestingModifier: PrimitiveModifier, Equatable {
  /// Whether the view takes touches.
  public var allowsHitTesting: Bool

  /// Sets whether touches reach the view.
  @inlinable
  public init(allowsHitTesting: Bool) { self.allowsHitTesting = allowsHitTesting }

  /// Makes the content, which is hit while the modifier allows it.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(AllowsHitTestingNode(body(_Graph(), inputs).node, modifier, inputs))
  }
}

/// Gives a view a touch area.
nonisolated public struct _ContentShapeModifier<ContentShape: Shape>: PrimitiveModifier {
  /// The touch area, in the view's frame.
  public var shape: ContentShape
  /// Whether the even-odd rule decides which points are inside.
  public var eoFill: Bool
  @usableFromInline var takesTouches = true
  @usableFromInline var isDragged = false

  /// Makes `shape` the touch area.
  @inlinable
  public init(shape: ContentShape, eoFill: Bool = false) {
    self.shape = shape
    self.eoFill = eoFill
  }

  @inlinable
  init(shape: ContentShape, eoFill: Bool, takesTouches: Bool, isDragged: Bool) {
    self.shape = shape
    self.eoFill = eoFill
    self.takesTouches = takesTouches
    self.isDragged = isDragged
  }

  /// Makes the content with the shape as its touch area. Gestures inside still receive touches on what they draw
  /// there.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.runtime.graph
    var inner = inputs
    inner.bag[TouchAreaKey.self] = TouchArea { [unowned graph] in
      modifier.untracked(in: graph).takesTouches
    }
    let content = body(_Graph(), inner).node
    content.layout.widenBounds(to: ContentShape.staysInFrame ? .frame : .everything)
    let environment = inputs.environment
    let shape = DragShape { [unowned content] size in
      let modifier = modifier.untracked(in: graph)
      return modifier.path(in: size, content.layout, environment)
    } isUsed: {
      modifier.untracked(in: graph).isDragged
    }
    return _ViewOutputs(
      HitTestNode(content, dragShape: shape) { content in
        let inner = content.output(HitTestOutput.self)
        return HitTester { query in
          guard let point = query.touchedPoint else { return inner?(query) }
          let modifier = modifier.untracked(in: graph)
          guard modifier.takesTouches else { return inner?(query) }
          guard modifier.contains(point, in: content.layout, environment) else {
            return nil
          }
          return inner?(query) ?? HitTestResult(view: content)
        }
      })
  }

  /// Whether a point in the root's space is in the touch area.
  private func contains(
    _ point: CGPoint, in layout: LayoutNode, _ environment: EnvironmentSource
  ) -> Bool {
    guard let local = layout.local(point) else { return false }
    return path(in: layout.size, layout, environment).contains(local, eoFill: eoFill)
  }

  private func path(
    in size: CGSize, _ layout: LayoutNode, _ environment: EnvironmentSource
  ) -> Path {
    layout.inContainer(layout.currentContainerPosition(environment.current)) {
      shape.path(in: size, layout.embeddingLevel.direction)
    }
  }
}

extension Shape {
  /// Whether the shape stays inside its frame. False for shapes that are not known to.
  fileprivate static var staysInFrame: Bool {
    let contained: [any Shape.Type] = [
      Rectangle.self, RoundedRectangle.self, UnevenRoundedRectangle.self, Circle.self,
      Ellipse.self, Capsule.self,
    ]
    return contained.contains { $0 == Self.self }
  }
}

/// The node of a modifier that decides how its content is hit.
private final class HitTestNode: ModifierNode {
  private let makeTester: (ViewNode) -> HitTester?
  private lazy var tester = makeTester(content)
  private let dragShape: DragShape?

  /// - Parameter makeTester: called at the first hit test, with the content.
  init(
    _ content: ViewNode, dragShape: DragShape? = nil,
    makeTester: @escaping (ViewNode) -> HitTester?
  ) {
    self.makeTester = makeTester
    self.dragShape = dragShape
    super.init(content)
  }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? {
    if let dragShape, id == ObjectIdentifier(DragShape.self), dragShape.isUsed() {
      return dragShape
    }
    return super.trait(id)
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    key == HitTestOutput.self
      ? castOutput(tester, of: HitTestOutput.self, for: key) : super.output(key)
  }
}
