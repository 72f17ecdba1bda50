/// An identifier that belongs to one view: it stays the same as long as the view's identity, and no other
/// namespace has it (R235).
///
/// ```swift
/// struct Cards: View {
///   @Namespace private var cards
///
///   var body: some View { Card(namespace: cards) }
/// }
///
/// struct Card: View {
///   let namespace: Namespace.ID
///
///   var body: some View { Text("Mon") }
/// }
/// ```
@propertyWrapper
public struct Namespace: DynamicProperty {
  private var token: ID.Token?

  /// A namespace; its identifier is made when the view appears for the first time.
  public init() {}

  /// The identifier. In views that are not displayed all namespaces have the same one.
  public var wrappedValue: Namespace.ID { ID(token: token) }

  /// The identifier of a namespace.
  public struct ID: Hashable, Sendable {
    /// Its identity is the identifier's; nil in a view that is not displayed.
    fileprivate let token: Token?

    fileprivate final class Token: Sendable {}

    /// Whether both are of the same namespace.
    public static func == (a: ID, b: ID) -> Bool { a.token === b.token }

    /// Hashes the identity of the namespace.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(token.map(ObjectIdentifier.init))
    }
  }
}

extension Namespace: Sendable {}

extension Namespace: ConnectableProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    if slot == nil { slot = ID.Token() }
    // Only this method fills the slot of this field.
    token = unsafeDowncast(slot!, to: ID.Token.self)
  }
}
