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
  /// asks, under the name of the field.
  mutating func connect(
    _ slot: inout AnyObject?, _ name: String, _ context: (String) -> PropertyContext)
}

/// What a property needs to find its value.
package struct PropertyContext {
  package let runtime: Runtime
  package let subgraph: Subgraph
  package let environment: Attribute<EnvironmentValues>
  package var fieldName: String

  package init(
    runtime: Runtime, subgraph: Subgraph, environment: Attribute<EnvironmentValues>,
    fieldName: String = ""
  ) {
    self.runtime = runtime
    self.subgraph = subgraph
    self.environment = environment
    self.fieldName = fieldName
  }
}
