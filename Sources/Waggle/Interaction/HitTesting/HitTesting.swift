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

  /// Makes a shape the area of this view for the uses in `kind`; touches are the only use implemented.
  @inlinable
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      _ContentShapeModifier(
        shape: shape, eoFill: eoFill, takesTouches: kind.contains(.interaction)))
  }
}

/// Sets whether a view takes touches.
nonisolated public struct _AllowsHitTestingModifier: PrimitiveModifier, Equatable {
  /// Whether the view takes touches.
  public var allowsHitTesting: Bool

  /// Sets whether touches reach the view.
  @inlinable
  public init(allowsHitTesting: Bool) { self.allowsHitTesting = allowsHitTesting }

  /// Makes the content with its hit testing filtered.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let content = body(_Graph(), inputs).node
    return _ViewOutputs(
      TouchNode(content, modifier, inputs, isClosed: { !$0.allowsHitTesting }) {
        modifier, region, point in modifier.allowsHitTesting ? region?.hit(point) : nil
      })
  }
}

/// Gives a view a touch area.
nonisolated public struct _ContentShapeModifier<ContentShape: Shape>: PrimitiveModifier {
  /// The touch area, in the view's frame.
  public var shape: ContentShape
  /// Whether the even-odd rule decides which points are inside.
  public var eoFill: Bool
  @usableFromInline var takesTouches = true

  /// Makes `shape` the touch area.
  @inlinable
  public init(shape: ContentShape, eoFill: Bool = false) {
    self.shape = shape
    self.eoFill = eoFill
  }

  @inlinable
  init(shape: ContentShape, eoFill: Bool, takesTouches: Bool) {
    self.shape = shape
    self.eoFill = eoFill
    self.takesTouches = takesTouches
  }

  /// Makes the content with the shape as its touch area. Gestures inside still receive touches on what they draw
  /// there.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let content = body(_Graph(), inputs).node
    content.layout.widenBounds(to: ContentShape.staysInFrame ? .frame : .everything)
    return _ViewOutputs(
      TouchNode(content, modifier, inputs) { modifier, region, point in
        guard modifier.takesTouches else { return region?.hit(point) }
        let layout = content.layout
        guard let local = layout.local(point) else { return nil }
        let path = modifier.shape.path(in: layout.size, layout.embeddingLevel.direction)
        guard path.contains(local, eoFill: modifier.eoFill) else { return nil }
        return region?.hit(point) ?? HitTestResult(view: content)
      })
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

/// The node of a modifier that filters touches.
private final class TouchNode<Modifier>: ModifierNode {
  private let modifier: _GraphValue<Modifier>
  private unowned let runtime: Runtime
  private let isClosed: (Modifier) -> Bool
  private let decide: (Modifier, HitTester?, CGPoint) -> HitTestResult?

  /// - Parameter isClosed: whether the modifier blocks all touches.
  init(
    _ content: ViewNode, _ modifier: _GraphValue<Modifier>, _ inputs: _ViewInputs,
    isClosed: @escaping (Modifier) -> Bool = { _ in false },
    decide: @escaping (Modifier, HitTester?, CGPoint) -> HitTestResult?
  ) {
    self.modifier = modifier
    runtime = inputs.runtime
    self.isClosed = isClosed
    self.decide = decide
    super.init(content)
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == TouchPathOutput.self {
      let paths = content.output(TouchPathOutput.self)?.adding { [self] in
        if isClosed(current) { $0.obstacle = .noHitTesting }
      }
      return answer(paths, as: K.Output?.self)
    }
    guard key == TouchOutput.self else { return super.output(key) }
    return answer(FilteredHitTester(self) as HitTester?, as: K.Output?.self)
  }

  private var current: Modifier {
    runtime.graph.untracked { modifier.read(in: runtime.graph) }
  }

  fileprivate func hit(_ point: CGPoint) -> HitTestResult? {
    decide(current, content.output(TouchOutput.self), point)
  }
}

/// Hit tester of a `TouchNode`.
private final class FilteredHitTester<Modifier>: HitTester {
  private let node: TouchNode<Modifier>

  init(_ node: TouchNode<Modifier>) { self.node = node }

  override func hit(_ point: CGPoint) -> HitTestResult? { node.hit(point) }

  override func checkInvariants() { node.content.output(TouchOutput.self)?.checkInvariants() }
}
