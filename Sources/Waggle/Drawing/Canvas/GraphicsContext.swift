public import Foundation

/// Where a ``Canvas`` is drawn.
///
/// The context is a value: a copy draws into the same canvas, and what changes in the copy (transform, opacity, clip,
/// filters) stays in it.
///
/// ```swift
/// Canvas { context, size in
///   for index in 0..<6 {
///     var copy = context
///     copy.translateBy(x: size.width / 2, y: size.height / 2)
///     copy.rotate(by: .degrees(Double(index) * 60))
///     copy.opacity = 0.5
///     copy.fill(Path(ellipseIn: CGRect(x: -10, y: -50, width: 20, height: 50)), with: .color(.pink))
///   }
/// }
/// ```
public struct GraphicsContext {
  let target: CanvasTarget
  private let layer: CanvasLayer
  private(set) var filters: [Filter] = []
  private(set) var clips: [CanvasClip] = []

  /// The opacity of what is drawn next, 0 to 1.
  public var opacity = 1.0
  /// How the next drawings are combined with what is below them in their layer.
  public var blendMode = BlendMode.normal
  /// The transform from the coordinates in which is drawn to those of the canvas.
  public var transform = CGAffineTransform.identity

  init(_ target: CanvasTarget, _ layer: CanvasLayer) {
    self.target = target
    self.layer = layer
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { target.environment }
}

@available(*, unavailable)
extension GraphicsContext: Sendable {}

// MARK: Transforms

extension GraphicsContext {
  /// Moves the origin of what is drawn next.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales what is drawn next.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Rotates what is drawn next; clockwise is positive.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies a transform to what is drawn next, inside the present one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}

// MARK: Layers

extension GraphicsContext {
  /// Draws a layer: what the closure draws in its context, which begins with the present transform and nothing else, is
  /// drawn as one, with the opacity, blend mode, clip and filters of this context.
  ///
  /// ```swift
  /// Canvas { context, size in
  ///   context.addFilter(.alphaThreshold(min: 0.5, color: .mint))
  ///   context.addFilter(.blur(radius: 8))
  ///   context.drawLayer { layer in
  ///     for x in [30.0, 60] {
  ///       layer.fill(Path(ellipseIn: CGRect(x: x, y: 30, width: 40, height: 40)), with: .color(.black))
  ///     }
  ///   }
  /// }
  /// ```
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    if let node = try layerNode(content) { add(node, isTransformed: true) }
  }

  /// What a closure draws in a new layer.
  private func layerNode(_ content: (inout GraphicsContext) throws -> Void) rethrows
    -> DisplayNode?
  {
    let layer = CanvasLayer()
    var context = GraphicsContext(target, layer)
    context.transform = transform
    try content(&context)
    return layer.node
  }

  /// Draws a node with the state of the context.
  ///
  /// - Parameter isTransformed: whether the node is in the coordinates of the canvas.
  func add(_ node: DisplayNode, isTransformed: Bool = false) {
    let opacity = clampedToUnit(opacity)
    guard opacity > 0, !target.isOver else { return }
    var node = node
    if !isTransformed, !transform.isIdentity {
      guard transform.isFinite else {
        return target.runtime.reportOnce(.transform(GraphicsContext.self, at: target.path))
      }
      node = DisplayNode(.transform(transform, node))
    }
    for filter in filters.reversed() { node = filter.applied(to: node, target) }
    for clip in clips.reversed() { node = clip.applied(to: node) }
    if opacity < 1 { node = DisplayNode(.opacity(opacity, node)) }
    if blendMode.mode != .normal { node = DisplayNode(.blend(blendMode.mode, node)) }
    layer.add(node)
  }
}

// MARK: Clips and filters

extension GraphicsContext {
  /// How a clip is applied.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The part outside of the shape is drawn.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Draws next only inside a path, and inside the clips so far.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clips.append(
      .path(path.applying(transform), style, isInverse: options.contains(.inverse), target.frame))
  }

  /// Draws next only where a layer is drawn, as opaque as that is.
  ///
  /// - Parameters:
  ///   - opacity: the opacity of the layer.
  ///   - options: `inverse` to draw where the layer is transparent.
  ///   - content: draws the layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = try layerNode(content) ?? DisplayNode(.group([]))
    let opacity = clampedToUnit(opacity)
    if opacity < 1 { layer = DisplayNode(.opacity(opacity, layer)) }
    clips.append(.layer(layer, isInverse: options.contains(.inverse), target.frame))
  }

  /// The bounds of what is drawn through the clips, in the coordinates in which is drawn.
  public var clipBoundingRect: CGRect {
    let rect = clips.reduce(target.frame) { $0.overlap(with: $1.bounds) }
    let determinant = transform.a * transform.d - transform.b * transform.c
    return rect.isNull || determinant == 0 ? .zero : rect.applying(transform.inverted())
  }

  /// Adds a filter for what is drawn next. The filter that was added last is applied first; lengths are in points of the
  /// canvas.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }
}

/// A clip of a graphics context, in the coordinates of the canvas.
enum CanvasClip {
  case path(Path, FillStyle, isInverse: Bool, CGRect)
  case layer(DisplayNode, isInverse: Bool, CGRect)

  /// The bounds of what is seen.
  var bounds: CGRect {
    switch self {
    case .path(let path, _, false, _): path.boundingRect
    case .path(_, _, _, let frame), .layer(_, _, let frame): frame
    }
  }

  func applied(to node: DisplayNode) -> DisplayNode {
    switch self {
    case .path(let path, let style, false, _): return DisplayNode(.clip(path, style, node))
    case .path(let path, let style, _, let frame):
      return DisplayNode(
        .mask(
          outside(of: DisplayNode(.fill(path, frame: frame, .color(.mask), style)), frame), node))
    case .layer(let layer, let isInverse, let frame):
      return DisplayNode(.mask(isInverse ? outside(of: layer, frame) : layer, node))
    }
  }

  /// The frame without what a node draws.
  private func outside(of node: DisplayNode, _ frame: CGRect) -> DisplayNode {
    let all = DisplayNode(.rectangle(frame, .color(.mask)))
    return DisplayNode(
      .blend(.normal, DisplayNode(.group([all, DisplayNode(.blend(.destinationOut, node))]))))
  }
}

extension ResolvedColor {
  fileprivate static let mask = ResolvedColor(red: 0, green: 0, blue: 0)
}
