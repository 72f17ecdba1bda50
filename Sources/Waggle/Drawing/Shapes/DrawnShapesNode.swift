import Foundation
import WaggleGraph

/// The leaf of shapes that are drawn together.
///
/// Always true: a place in the last drawing has a state exactly where it has a shape.
final class DrawnShapesNode<Source>: DrawingLeaf {
  private let view: _GraphValue<Source>
  private let environment: EnvironmentSource
  private let draw: @MainActor (Source, EnvironmentValues) -> DrawnShapes
  /// Where the shapes are touched: where they are clear too, or nil for where they are drawn.
  private let touchArea: TouchArea?
  private var setSize: CGSize?
  private var states: [DrawnShapeState?] = []
  private var opacity = AnimatedOpacity()
  private var last: (origin: CGPoint, node: DisplayNode?)?

  init(
    _ view: _GraphValue<Source>, _ inputs: _ViewInputs,
    _ draw: @escaping @MainActor (Source, EnvironmentValues) -> DrawnShapes
  ) {
    self.view = view
    self.draw = draw
    environment = inputs.environment
    touchArea = inputs.bag[TouchAreaKey.self]
    super.init(inputs, drawnFrom: [view.node, inputs.environment.node])
    makeParameterEffect([view.node, inputs.environment.node], inputs)
  }

  override var name: String { "shapes" }
  override var animationEnvironment: EnvironmentSource? { environment }

  private func drawing(_ graph: Graph) -> DrawnShapes {
    nonisolated(unsafe) let (view, values) = (view.read(in: graph), graph.value(environment))
    return onMainActor { [draw] in draw(view, values) }
  }

  // MARK: Layout

  override func updateParameters(_ graph: Graph) {
    let new = drawing(graph).size
    defer { setSize = new }
    if let setSize, setSize != new { setNeedsMeasure(traits: true) }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if setSize == nil { readParameters() }
    return setSize ?? .zero
  }

  override var cachesSizes: Bool { false }
  override var rigidAxes: Axis.Set { .all }

  /// Offsets are towards the other side now.
  override func directionChanged() { setNeedsDisplay() }

  // MARK: Drawing

  override func makeNode(in frame: CGRect, _ graph: Graph) -> DisplayNode? {
    let drawing = drawing(graph)
    let values = graph.value(environment)
    var isChanged = opacity.update(to: drawing.opacity, in: runtime, animationTarget)
    if states.count != drawing.items.count {
      states = Array(repeating: nil, count: drawing.items.count)
      isChanged = true
    }
    for (index, item) in drawing.items.enumerated() where update(index, to: item, values) {
      isChanged = true
    }
    if !isChanged, let last, last.origin == frame.origin { return last.node }
    let node = group(at: frame.origin)
    last = (frame.origin, node)
    return node
  }

  /// True where the item is drawn otherwise than before.
  private func update(_ index: Int, to item: DrawnShapes.Item?, _ values: EnvironmentValues) -> Bool
  {
    guard let item else {
      defer { states[index] = nil }
      return states[index] != nil
    }
    let state = states[index] ?? DrawnShapeState()
    states[index] = state
    return state.update(to: item, values, on: self, animationTarget)
  }

  private func group(at origin: CGPoint) -> DisplayNode? {
    var nodes: [DisplayNode] = []
    for index in states.indices {
      if let node = states[index]?.node(touchArea) { nodes.append(node) }
    }
    guard !nodes.isEmpty else { return nil }
    let group = nodes.count == 1 ? nodes[0] : DisplayNode(.group(nodes))
    let moved =
      origin == .zero
      ? group : DisplayNode(.offset(CGSize(width: origin.x, height: origin.y), group))
    return opacity.applied(to: moved)
  }
}

extension DrawnShapesNode: MovingTransform {
  /// Nothing in it is read aloud or measured.
  func decideMotion(_ hasElements: (ViewNode) -> Bool) {
    guard !subgraph.isRemoved else { return }
    var isChanged = false
    for index in states.indices where states[index]?.handsOver() ?? false { isChanged = true }
    if isChanged { setNeedsDisplay() }
  }
}

/// How far a shape is moved, and how large it is.
private struct DrawnPlace: Equatable, Animatable {
  var scale: CGFloat
  var offset: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(scale, offset) }
    set { (scale, offset) = (newValue.first, newValue.second) }
  }
}

/// One shape as it is drawn, and what of it is animated: an object, so that a place without a shape takes eight bytes.
private final class DrawnShapeState {
  private var item: DrawnShapes.Item?
  private var animatedPaint = AnimatedValue<Paint>()
  private var paint: Paint?
  private var animatedPlace = AnimatedValue<DrawnPlace>()
  private var place: DrawnPlace?
  private var opacity = AnimatedOpacity()
  private var shadow: ResolvedColor?
  private var transform = CGAffineTransform.identity
  private var direction = LayoutDirection.leftToRight
  private var motion: DisplayMotion?
  /// Whether the last motions pass found that the host may animate it.
  private var isMovedByHost = false
  private var made: DisplayNode?

