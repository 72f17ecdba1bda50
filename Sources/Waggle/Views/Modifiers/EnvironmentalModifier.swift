import WaggleGraph

/// A modifier that is made from the environment before it is used.
///
/// ```swift
/// struct Faded: EnvironmentalModifier {
///   func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///     Shade(amount: environment.isEnabled ? 1 : 0.5)
///   }
/// }
/// struct Shade: ViewModifier {
///   var amount: Double
///   func body(content: Content) -> some View { content.opacity(amount) }
/// }
///
/// Text("Save").modifier(Faded()).disabled(true)
/// ```
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The modifier that is used.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier for an environment; called again when that has changed.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Never called: the framework uses the resolved modifier.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }

  /// Makes what the resolved modifier makes where a single view is expected.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (resolved, inner) = makeResolved(modifier, inputs)
    return ResolvedModifier._makeView(modifier: resolved, inputs: inner, body: body)
  }

  /// Makes what the resolved modifier makes where a list of views is expected.
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let (resolved, base) = makeResolved(modifier, inputs.base)
    var inner = inputs
    inner.base = base
    return ResolvedModifier._makeViewList(modifier: resolved, inputs: inner, body: body)
  }

  /// The resolved modifier's count; nil if it can change.
  public nonisolated static func _viewListCount(
    inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?
  ) -> Int? { ResolvedModifier._viewListCount(inputs: inputs, body: body) }

  nonisolated private static func makeResolved(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs)
    -> (_GraphValue<ResolvedModifier>, _ViewInputs)
  {
    let inner = inputs.below(Self.self)
    let rule = ResolvedModifierRule<Self>(view: modifier, inputs: inner)
    return (rule.attach(to: inner, sources: [inner.environment.node]), inner)
  }
}

/// Resolves a modifier in its environment.
private final class ResolvedModifierRule<M: EnvironmentalModifier>: BodyRule<M, M.ResolvedModifier>
{
  private let environment: EnvironmentSource
  private unowned(unsafe) let graph: Graph

  init(view: _GraphValue<M>, inputs: _ViewInputs) {
    environment = inputs.environment
    graph = inputs.runtime.graph
    super.init(view: view, inputs: inputs)
  }

  override func compute(_ source: M) -> M.ResolvedModifier {
    nonisolated(unsafe) let modifier = source
    nonisolated(unsafe) let values = graph.value(environment)
    return onMainActor { modifier.resolve(in: values) }
  }
}
