package import Foundation
package import Waggle

/// A host without a screen and without fonts: it lays out and draws with `PlainMeasurer`.
@MainActor
package final class PlainHost {
  package let runtime: Runtime
  package let host: ViewHost
  package private(set) var diagnostics: [Diagnostic] = []

  /// Makes a host of a size in points, and runs frames until nothing is pending.
  package init<Content: View>(
    _ width: CGFloat = 100, _ height: CGFloat = 100, scale: CGFloat = 2,
    _ change: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder content: @escaping () -> Content
  ) {
    runtime = Runtime(measurer: PlainMeasurer(), symbols: PlainSymbols(), semantics: .seeds)
    var values = EnvironmentValues()
    values.displayScale = scale
    change(&values)
    host = ViewHost(
      runtime: runtime, size: CGSize(width: width, height: height), environment: values,
      content: content)
    runtime.report = { [unowned self] in self.diagnostics.append($0) }
    host.settle()
  }

  isolated deinit {
    host.close()
    Probes.forget(runtime)
    ProposalLog.forget(runtime)
  }

  /// Runs an event, and frames until nothing is pending.
  package func settle(_ event: () -> Void) {
    withoutActuallyEscaping(event) { host.frame($0) }
    host.settle()
  }

  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { host.preference(key) }
}

// MARK: Layout

extension PlainHost {
  /// The layout node of the whole content.
  package var node: LayoutNode { host.rootView.layout }

  /// The size of the whole content for a proposal.
  package func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    node.size(for: ProposedViewSize(width: width, height: height))
  }

  /// The layout node of a named view; nil if it is not shown.
  package func node(_ name: String) -> LayoutNode? { Probes.nodes(in: runtime)[name]?.last }

  /// The frame of a named view in the window; null if it is not shown.
  package func frame(_ name: String) -> CGRect {
    guard let placement = node(name)?.currentPlacement else { return .null }
    return CGRect(origin: .zero, size: placement.size).applying(placement.toRoot)
  }

  /// The frames of all named views that are shown, by name.
  package var frames: [String: CGRect] {
    Probes.placements(in: runtime).compactMapValues { placements in
      placements.last.map { CGRect(origin: .zero, size: $0.size).applying($0.toRoot) }
    }
  }

  package func width(_ name: String) -> CGFloat { frame(name).width }
  package func height(_ name: String) -> CGFloat { frame(name).height }
  package func widths(_ names: String...) -> [CGFloat] { names.map { frame($0).width } }
  package func heights(_ names: String...) -> [CGFloat] { names.map { frame($0).height } }

  /// The proposals that the leaf of a name was measured with since the last `forgetProposals`.
  package func proposals(_ name: String) -> [ProposedViewSize] {
    ProposalLog.log(of: runtime).proposals[name] ?? []
  }

  package func forgetProposals() { ProposalLog.log(of: runtime).proposals = [:] }
}

/// The size of a view for a proposal.
@MainActor
package func measure<V: View>(
  _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder of view: @escaping () -> V
) -> CGSize { PlainHost(content: view).size(width, height) }

/// What `question` returns for the layout node of a view.
@MainActor
package func ask<V: View, Answer>(
  _ view: @escaping () -> V, _ question: (LayoutNode) -> Answer
) -> Answer {
  let host = PlainHost(content: view)
  return withExtendedLifetime(host) { question(host.node) }
}

// MARK: Drawing

extension PlainHost {
  package var list: DisplayList { host.displayList }
  package var text: String { list.description }
  /// The display list as text, a line an item.
  package var lines: [String] { text.split(separator: "\n").map(String.init) }

  /// The texts as they were set, in the order of drawing.
  package var styledTexts: [StyledText] {
    var found: [StyledText] = []
    list.forEachItem { node, _ in
      if case .text(let layout, _) = node.content { found.append(layout.text) }
    }
    return found
  }
}
