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
/// Setting a value is O(1) and shares the rest with the ancestor's environment. Who reads a value in a body, or in another
/// function that the framework calls to describe a view, depends on that value and on no other (R184).
public struct EnvironmentValues: CustomStringConvertible {
  /// The values that were set here.
  private(set) var values = TypedBag()
  /// The source of all other values; nil where they have their defaults.
  private(set) var source: EnvironmentSource?
  /// Whether a rule that reads a value depends on it.
  private var isTracked = true

  /// An environment in which every key has its default.
  public init() {}

  /// An environment with the values of a source, and no others.
  ///
  /// - Parameter isTracked: whether a rule that reads a value depends on it.
  init(_ source: EnvironmentSource, isTracked: Bool = true) {
    self.source = source
    self.isTracked = isTracked
  }

  /// The value for a key: the one that the nearest ancestor has set, otherwise the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let values = values(with: ObjectIdentifier(key)) else { return K.defaultValue }
      return values.value(for: key, or: K.defaultValue)
    }
    set { values.set(newValue, for: key) }
  }

  /// The values among which that of a key is; nil where it has its default.
  private func values(with key: ObjectIdentifier) -> TypedBag? {
    values.contains(key) ? values : source?.values(with: key, isTracked: isTracked)
  }

  /// The value for a key; nil if no ancestor has set one.
  package func setValue<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
    if let value = values.value(for: key, as: K.Value.self) { return value }
    return source?.values(with: ObjectIdentifier(key), isTracked: isTracked)?
      .value(for: key, as: K.Value.self)
  }

  /// An environment in which the values of some keys, whose bits are in a filter, are as in this one, and are found faster
  /// where they are the window's.
  func values(of filter: UInt64) -> EnvironmentValues {
    guard values.filter & filter == 0,
      let all = source?.windowValues(ifNoneSets: filter, isTracked: isTracked)
    else { return self }
    var result = EnvironmentValues()
    result.values = all
    return result
  }

  /// The keys that were set with their values, nearest first.
  public var description: String {
    "[\(withoutSource().values.descriptions.joined(separator: ", "))]"
  }

  /// The values at present, without a source: all of them are read.
  ///
  /// - Parameter skipped: a source whose own values are left out.
  func withoutSource(skipping skipped: EnvironmentSource? = nil) -> EnvironmentValues {
    guard let source else { return self }
    var copy = EnvironmentValues()
    copy.values = values.merged(over: source.allValues(skipping: skipped, isTracked: isTracked))
    return copy
  }
}
