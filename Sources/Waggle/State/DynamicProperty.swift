package import WaggleGraph

/// A stored property of a view that brings a value from elsewhere.
///
/// A struct of your own that holds `@State`, `@Environment` and kin conforms to it; `update()` is called before
/// each body.
public protocol DynamicProperty {
  /// Called before the view's body is computed, with the nested properties up to date.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that the framework connects to what lies behind it.
package protocol ConnectableProperty: DynamicProperty {
  /// Called before each body. `slot` is nil the first time and then what was put there; the context is made for who
  /// asks.
  mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext)
}

/// Where a property lies in its view.
package struct PropertyField {
  package let name: String
  /// In bytes, from the view's start.
  package let offset: Int
}

/// What a property needs to find its value.
package struct PropertyContext {
  package let runtime: Runtime
  package let subgraph: Subgraph
  package let environment: Attribute<EnvironmentValues>
  /// Where the view's description lies, as it was given: in that node's value, so many bytes into it.
  package let source: (node: NodeID, offset: Int)

  package init(
    runtime: Runtime, subgraph: Subgraph, environment: Attribute<EnvironmentValues>,
    source: (node: NodeID, offset: Int)
  ) {
    self.runtime = runtime
    self.subgraph = subgraph
    self.environment = environment
    self.source = source
  }
}
