package import Foundation
import WaggleGraph

extension ViewHost {
  /// The tree's display list, in the window's coordinates.
  package var displayList: DisplayList {
    query {
      let content = rootView.display.map { runtime.graph.value($0.attribute) } ?? .empty
      return presentations.displayList(over: content)
    }
  }

  /// The size of the content within the window.
  package var contentSize: CGSize { query { rootView.layout.size } }

  /// The keys that some view writes or transforms, in the order of their first writer.
  package var writtenKeys: [any PreferenceKey.Type] { preferences.reports.writtenKeys }

  /// The requested keys: those that a view observes or reads, and the colour scheme's where it is
  /// written, which the window reads.
  package var requestedKeys: [any PreferenceKey.Type] {
    let reports = preferences.reports
    let scheme = PreferredColorSchemeKey.self
    let isRequested = reports.requestedKeys.contains { $0 == scheme }
    return reports.requestedKeys + (reports.hasWriter(of: scheme) && !isRequested ? [scheme] : [])
  }

  /// The accessibility elements in reading order, containers with their children.
  package var accessibilityTree: [AccessibilityElement] {
    input.identities.purge()
    return query {
      let (content, front) = presentations.elements(in: rootView)
      return (content.asTree + front.asTree).withPairedLabels
    }
  }

  /// The same, of which parts are kept from one request to the next (C562): a part in which nothing has changed is not
  /// collected again, and its elements have the objects that they had (`AccessibilityElement.kept`).
  package var keptAccessibilityTree: [AccessibilityElement] {
    input.identities.purgeIfGrown()
    return query {
      input.kept.collecting(in: runtime) {
        let (content, front) = presentations.elements(in: rootView)
        let store: LayoutStore = runtime.store()
        return (input.kept.tree(content, store) + input.kept.tree(front, store)).withPairedLabels
      }
    }
  }

  /// The accessibility elements and those inside them, in reading order; those of presentations last. What a modal
  /// presentation keeps out of reach is left out.
  package var accessibilityElements: [AccessibilityElement] {
    query {
      let (content, front) = presentations.elements(in: rootView)
      return (content.asTree + front.asTree).withPairedLabels.flatMap(\.flattened)
    }
  }

  /// The scroll views that input reaches.
  package var reachableScrollViews: [ScrollState] {
    query { presentations.collected(ScrollViewOutput.self, in: rootView) }
  }

  /// The views with an identifier, in the window's content and then in what is presented.
  package var identifiedViews: [IdentifiedView] {
    query { rootView.identifiedViews + presentations.identifiedViews }
  }
}

// MARK: Queries

extension ViewHost {
  /// The value that reaches the root for a key; nil where no view writes it. Requests the key from the tree, if it
  /// has not been requested before (R071).
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    query { rootView.preference(key).map { runtime.graph.value($0.attribute) } }
  }

  /// How a key's value is computed, for printing. Values that only the trace requests are computed for it, without
  /// diagnostics.
  ///
  /// - Parameter includesAllViews: whether views that have nothing to say are steps too, those of presentations and of
  /// pages that are not shown among them. Those are in a trace of a key of the framework's in any case.
  package func trace<K: PreferenceKey>(of key: K.Type, includesAllViews: Bool = false)
    -> PreferenceTrace
  {
    query {
      runtime.reports.isTracing = true
      defer { runtime.reports.isTracing = false }
      var trace = PreferenceTrace(
        includesAllViews: includesAllViews, includesKept: K._isFrameworkKey,
        skippedViews: SkippedViews(in: runtime.graph))
      addContent(of: key, to: &trace)
      trace.notRequested = .presented
      for node in presentations.nodes where trace.includesKept {
        trace.add(.presented, nil, node.presenterScope, view: node.content) {
          node.content.addTrace(of: Preference<K>.self, to: &$0)
        }
      }
      trace.finish()
      return trace
    }
  }

  /// Adds the content of the window, which reads some keys of the framework's itself.
  private func addContent<K: PreferenceKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    let isRead = K._isFrameworkKey && K._isReadableByHost
    guard isRead, let read = rootView.preference(key) else {
      return rootView.addTrace(of: Preference<K>.self, to: &trace)
    }
    let window = WindowScope()
    trace.add(.read, read.shown(in: runtime.graph), window) { [rootView] in
      rootView.addTrace(of: Preference<K>.self, to: &$0)
    }
    // A step refers to it weakly.
    withExtendedLifetime(window) {}
  }

  /// The trace of a key whose type is not known.
  package func trace(ofAny key: any PreferenceKey.Type, includesAllViews: Bool = false)
    -> PreferenceTrace
  {
    func trace<K: PreferenceKey>(_ key: K.Type) -> PreferenceTrace {
      self.trace(of: key, includesAllViews: includesAllViews)
    }
    return trace(key)
  }

  /// Runs a query, which may have to compute values. Runs the first frame if none has run.
  package func query<Result>(_ body: () -> Result) -> Result {
    if framesDrawn == 0 { frame() }
    CrashReporter.enter(runtime)
    defer { CrashReporter.leave() }
    return runtime.updating(body)
  }
}

/// Names the window, where it reads a value.
private final class WindowScope: ViewScope {
  init() { super.init(nil, parent: nil) }

  override var name: String { "the window" }
}
