import WaggleGraph

/// A program: the content of its windows, and the state that they share.
///
/// Mark the type with `@main`. It is instantiated once; its body runs again when a value that it read has changed.
///
/// ```swift
/// @main struct Garden: App {
///   @State private var visits = 0
///
///   var body: some Scene {
///     WindowGroup {
///       Button("Visited \(visits) times") { visits += 1 }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol App {
  /// The type of `body`.
  associatedtype Body: Scene

  /// The scenes that make up the program.
  @SceneBuilder var body: Self.Body { get }

  /// Instantiates the program, once.
  init()
}

/// The first window of a program, as a view, and around it what shows the others.
///
/// The program's body is computed in the graph, so that its `@State` and `@Environment` work as they do in a view.
nonisolated package struct AppView<Program: App, Desk: ViewModifier>: PrimitiveView {
  private let program: Program
  private let desk: Desk
  private let closesAlone: Bool

  /// - Parameters:
  ///   - desk: shows the windows over the first one. It is around that only where a program has others.
  ///   - closesAlone: whether the first window may be closed before the others: then the desk makes what all scenes observe and
  ///     command, and nothing of that is around the first window's content.
  package init(_ program: Program, desk: Desk, closesAlone: Bool = false) {
    (self.program, self.desk, self.closesAlone) = (program, desk, closesAlone)
  }

  package nonisolated static func _makeView(
    view: _GraphValue<AppView<Program, Desk>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let program = view.part(at: 0, as: Program.self)
    let store = inputs.runtime.store(WindowStore.self)
    let inputs = inputs.runtime.store(ProgramStore.self).launch(program, inputs)
    let (body, inner) = makeSceneBody(program, inputs) { $0.body }
    let outputs = Program.Body._makeScene(scene: body, inputs: _SceneInputs(base: inner))
    let index = outputs.windows.firstIndex { $0.kind != .settings } ?? 0
    let first = outputs.windows[index]
    let graph = inputs.runtime.graph
    let closesAlone = graph.untracked { view.read(in: graph) }.closesAlone
    let makeFirst = closesAlone ? first.make : first.makeFirst
    let own = closesAlone ? outputs.effects.map { [$0] } ?? [] : []
    store.windows.begin(outputs.windows, effects: own + outputs.furtherEffects)
    store.describe(first)
    // On a desktop a group has more windows than the first by a standard command, too.
    let opensFurther = outputs.windows.contains {
      $0.canBeOpened || closesAlone && $0.kind == .group
    }
    guard !store.windows.effects.isEmpty || opensFurther else {
      return makeFirst(inner)
    }
    let desk = view.part(at: byteOffset(of: Desk.self, after: Program.self), as: Desk.self)
    return Desk._makeView(modifier: desk, inputs: inner) { _, inner in makeFirst(inner) }
  }
}

extension ProgramStates {
  /// The states of an `App` and its scenes.
  package convenience init() {
    self.init { $0 is any App.Type || $0 is any Scene.Type }
  }
}

/// The content of a further window of a program, in a tree of the window's own (C624).
///
/// The program's states are shared with the first window's tree (`ProgramStates`); what its scenes observe and command is there
/// alone.
nonisolated package struct AppWindowView<Program: App>: PrimitiveView {
  private let program: Program
  private let window: OpenWindow

  package init(_ program: Program, _ window: OpenWindow) {
    (self.program, self.window) = (program, window)
  }

  package nonisolated static func _makeView(
    view: _GraphValue<AppWindowView<Program>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let program = view.part(at: 0, as: Program.self)
    let graph = inputs.runtime.graph
    let window = graph.untracked { view.read(in: graph) }.window
    let inputs = inputs.runtime.store(ProgramStore.self).join(program, inputs)
    let (body, inner) = makeSceneBody(program, inputs) { $0.body }
    let outputs = Program.Body._makeScene(scene: body, inputs: _SceneInputs(base: inner))
    let scene = outputs.windows[window.sceneIndex ?? 0]
    inputs.runtime.store(WindowStore.self).describe(scene)
    return scene.make(inner)
  }
}

extension AppView where Desk == EmptyModifier {
  /// The first window alone.
  package init(_ program: Program) { self.init(program, desk: EmptyModifier()) }
}

/// A node with the body of a program or a scene, and the inputs for the content of that body.
nonisolated func makeSceneBody<Source, Body>(
  _ source: _GraphValue<Source>, _ inputs: _ViewInputs,
  _ body: @escaping @MainActor (Source) -> Body
) -> (_GraphValue<Body>, _ViewInputs) {
  let inner = inputs.below(Source.self)
  let rule = ClosureBodyRule(view: source, inputs: inner) {
    nonisolated(unsafe) let source = $0
    return onMainActor { body(source) }
  }
  return (rule.attach(to: inner), inner)
}
