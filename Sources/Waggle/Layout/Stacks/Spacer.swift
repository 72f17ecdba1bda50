public import Foundation
import WaggleGraph

/// Flexible space: along the axis of its stack, or along both axes outside of a stack (L005).
nonisolated public struct Spacer: PrimitiveView, Sendable {
  /// The minimum length in points; nil is 8.
  public var minLength: CGFloat?

  /// Makes a spacer with a minimum length in points; nil is 8.
  @inlinable
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// A single view that takes the remaining space.
  public nonisolated static func _makeView(view: _GraphValue<Spacer>, inputs: _ViewInputs)
    -> _ViewOutputs
  { _ViewOutputs(SpacerNode(view, inputs)) }
}

private final class SpacerNode: LayoutNode {
  override func contentBoundingRect() -> CGRect { .null }

  private let view: _GraphValue<Spacer>
  private let orientation: StackAxis
  private var minimum: CGFloat?

  init(_ view: _GraphValue<Spacer>, _ inputs: _ViewInputs) {
    self.view = view
    orientation = inputs.bag[StackOrientation.self]
    super.init(inputs)
    orientation.source?.add(self)
    mayHaveGuides = []
    makeParameterEffect(view.node, inputs)
  }

  private var axis: Axis? { orientation.current }

  override var name: String { "Spacer" }

  override func updateParameters(_ graph: Graph) {
    let new = usable(view.read(in: graph).minLength)
    guard new != minimum else { return }
    let isFirst = minimum == nil
    minimum = new
    if !isFirst { setNeedsMeasure() }
  }

  private func usable(_ length: CGFloat?) -> CGFloat {
    guard let length else { return 8 }
    if length.isFinite && length >= 0 { return length }
    runtime.reportOnce(.spacerLength(length, at: viewPath))
    return 0
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
  }

  private func length(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    guard self.axis == nil || self.axis == axis else { return 0 }
    return max(offered ?? 0, minimum ?? 8)
  }

  override var spacing: ViewSpacing { ViewSpacing(spacerAlong: axis) }
  override var layoutPriority: Double { -.infinity }
}
