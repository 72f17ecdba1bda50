import Foundation
import WaggleGraph

/// A view whose content can scroll the scroll views in it to a view, by its id (L113).
///
/// ```swift
/// struct Log: View {
///   var body: some View {
///     ScrollViewReader { proxy in
///       Button("Latest") {
///         withAnimation { proxy.scrollTo(199, anchor: .bottom) }
///       }
///       ScrollView {
///         ForEach(0..<200) { Text("Line \($0)") }
///       }
///     }
///   }
/// }
/// ```
nonisolated public struct ScrollViewReader<Content: View>: View, PathNamed {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content
  @State private var target = ScrollViewProxy.Target()

  /// Makes a view that passes a proxy for its scroll views to its content.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  @MainActor @preconcurrency
  public var body: some View {
    content(ScrollViewProxy(target)).modifier(_ScrollViewReaderModifier(target: target))
  }
}

/// Scrolls the scroll views of a `ScrollViewReader`.
public struct ScrollViewProxy {
  private let target: Target

  init(_ target: Target) { self.target = target }

  /// Scrolls the first scroll view in the reader that contains a view with the id (L113).
  ///
  /// Applied after the layout of the change that it belongs to, with the animation of `withAnimation`. An id that is not
  /// there then is reported as W-SCROLLTO.
  ///
  /// - Parameter id: given by `id(_:)`, or the id of a `ForEach`.
  /// - Parameter anchor: the point of the view that meets the same point of the scroll view; nil scrolls as little as
  /// shows the whole view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    target.scroll(to: AnyHashable(id), anchor)
  }

  /// Scrolls the outermost vertical scroll views that are seen in the reader to their tops, as another tap on the item of
  /// a tab does (C115).
  package func scrollToTop() { target.scrollToTop() }

  /// The views in a reader.
  final class Target {
    private struct Root { weak var node: ViewNode? }
    private var roots: [Root] = []
    private var reference: RuntimeReference?
    private var scope: ViewScope?

    init() {}

    func add(_ node: ViewNode, _ inputs: _ViewInputs) {
      roots.removeAll { $0.node == nil || $0.node === node }
      roots.append(Root(node: node))
      reference = inputs.runtime.reference
      scope = inputs.scope
    }

    func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
      guard let runtime = reference?.runtime else { return }
      if runtime.isUpdating {
        return runtime.reportOnce(.scrollInUpdate(at: runtime.currentPath))
      }
      let anchor = anchor ?? Transaction.current.scrollTargetAnchor
      runtime.scroll(
        ScrollRequest(
          transaction: Transaction.current, scroll: { self.show(id, anchor) },
          makeReport: { self.report(id) }))
    }

    func scrollToTop() {
      guard let runtime = reference?.runtime else { return }
      runtime.scroll(
        ScrollRequest(transaction: Transaction.current) {
          for scroll in self.scrollViews where scroll.isOutermost(along: .vertical) {
            scroll.scrollToTop()
          }
          return true
        })
    }

    private var scrollViews: [ScrollState] {
      roots.compactMap(\.node).filter { !$0.layout.isRemoved }
        .flatMap { $0.collected(ScrollViewOutput.self) }
    }

    private func show(_ id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
      scrollViews.contains { $0.show(id, at: anchor) }
    }

    private func report(_ id: AnyHashable) -> Diagnostic? {
      .unknownScrollTarget(id, ids: scrollViews.flatMap(\.ids), at: scope?.path ?? "root")
    }
  }
}

extension ScrollState {
  /// Whether the scroll view scrolls along an axis, and no scroll view around it does.
  fileprivate func isOutermost(along axis: Axis) -> Bool {
    var around = outer
    while let next = around {
      if next.metrics.axes.contains(Axis.Set(axis)) { return false }
      around = next.outer
    }
    return metrics.axes.contains(Axis.Set(axis))
  }

  fileprivate func scrollToTop() {
    guard isLaidOut else { return }
    scroll(to: CGPoint(x: offset.x, y: metrics.minimum(.vertical)))
  }

  /// The ids of the views inside.
  package var ids: [AnyHashable] {
    var ids: [AnyHashable] = []
    content?.output(ViewIDOutput.self)?.forEach { id, _ in ids.append(id) }
    return ids
  }
}

/// Makes a view known to the proxy of its reader.
nonisolated public struct _ScrollViewReaderModifier: PrimitiveModifier {
  let target: ScrollViewProxy.Target

  /// Makes the content, which the proxy then knows.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    ScrollViewReaderEffect(outputs.node, modifier, inputs).schedule()
    return outputs
  }
}

/// Makes a view known to the proxy.
private final class ScrollViewReaderEffect: ContentEffect {
  private weak var view: ViewNode?
  private let modifier: _GraphValue<_ScrollViewReaderModifier>
  private let inputs: _ViewInputs

  init(
    _ view: ViewNode, _ modifier: _GraphValue<_ScrollViewReaderModifier>, _ inputs: _ViewInputs
  ) {
    self.view = view
    self.modifier = modifier
    self.inputs = inputs
    super.init(inputs)
    attach(inputs, reading: modifier.node)
  }

  override var name: String { "ScrollViewReader" }

  override func updateContent(_ graph: Graph) {
    if let view { modifier.read(in: graph).target.add(view, inputs) }
  }
}
