package import Foundation
import WaggleGraph

/// A tree of views and its driver: it runs one frame at a time, on request (`Frame.swift`).
///
/// Nothing runs between frames. Time, fonts, size and scale are arguments.
package final class ViewHost {
  package let runtime: Runtime
  package let views: ViewStore
  package let preferences: PreferenceStore
  package let layout: LayoutStore
  let presentations: PresentationStore
  /// The values of `@SceneStorage`.
  package let sceneState: SceneState
  let environment: EnvironmentRoot
  private let parts = WindowParts()
  /// The colours of the program's asset catalogues; nil without any.
  let assetColors: AssetColors?
  let appearanceScope: AppearanceScope
  private let root: RootNode
  @exclusivity(unchecked) var colorScheme: PreferredColorScheme
  /// The root view, from which callers request outputs.
  package var rootView: ViewNode { root.content }
  @exclusivity(unchecked) package internal(set) var framesDrawn = 0
  /// The entry point for input events; call it within a frame's event, as `send` does.
  package let input: InputRouter
  /// The graph node of the display list; nil for a tree that never draws.
  lazy var drawing: NodeID? = rootView.display?.attribute.node
  var hasReportedLoop = false
  @exclusivity(unchecked) var found = FoundTrees()
  /// The version of the fonts with which texts were last laid out.
  var fontGeneration: Int

  /// Makes the tree. No body runs before the first frame.
  package init<Content: View>(
    runtime: Runtime, size: CGSize, environment values: EnvironmentValues,
    content: @escaping () -> Content
  ) {
    Self.beginChecking
    LastWindow.prepare(size: size, scale: values.displayScale)
    self.runtime = runtime
    views = runtime.store()
    preferences = runtime.store()
    layout = runtime.store()
    presentations = runtime.store()
    sceneState = runtime.store()
    input = runtime.store()
    var values = values
    values.windowTraits.phase = .active
    values.windowTraits.begin(at: size)
    values.windowTraits.windows = runtime.store(WindowStore.self).windows
    values.windowTraits.appearance = runtime.store(ProgramStore.self).follower.appearance
    values.windowTraits.parts = parts
    fontGeneration = layout.measurer.fontGeneration
    if fontGeneration != 0 {
      values.paragraph.fontGeneration = UInt8(truncatingIfNeeded: fontGeneration)
    }
    layout.embeddingLevel = values.embeddingLevel
    layout.pixelLength = values.pixelLength
    let sources = DrawingSources(runtime.store(DrawingStore.self).symbols)
    assetColors = sources.colors
    values.drawingSources = sources
    environment = EnvironmentRoot(values, in: runtime)
    colorScheme = PreferredColorScheme(values)
    appearanceScope = AppearanceScope(parent: nil)
    let inputs = _ViewInputs(
      runtime: runtime, environment: EnvironmentSource(environment),
      appearanceScope: appearanceScope)
    root = RootNode.make(content, inputs, size: size)
    layout.root = root
    input.root = root
    input.performUndo = { [parts] in parts.performUndo($0) }
    presentations.setLayer = { [unowned root] in root.layer = $0 }
    presentations.room = { [unowned root] in root.room }
    presentations.inputs = inputs
    input.dragging.draw = { [unowned self] in picture(of: $0, in: $1) }
    runtime.store(ProgramStore.self).host = self
    LastWindow.begin(self)
  }

  deinit {
    LastWindow.end(self)
    layout.root = nil
    input.root = nil
    runtime.store(ProgramStore.self).host = nil
  }

  /// Drops the tree in any state: gestures are cancelled (M111), views disappear, every node is freed, animations
  /// complete (M036), and no timer or event is pending afterwards. A second call does nothing.
  package func close() {
    LastWindow.end(self)
    found = FoundTrees()
    guard !runtime.rootSubgraph.isRemoved else { return }
    runtime.store(ProgramStore.self).terminate()
    parts.removeUndoActions()
    input.close()
    presentations.close()
    appearanceScope.remove()
    runtime.actions.run()
    views.removingViews {
      presentations.removeNodes()
      runtime.rootSubgraph.remove()
    }
    endTransactions()
    runtime.actions.run()
    runtime.close()
  }

  package var size: CGSize {
    get { root.windowSize }
    set {
      let old = root.windowSize
      root.windowSize = newValue
      updateSizeClasses(from: old)
    }
  }

  /// Adopts the size classes of the window's size, if it crossed a limit between two (C152).
  private func updateSizeClasses(from old: CGSize) {
    var traits = rootEnvironment.windowTraits
    let before = traits
    traits.update(to: size, from: old)
    if traits != before { updateEnvironment { $0.windowTraits = traits } }
  }

  /// The insets of the window's safe area, in points (L011, L130); 0 by default, and for a number that cannot be used.
  package var safeArea: EdgeInsets {
    get { root.insets }
    set { root.insets = newValue.usable }
  }

  /// The height of the keyboard on the screen, in points from the window's bottom; 0 hides it (L134).
  package var keyboardHeight: CGFloat {
    get { root.keyboardHeight }
    set {
      let old = root.keyboardHeight
      root.keyboardHeight = newValue.usableInset
      let program = runtime.store(ProgramStore.self)
      program.keyboardMoves(in: size, from: old, to: root.keyboardHeight)
    }
  }

  /// Changes the root view's environment.
  package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    let old = colorScheme.given
    change(&colorScheme.given)
    let (phase, newPhase) = (old.windowTraits.phase, colorScheme.given.windowTraits.phase)
    let program = runtime.store(ProgramStore.self)
    if newPhase != phase { program.phaseChanges(from: phase, to: newPhase) }
    program.environmentChanges(from: old, to: colorScheme.given)
    layout.pixelLength = colorScheme.given.pixelLength
    colorScheme.given.embeddingLevel = colorScheme.given.embeddingLevel.outermost
    environment.set(colorScheme.environment, in: runtime.graph)
    root.setDirection(to: colorScheme.given.embeddingLevel)
  }

  /// Whether the host animates effects by itself, as its display list says (`DisplayMotion`), and needs no frames for
  /// them (M197). The default is false. What a screen reader finds moves with the program.
  package var animatesByItself: Bool {
    get { runtime.store(DrawingStore.self).isMovedByHost }
    set { runtime.store(DrawingStore.self).isMovedByHost = newValue }
  }

  /// The colour scheme that the program gives its window, over what its content prefers (C642); nil for none.
  package var overridingColorScheme: ColorScheme? {
    get { colorScheme.overriding }
    set {
      colorScheme.overriding = newValue
      environment.set(colorScheme.environment, in: runtime.graph)
    }
  }

  /// Whether the window takes the colour scheme that its content prefers (R162). The default is true.
  package var followsPreferredColorScheme: Bool {
    get { colorScheme.isFollowed }
    set {
      colorScheme.isFollowed = newValue
      environment.set(colorScheme.environment, in: runtime.graph)
    }
  }
}