  var isMoving: Bool { animatedPlace.isMoving }

  /// Leaves the frames to the host from now on; true where they were not.
  func handsOver() -> Bool {
    guard isMoving, !isMovedByHost else { return false }
    isMovedByHost = true
    return true
  }

  /// Follows an item; true where it is drawn otherwise than before.
  func update(
    to new: DrawnShapes.Item, _ values: EnvironmentValues,
    on leaf: any LayoutNode & MovingTransform,
    _ target: @autoclosure () -> AnimationTarget
  ) -> Bool {
    let runtime = leaf.runtime
    let ink = animatedPaint.displayedValue(
      for: new.style.paint(in: values), after: paint, in: runtime, target())
    let set = DrawnPlace(scale: new.scale, offset: new.offset)
    let newPlace = animatedPlace.displayedValue(for: set, after: place, in: runtime, target())
    let newDirection = leaf.embeddingLevel.direction
    let size = new.frame.size
    let newTransform = newPlace.transform(in: size, newDirection)
    let newMotion = isMoving ? motion(to: set, in: size, newDirection, leaf) : nil
    let newShadow = new.shadow.map { $0.color.resolve(in: values.colorContext) }
    let isFaded = opacity.update(to: new.opacity, in: runtime, target())
    let isSame =
      !isFaded && ink == paint && newTransform == transform && newMotion === motion
      && newShadow == shadow && newDirection == direction && item?.isLike(new) ?? false
    (item, paint, place, transform, motion) = (new, ink, newPlace, newTransform, newMotion)
    (shadow, direction) = (newShadow, newDirection)
    if isSame { return false }
    leaf.reportNumbers(of: ink)
    made = nil
    return true
  }

  /// What the host animates by itself; nil if it does not. The motions pass after the drawing decides (M200).
  private func motion(
    to set: DrawnPlace, in size: CGSize, _ direction: LayoutDirection,
    _ leaf: any LayoutNode & MovingTransform
  ) -> DisplayMotion? {
    let store = leaf.runtime.store(DrawingStore.self)
    guard store.isMovedByHost else { return nil }
    store.add(leaf)
    guard isMovedByHost, let forecast = animatedPlace.handOver(set) else {
      animatedPlace.takeBack()
      return nil
    }
    let final = set.transform(in: size, direction)
    if let motion, motion.continues(forecast, toTransform: final) { return motion }
    let steps = forecast.values.map { $0.transform(in: size, direction) }
    return DisplayMotion(forecast, .transforms(steps, set: final))
  }

  /// The drawing of the shape; the same one while it does not change.
  func node(_ area: TouchArea?) -> DisplayNode? {
    guard let item, let paint else { return nil }
    if let made { return made }
    let ink = paint.node { item.content($0, direction) }.touched(in: area, paint)
    let node = moved(shadowed(ink, item), item.frame.origin)
    made = node
    return node
  }

  private func shadowed(_ ink: DisplayNode, _ item: DrawnShapes.Item) -> DisplayNode {
    guard let set = item.shadow, let shadow, shadow.opacity > 0 else { return ink }
    return DisplayNode(
      .shadow(shadow, radius: set.radius, offset: CGSize(width: 0, height: set.y), ink))
  }

  private func moved(_ drawing: DisplayNode, _ origin: CGPoint) -> DisplayNode {
    var node = opacity.applied(to: drawing)
    if let motion {
      node = DisplayNode(.moving(motion, DisplayNode(.transform(transform, node))))
    } else if transform.isTranslation {
      let x = origin.x + transform.tx
      guard x != 0 || origin.y != 0 else { return node }
      return DisplayNode(.offset(CGSize(width: x, height: origin.y), node))
    } else {
      node = DisplayNode(.transform(transform, node))
    }
    guard origin != .zero else { return node }
    return DisplayNode(.offset(CGSize(width: origin.x, height: origin.y), node))
  }
}

extension DrawnPlace {
  /// From the shape's own coordinates to where it is drawn.
  fileprivate func transform(in size: CGSize, _ direction: LayoutDirection) -> CGAffineTransform {
    let move = direction == .rightToLeft ? -offset : offset
    var transform = CGAffineTransform.identity
    if scale != 1 {
      transform = CGAffineTransform(scaleX: scale, y: scale)
        .about(.center, in: CGRect(origin: .zero, size: size))
    }
    transform.tx += move
    return transform
  }
}

extension DrawnShapes.Item {
  /// Whether the shape is drawn as another one but for what is animated.
  fileprivate func isLike(_ other: DrawnShapes.Item) -> Bool {
    frame == other.frame && outline == other.outline && border == other.border
      && shadow == other.shadow
  }
}
