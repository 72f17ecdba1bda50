package import WaggleGraph

/// A view's value for one key, and whether it is only the default that an empty place gives.
package struct PreferenceOutput<Value> {
  package let attribute: Attribute<Value>
  /// Who can say that the value is an implicit default; nil where it never is.
  package let place: (any ImplicitDefaultSource)?

  package init(_ attribute: Attribute<Value>, place: (any ImplicitDefaultSource)? = nil) {
    self.attribute = attribute
    self.place = place
  }

  package var isImplicitDefault: Bool { place?.isImplicitDefault ?? false }
}

/// An output whose type its combiner knows: lists of them are the same for all keys, and cheap to walk.
package struct ReduceInput {
  package let node: NodeID
  package let place: (any ImplicitDefaultSource)?

  package init<Value>(_ output: PreferenceOutput<Value>) {
    node = output.attribute.node
    place = output.place
  }

  package var isImplicitDefault: Bool { place?.isImplicitDefault ?? false }
}

/// A place that gives the default while nothing in it writes (R019).
package protocol ImplicitDefaultSource: AnyObject {
  var isImplicitDefault: Bool { get }
}

/// The output that a view has for a key of the user's.
package enum Preference<K: PreferenceKey>: OutputKey {
  package typealias Output = PreferenceOutput<K.Value>

  package static func combine(_ children: ChildList) -> PreferenceOutput<K.Value>? {
    children.combined(K.self, KeyReducer<K>(children.inputs))
  }
}

extension ViewNode {
  /// The view's value for a key; nil where it has no output (R016).
  package func preference<K: PreferenceKey>(_ key: K.Type) -> PreferenceOutput<K.Value>? {
    output(Preference<K>.self)
  }
}

/// An answer to a question whose type is known to be the one asked for.
@inline(__always)
package func answer<From, To>(_ value: From, as type: To.Type) -> To {
  unsafeBitCast(value, to: To.self)
}
