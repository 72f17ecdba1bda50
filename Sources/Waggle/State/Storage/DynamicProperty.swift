package import WaggleGraph

/// A stored property of a view whose value comes from outside the view.
///
/// A struct that contains `@State`, `@Environment` and the like may conform to it; `update()` is called before each
/// body.
public protocol DynamicProperty {
  /// Called before the view's body is computed, after the properties in it were updated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that the framework connects to its storage.
package protocol ConnectableProperty: DynamicProperty {
  /// Whether it reads its field in the view's description (`PropertyContext.source`).
  static var readsDescription: Bool { get }

  /// Called before each body. `slot` is nil the first time and keeps what is put there; `context` is built only
  /// when called.
  mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext)
}

extension ConnectableProperty {
  package static var readsDescription: Bool { false }
}

/// The position of a property in its view.
package struct PropertyField {
  package let name: String
  /// In bytes from the start of the view.
  package let offset: Int
}

/// What a property needs to connect to its storage.
package struct PropertyContext {
  package let runtime: Runtime
  package let subgraph: Subgraph
  package let environment: EnvironmentSource
  /// Where the view's original description lies: at this byte offset in this node's value.
  package let source: (node: NodeID, offset: Int)
  /// What the view was made with, by key; it never changes.
  package let inputs: TypedBag
  /// The view, and the type that declares the property: a view, a modifier, a program or a scene.
  package let scope: ViewScope?
  package let owner: Any.Type
  /// The rule that the property is connected for, where that compares what it reads of the environment.
  package unowned(unsafe) let reader: EnvironmentReader?

  package init(
    runtime: Runtime, subgraph: Subgraph, environment: EnvironmentSource,
    source: (node: NodeID, offset: Int), inputs: TypedBag, scope: ViewScope?, owner: Any.Type,
    reader: EnvironmentReader? = nil
  ) {
    self.runtime = runtime
    self.subgraph = subgraph
    self.environment = environment
    self.source = source
    self.inputs = inputs
    self.scope = scope
    self.owner = owner
    self.reader = reader
  }
}
