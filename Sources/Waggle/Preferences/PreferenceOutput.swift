package import WaggleGraph

/// A view's value for one key, and the source of the default if it is only an implicit one.
package struct PreferenceOutput<Value> {
  package let attribute: Attribute<Value>
  /// Decides whether the value is an implicit default; nil if it never is.
  package let defaultSource: ImplicitDefaultSource?

  package init(_ attribute: Attribute<Value>, defaultSource: ImplicitDefaultSource? = nil) {
    self.attribute = attribute
    self.defaultSource = defaultSource
  }

  package var isImplicitDefault: Bool { defaultSource?.isImplicitDefault ?? false }

  /// Whether nothing below writes, and nothing can come that would: the value is the default of places in controls.
  package var lacksWriter: Bool { defaultSource?.lacksWriter ?? false }
}

/// A `PreferenceOutput` without its value type, so that the outputs of every key are in lists of one type. The reducer
/// knows the type.
package struct ReduceInput {
  package let node: NodeID
  package let defaultSource: ImplicitDefaultSource?

  package init<Value>(_ output: PreferenceOutput<Value>) {
    node = output.attribute.node
    defaultSource = output.defaultSource
  }

  package var isImplicitDefault: Bool { defaultSource?.isImplicitDefault ?? false }
}

/// The output of a view for a key declared by the program.
package enum Preference<K: PreferenceKey>: OutputKey {
  package typealias Output = PreferenceOutput<K.Value>

  package static func combine(_ children: ChildList) -> PreferenceOutput<K.Value>? {
    children.combined(K.self)
  }
}

extension ViewNode {
  /// The view's value for a key; nil if it has no output (R016).
  package func preference<K: PreferenceKey>(_ key: K.Type) -> PreferenceOutput<K.Value>? {
    output(Preference<K>.self)
  }
}
