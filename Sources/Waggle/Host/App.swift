import WaggleGraph

/// A program: what its windows show, and the state that they share.
///
/// Mark the type with `@main`. The conforming type is made once; its body runs again when what it read has changed.
@MainActor @preconcurrency
public protocol App {
  /// What `body` is.
  associatedtype Body: Scene

  /// The program's windows.
  @SceneBuilder var body: Self.Body { get }

  /// Makes the program, once.
  init()
}

/// The first window of a program, as a view.
///
/// The program's body is computed in the graph, so that its `@State` and `@Environment` work as a view's do.
nonisolated package struct AppView<Program: App>: PrimitiveView {
  private let program: Program

  package init(_ program: Program) { self.program = program }

  package nonisolated static func _makeView(
    view: _GraphValue<AppView<Program>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let program = view.part(at: 0, as: Program.self)
    let (body, inner) = makeSceneBody(program, inputs) { $0.body }
    return Program.Body._makeScene(scene: body, inputs: _SceneInputs(base: inner)).firstWindow(
      inner)
  }
}

/// A node whose value is the body of a program or a scene, and the inputs for what the body makes.
nonisolated func makeSceneBody<Source, Body>(
  _ source: _GraphValue<Source>, _ inputs: _ViewInputs,
  _ body: @escaping @MainActor (Source) -> Body
) -> (_GraphValue<Body>, _ViewInputs) {
  let inner = inputs.below(Source.self)
  let value = source.compared(in: inner)
  let rule = ClosureBodyRule(view: value, inputs: inner) {
    nonisolated(unsafe) let source = $0
    return onMainActor { body(source) }
  }
  return (rule.attach(to: inner, source: value.node), inner)
}
