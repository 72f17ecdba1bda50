/// Makes a property an entry of the environment, a transaction, container values or focused values, with a key that is
/// generated (R205).
///
/// Write it in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`. The initial
/// value is the default; it is computed once, when it is first read. The type may be left out. An optional may go
/// without a value; an entry of `FocusedValues` is always optional, and has none.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var cardColor = Color.orange
/// }
///
/// struct Card: View {
///   @Environment(\.cardColor) private var color
///
///   var body: some View { color.frame(width: 60, height: 40) }
/// }
///
/// struct Deck: View {
///   var body: some View {
///     HStack {
///       Card()
///       Card().environment(\.cardColor, .purple)
///     }
///   }
/// }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "WaggleMacros", type: "EntryMacro")

/// The default of an entry, computed once. It is read wherever the entry is.
public struct _EntryDefault<Value>: @unchecked Sendable {
  /// The value of a place in which none was set.
  public let value: Value

  /// A default.
  @inlinable public init(_ value: Value) { self.value = value }
}

/// A key that `@Entry` generates in `EnvironmentValues`.
public protocol _EnvironmentEntry: EnvironmentKey {
  /// The type of the value, from the default where it is not written.
  associatedtype Value
  /// The default.
  static var _entry: _EntryDefault<Value> { get }
}

extension _EnvironmentEntry {
  /// The initial value of the property.
  public static var defaultValue: Value { _entry.value }
}

/// A key that `@Entry` generates in `Transaction`.
public protocol _TransactionEntry: TransactionKey {
  /// The type of the value, from the default where it is not written.
  associatedtype Value
  /// The default.
  static var _entry: _EntryDefault<Value> { get }
}

extension _TransactionEntry {
  /// The initial value of the property.
  public static var defaultValue: Value { _entry.value }
}
