package import Foundation
package import Waggle

/// A leaf with a given size, spacing and guides. It logs the proposals that it is measured with.
package nonisolated struct LeafView: PrimitiveView, Equatable {
  /// `makeContainer` expects the content first.
  private let content = EmptyView()
  var name = ""
  /// nil on an axis accepts the proposal, or 10 where there is none.
  var width: CGFloat?
  var height: CGFloat?
  /// The default is plain.
  package var spacing = ViewSpacing.plain
  var guides: [AlignmentKey: CGFloat] = [:]

  package static nonisolated func == (a: LeafView, b: LeafView) -> Bool {
    a.name == b.name && a.width == b.width && a.height == b.height && a.spacing == b.spacing
      && a.guides == b.guides
  }

  package nonisolated static func _makeView(
    view: _GraphValue<LeafView>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let log = ProposalLog.log(of: inputs.runtime)
    let layout = { LeafLayout(view: $0, log: log) }
    let outputs = makeContainer(view, inputs, content: EmptyView.self, layout: layout)
    Probes.add(outputs, inputs) { view.read(in: $0).name }
    return outputs
  }
}

/// The layout of a leaf: a container without subviews.
nonisolated private struct LeafLayout: Layout, Equatable {
  let view: LeafView
  let log: ProposalLog

  static func == (a: LeafLayout, b: LeafLayout) -> Bool { a.view == b.view }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.proposals[view.name, default: []].append(proposal)
    return CGSize(
      width: view.width ?? proposal.width ?? 10, height: view.height ?? proposal.height ?? 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { view.spacing }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { view.guides[guide.key] }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { view.guides[guide.key] }
}

/// The proposals that the leaves of one host were measured with, by name.
final class ProposalLog {
  var proposals: [String: [ProposedViewSize]] = [:]

  /// Views are made on the main actor only.
  nonisolated(unsafe) private static var logs: [ObjectIdentifier: ProposalLog] = [:]

  static func log(of runtime: Runtime) -> ProposalLog {
    let id = ObjectIdentifier(runtime)
    if let log = logs[id] { return log }
    let log = ProposalLog()
    logs[id] = log
    return log
  }

  static func forget(_ runtime: Runtime) { logs[ObjectIdentifier(runtime)] = nil }
}

// MARK: The leaves of tests

/// A view of a fixed size, in points.
package nonisolated func box(
  _ width: CGFloat, _ height: CGFloat = 10, _ name: String = ""
) -> LeafView { LeafView(name: name, width: width, height: height) }

/// A view that accepts each proposal.
package nonisolated func greedy(_ name: String = "") -> LeafView { LeafView(name: name) }

/// A view of a fixed size with text's spacing and baselines: ascender 10, descender 3, cap height 7.
package nonisolated func textBox(
  _ width: CGFloat, _ name: String = "", leading: CGFloat = 0.3
) -> LeafView {
  let metrics = FontMetrics(ascender: 10, descender: 3, capHeight: 7, leading: leading)
  return LeafView(
    name: name, width: width, height: 13, spacing: ViewSpacing(text: metrics, pixel: 0.5),
    guides: [
      VerticalAlignment.firstTextBaseline.key: 10, VerticalAlignment.lastTextBaseline.key: 10,
    ])
}

/// A view of a name, of a length where there is one, and greedy where there is none.
package nonisolated func leaf(_ name: String, _ width: CGFloat?, _ height: CGFloat?) -> LeafView {
  LeafView(name: name, width: width, height: height)
}
