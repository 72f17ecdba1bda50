/// A key for a value that a view carries for a variadic view around it. New code uses `ContainerValues`.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that was given none.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives the view a trait, which a variadic view around it reads by the key (C652). Of several for one key the
  /// innermost counts (R310); on a group, each of its views gets it.
  @inlinable
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(_TraitWritingModifier<K>(value: value))
  }
}

/// Gives a view a trait.
nonisolated public struct _TraitWritingModifier<Trait: _ViewTraitKey>: ContainerValueWriter {
  /// The trait's value.
  public let value: Trait.Value

  /// A modifier that gives a view the value.
  @inlinable
  public init(value: Trait.Value) { self.value = value }

  package func write(to values: inout ContainerValues) { values[ViewTrait<Trait>.self] = value }
}

/// The container value for a trait.
enum ViewTrait<Trait: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}
