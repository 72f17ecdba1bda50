package import Foundation
package import WaggleGraph

/// A tree of views and its driver: it runs one frame at a time, on request (`Frame.swift`).
///
/// Nothing runs between frames. Time, fonts, size and scale are arguments.
package final class ViewHost {
  package let runtime: Runtime
  package let views: ViewStore
  package let preferences: PreferenceStore
  package let layout: LayoutStore
  package let environment: Attribute<EnvironmentValues>
  let appearanceScope: AppearanceScope
  private let root: RootNode
  @exclusivity(unchecked) var scheme: PreferredScheme
  /// The root view, whose outputs callers ask for.
  package var rootView: ViewNode { root.content }
  @exclusivity(unchecked) package internal(set) var framesDrawn = 0
  /// The entry point for input events; call it within a frame's event, as `send` does.
  package let input: InputRouter
  /// The graph node of the display list; nil for a tree that never draws.
  lazy var drawing: NodeID? = rootView.display?.attribute.node
  var hasReportedLoop = false
  /// The version of the fonts with which texts were last laid out.
  var fontGeneration: Int

  /// Makes the tree. No body runs before the first frame.
  package init<Content: View>(
    runtime: Runtime, size: CGSize, environment values: EnvironmentValues,
    content: @escaping () -> Content
  ) {
    self.runtime = runtime
    views = runtime.store()
    preferences = runtime.store()
    layout = runtime.store()
    input = runtime.store()
    var values = values
    values.scenePhase = .active
    fontGeneration = layout.measurer.fontGeneration
    if fontGeneration != 0 {
      values.paragraph.fontGeneration = UInt8(truncatingIfNeeded: fontGeneration)
    }
    layout.embeddingLevel = values.embeddingLevel
    environment = runtime.graph.makeInput(values, in: runtime.rootSubgraph)
    scheme = PreferredScheme(values)
    appearanceScope = AppearanceScope(parent: nil)
    let inputs = _ViewInputs(
      runtime: runtime, environment: environment, appearanceScope: appearanceScope)
    root = RootNode.make(content, inputs, size: size)
    layout.root = root
    input.root = root
  }

  /// Drops the tree in any state: gestures are cancelled (M111), views disappear, every node is freed, animations
  /// complete (M036), and no timer or event is pending afterwards. A second call does nothing.
  package func close() {
    guard !runtime.rootSubgraph.isRemoved else { return }
    input.close()
    appearanceScope.remove()
    runtime.actions.run()
    views.removingViews(runtime.rootSubgraph.remove)
    endTransactions()
    runtime.actions.run()
    runtime.close()
  }

  package var size: CGSize {
    get { root.windowSize }
    set { root.windowSize = newValue }
  }

  /// Changes the root view's environment.
  package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    change(&scheme.given)
    scheme.given.embeddingLevel = scheme.given.embeddingLevel.outermost
    runtime.graph.set(environment, to: scheme.environment)
    root.turn(to: scheme.given.embeddingLevel)
  }

  /// Whether the window takes the colour scheme that its content prefers (R162). The default is true.
  package var followsPreferredColorScheme: Bool {
    get { scheme.isFollowed }
    set {
      scheme.isFollowed = newValue
      runtime.graph.set(environment, to: scheme.environment)
    }
  }
}

// MARK: Queries

extension ViewHost {
  /// The value that reaches the root for a key; nil where no view writes it. Requests the key from the tree, if it
  /// has not been requested before (R071).
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    query { rootView.preference(key).map { runtime.graph.value($0.attribute) } }
  }

  /// How a key's value is computed, for printing. Values that only the trace asks for are computed for it, without
  /// diagnostics.
  package func trace<K: PreferenceKey>(of key: K.Type) -> PreferenceTrace {
    query {
      runtime.reports.isTracing = true
      defer { runtime.reports.isTracing = false }
      var trace = PreferenceTrace()
      rootView.addTrace(of: Preference<K>.self, to: &trace)
      return trace
    }
  }

  /// Runs a query that may have to compute.
  package func query<Result>(_ body: () -> Result) -> Result {
    if framesDrawn == 0 { frame() }
    Breadcrumbs.enter(runtime)
    defer { Breadcrumbs.leave() }
    return runtime.updating(body)
  }
}
