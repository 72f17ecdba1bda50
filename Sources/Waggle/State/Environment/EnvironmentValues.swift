/// A key for a custom value in the environment.
///
/// ```swift
/// struct SeasonKey: EnvironmentKey {
///   static let defaultValue = "spring"
/// }
///
/// extension EnvironmentValues {
///   var season: String {
///     get { self[SeasonKey.self] }
///     set { self[SeasonKey.self] = newValue }
///   }
/// }
///
/// struct Meadow: View {
///   @Environment(\.season) private var season
///
///   var body: some View { Text("It is \(season)") }
/// }
///
/// Meadow().environment(\.season, "summer")  // shows It is summer
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no ancestor has set one.
  static var defaultValue: Value { get }
}

/// The values that views inherit from their ancestors.
///
/// Setting a value is O(1) and shares the rest with the ancestor's environment.
public struct EnvironmentValues: CustomStringConvertible {
  private var values = TypedBag()

  /// An environment in which every key has its default.
  public init() {}

  /// The value for a key: the one that the nearest ancestor has set, otherwise the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { setValue(key) ?? K.defaultValue }
    set { values.set(newValue, for: key) }
  }

  /// The value for a key; nil if no ancestor has set one.
  package func setValue<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
    values.value(for: key, as: K.Value.self)
  }

  /// The keys that were set with their values, nearest first.
  public var description: String { "[\(values.descriptions.joined(separator: ", "))]" }

  /// Whether both are the same list, in O(1); environments with equal values may still be two lists.
  package func isIdentical(to other: EnvironmentValues) -> Bool {
    values.isIdentical(to: other.values)
  }
}
