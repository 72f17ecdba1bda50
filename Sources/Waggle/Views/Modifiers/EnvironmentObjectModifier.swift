public import OpenCombine

extension View {
  /// Gives an object to the `@EnvironmentObject` properties of its type in this view and its descendants.
  @inlinable
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_ObservableObjectWritingModifier(object: object))
  }
}

/// Puts an `ObservableObject` into the environment.
nonisolated public struct _ObservableObjectWritingModifier<T: ObservableObject>: EnvironmentModifier
{
  @usableFromInline let object: T

  @inlinable
  init(object: T) { self.object = object }

  /// The content in an environment with the object in it.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), change(modifier, inputs)) }

  static func change(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewInputs {
    inputs.withEnvironment(of: modifier) { $0[observable: T.self] = $1.object }
  }
}
