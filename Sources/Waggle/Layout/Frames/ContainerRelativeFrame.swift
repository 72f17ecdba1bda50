public import Foundation
import WaggleGraph

extension View {
  /// Makes the view as long as the scroll view around it, or else the window, along the given axes (L061). A scroll view that is
  /// as long as its content is passed over (L219).
  @inlinable
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, share: .all))
  }

  /// Makes the view as long as `span` of `count` equal columns of the scroll view around it, or else of the window, with
  /// `spacing` points between them (L061).
  @inlinable
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _ContainerRelativeFrameLayout(
        axes: axes, alignment: alignment, share: .columns(count, span: span, spacing: spacing)))
  }

  /// Makes the view as long as a closure computes from the length of the scroll view around it, or else of the window, in
  /// points (L061).
  @inlinable
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      _ContainerRelativeFrameLayout(axes: axes, alignment: alignment, share: .computed(length)))
  }
}

/// A frame whose lengths are fractions of its container's.
nonisolated public struct _ContainerRelativeFrameLayout: PrimitiveModifier {
  @usableFromInline let axes: Axis.Set
  @usableFromInline let alignment: Alignment
  @usableFromInline let share: Share

  /// How a length is derived from the container's.
  @usableFromInline
  enum Share {
    case all
    case columns(Int, span: Int, spacing: CGFloat)
    case computed((CGFloat, Axis) -> CGFloat)
  }

  @inlinable
  init(axes: Axis.Set, alignment: Alignment, share: Share) {
    self.axes = axes
    self.alignment = alignment
    self.share = share
  }

  /// The content in the frame.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeNode(inputs, body) { RelativeFrameNode($0, modifier, $1, $1.enclosingScroll) }
  }
}

/// A fixed frame along the given axes that depends on the size of the scroll view around it, or of the window's safe area (L061).
/// A scroll view that is as long as its content is passed over (L219).
private final class RelativeFrameNode: FixedFrameNode<_ContainerRelativeFrameLayout> {
  private weak var scroll: ScrollState?

  init(
    _ content: ViewNode, _ modifier: _GraphValue<_ContainerRelativeFrameLayout>,
    _ inputs: _ViewInputs, _ scroll: ScrollState?
  ) {
    self.scroll = scroll
    super.init(content, modifier, inputs)
  }

  override var alignment: Alignment { parameters.alignment }

  override func updateParameters(_ graph: Graph) {
    super.updateParameters(graph)
    let old = (width, height)
    width = length(.horizontal, graph, "width")
    height = length(.vertical, graph, "height")
    if (width, height) != old { setNeedsMeasure() }
  }

  private func container(along axis: Axis, _ graph: Graph) -> CGFloat? {
    var next = scroll
    while let scroll = next {
      let length = graph.value(scroll.containerValue)[axis]
      if length >= 0 { return length }
      next = scroll.outer
    }
    return window(graph)?[axis]
  }

  private func window(_ graph: Graph) -> CGSize? {
    guard let root = store.root else { return nil }
    _ = graph.value(store.safeAreas.version)
    let (window, insets) = (graph.value(root.placement).size, store.windowInsets)
    return CGSize(
      width: max(0, window.width - insets.leading - insets.trailing),
      height: max(0, window.height - insets.top - insets.bottom))
  }

  private func length(_ axis: Axis, _ graph: Graph, _ name: String) -> CGFloat? {
    guard parameters.axes.contains(axis == .horizontal ? .horizontal : .vertical),
      let container = container(along: axis, graph)
    else { return nil }
    return usable(share(of: container, axis), name)
  }

  private func share(of length: CGFloat, _ axis: Axis) -> CGFloat {
    switch parameters.share {
    case .all: return length
    case .computed(let compute): return runtime.updating { compute(length, axis) }
    case .columns(let count, let span, let spacing):
      let column = (length - spacing * (CGFloat(count) - 1)) / CGFloat(count)
      return max(0, column * CGFloat(span) + spacing * (CGFloat(span) - 1))
    }
  }
}
