/// A named value that views pass up to their ancestors.
///
/// The type is the key: two types never share a value, and each specialisation of a generic type is a key of its own
/// (R001). At each point of the tree a key has one value, reduced from what the views below it wrote (R002).
///
/// **The law.** `reduce` must be associative, and combining with `defaultValue` on either side must change nothing
/// (R004, R005, R008): the framework may add defaults, and it groups values as the tree is nested. Therefore
/// `value = nextValue()` is wrong (R006). A key that breaks the law works until the shape of the tree exposes it; when
/// a value is lost, that is reported as E-LAW.
///
/// The requirements are not isolated to an actor, and a value need not be Sendable; a conformance may be isolated
/// (R204). Values are not animated by themselves (R182).
///
/// ```swift
/// struct Names: PreferenceKey {
///   static let defaultValue: [String] = []
///   static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
/// }
///
/// struct Party: View {
///   @State private var names: [String] = []
///
///   var body: some View {
///     VStack {
///       Text("Tonight: \(names.joined(separator: ", "))")  // shows Tonight: Ada, Grace
///       Text("Ada").preference(key: Names.self, value: ["Ada"])
///       Text("Grace").preference(key: Names.self, value: ["Grace"])
///     }
///     .onPreferenceChange(Names.self) { names = $0 }
///   }
/// }
/// ```
public protocol PreferenceKey {
  /// The type of the value that views write and ancestors read.
  associatedtype Value

  /// The value of a view that writes nothing (R003); nil by default if the type has a nil (R009). May be a stored or a
  /// computed property (R011).
  static var defaultValue: Self.Value { get }

  /// Combines `value` with the next value in tree order (R040, R041). Always called on the main actor (R057). Do not
  /// rely on when or how often it is called (R056).
  ///
  /// `nextValue` computes the next value when it is called; a reducer that does not call it does not depend on it
  /// (R053). Calling it more than once costs nothing more (R054).
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)

  /// Whether a removed view contributes until its transition has ended (R010, R173).
  static var _includesRemovedValues: Bool { get }

  /// Whether the host may read the value at the root (R010, R070).
  static var _isReadableByHost: Bool { get }

  /// Whether the key is one of SwiftUI's own views: its reductions are not counted, and no view has to write it.
  static var _isFrameworkKey: Bool { get }

  /// How often an observer of the key is called in a frame at most (R083).
  static var _callsPerFrame: Int { get }
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// nil, for value types that have one (R009).
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// False: a removed view stops contributing immediately.
  public static var _includesRemovedValues: Bool { false }

  /// False: the host does not read the value.
  public static var _isReadableByHost: Bool { false }

  /// False: the key is one of the program.
  public static var _isFrameworkKey: Bool { false }

  /// 2: the value of a frame, and one that follows from it (R083). 3 for SwiftUI's own views, which is as often as a frame
  /// decides deliveries: what `onAppear` sets of a title or a toolbar, and `onChange` sets again, is not a loop (R164), for bars
  /// and sheets set nothing that such a value depends on; and a program could not tell what to do about a key that it does
  /// not know.
  public static var _callsPerFrame: Int { _isFrameworkKey ? 3 : 2 }
}
