/// A named value that views tell their ancestors.
///
/// The type is the key: two types never share a value, and each specialisation of a generic type is a key of its own
/// (R001). At each point of the tree a key has one value, combined from what the views below it wrote (R002).
///
/// **The law.** `reduce` must be associative, and `defaultValue` must change nothing on either side of it (R004,
/// R005, R008): the framework may add defaults, and groups values as the tree is nested. `value = nextValue()` is
/// therefore wrong (R006). A key that breaks the law works as long as the tree is kind, and is reported as E-LAW
/// where it loses a value.
///
/// The requirements are isolated to no actor, and a value need not be Sendable: a conformance may be isolated (R204).
/// Values are never animated by themselves (R182).
public protocol PreferenceKey {
  /// What views write and ancestors see.
  associatedtype Value

  /// What a view has that writes nothing (R003); nil where the type has a nil (R009). A stored or a computed property, as
  /// the language allows (R011).
  static var defaultValue: Self.Value { get }

  /// Combines `value` with what comes after it in the tree (R040, R041); always on the main actor (R057). How often, and
  /// when, is nobody's to rely on (R056).
  ///
  /// `nextValue` computes the next value when it is called; a reducer that does not call it does not depend on it
  /// (R053). It may be called more than once, at no further cost (R054).
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)

  /// Whether a removed view contributes until its transition has ended (R010, R173).
  static var _includesRemovedValues: Bool { get }

  /// Whether the host may read the value at the root (R010, R070).
  static var _isReadableByHost: Bool { get }
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// nil.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// False: a removed view contributes nothing from then on.
  public static var _includesRemovedValues: Bool { false }

  /// False: the host does not read it.
  public static var _isReadableByHost: Bool { false }
}
