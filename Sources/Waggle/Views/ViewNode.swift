/// One view in its place, as its ancestors see it: a bag of outputs keyed by type, filled as they are asked for.
///
/// Asking is how demand travels down: an observer, a reader or the host asks (R014), a view makes an output only when
/// something above asks for it, so that nothing is combined above the topmost of them (R017), and who answers for
/// itself does not ask below (R013, R015). nil is "no output", which is not the default (R016).
package class ViewNode {
  init() {}

  /// The view's output for a key, or nil where it has none. Whether it has one never changes while it lives.
  package func output<K: OutputKey>(_ key: K.Type) -> K.Output? { nil }

  /// The modifier of a kind that this view carries, such as its z index; nil where it has none.
  package func trait(_ id: ObjectIdentifier) -> AnyObject? { nil }

  /// Adds this view's part in how a key's value comes about.
  package func addTrace<K: OutputKey>(of key: K.Type, to flow: inout PreferenceTrace) {}
}

/// What an ancestor can ask of a view. The key says what the answer is and how containers combine answers.
package protocol OutputKey {
  associatedtype Output

  /// The combined output of a container's children; nil where they have none.
  static func combine(_ children: ChildList) -> Output?

  /// The output of a view that shows one of several.
  static func choose(_ chooser: any AlternativeView) -> Output?

  /// The output of a view that draws itself and has no other in it; nil where it has none.
  static func leaf(_ view: ViewNode) -> Output?

  /// An output on its way up through a view that changes only how its content is drawn.
  static func pass(_ output: Output, through modifier: ViewNode) -> Output

  /// Adds a container's part in how the value comes about.
  static func addTrace(_ children: ChildList, at place: String, to flow: inout PreferenceTrace)
}

extension OutputKey {
  package static func leaf(_ view: ViewNode) -> Output? { nil }
  package static func pass(_ output: Output, through modifier: ViewNode) -> Output { output }
  package static func addTrace(
    _ children: ChildList, at place: String, to flow: inout PreferenceTrace
  ) {}
}

/// A view that is another one with something added: it passes on what it does not answer itself.
package class ModifierNode: ViewNode {
  package let content: ViewNode

  init(_ content: ViewNode) {
    self.content = content
    super.init()
  }

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? { content.output(key) }
  package override func trait(_ id: ObjectIdentifier) -> AnyObject? { content.trait(id) }
  package override func addTrace<K: OutputKey>(of key: K.Type, to flow: inout PreferenceTrace) {
    content.addTrace(of: key, to: &flow)
  }
}
