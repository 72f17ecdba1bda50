package import WaggleGraph

/// What a view is made with: all that flows down.
public struct _ViewInputs {
  package let runtime: Runtime
  /// Where the view's nodes live; they go with it.
  package var subgraph: Subgraph
  package var environment: Attribute<EnvironmentValues>
  package var scope: ViewScope?
  /// How many places lie above; sinks nearer to the root run first.
  package var depth: Int
  /// How many of these take room themselves: each costs all passes over the tree some stack.
  package private(set) var nesting = 0
  /// Values of rooms further down, which Views does not know.
  package var bag = InputBag()
  /// Where sinks wait for their turn.
  package var queue: ContentQueue
  /// Where lifecycle actions hear whether the view is shown.
  package var appearanceScope: AppearanceScope
  /// Where in the order of actions the view comes.
  package var callbackScope: CallbackScope?
  /// The nearest view around this one that changes transactions.
  package var editor: TransactionTransform?

  package init(
    runtime: Runtime, environment: Attribute<EnvironmentValues>, appearanceScope: AppearanceScope
  ) {
    self.runtime = runtime
    subgraph = runtime.rootSubgraph
    self.environment = environment
    self.appearanceScope = appearanceScope
    queue = runtime.contentQueue
    depth = 0
  }

  /// The inputs of a place below this one.
  package func below(_ type: Any.Type? = nil) -> _ViewInputs {
    var copy = self
    copy.depth += 1
    if type == nil { copy.nesting += 1 }
    if let type { copy.scope = ViewScope(type, parent: scope) }
    return copy
  }
}

extension _ViewInputs {
  /// The next place in the order of actions.
  package func nextCallbackOrder() -> CallbackOrder {
    CallbackOrder(callbackScope, runtime.actions.nextNumber())
  }

  /// The same for what may be made later.
  package func nextCallbackScope() -> CallbackScope {
    CallbackScope(outer: callbackScope, number: runtime.actions.nextNumber())
  }
}

/// What a list of views is made with.
public struct _ViewListInputs {
  package var base: _ViewInputs
  /// True below `if`, `switch`, an optional or `AnyView`: such a child, if it writes nothing, adds the default (R023).
  package var contributesDefault = false

  package init(_ base: _ViewInputs) { self.base = base }
}

/// What is known when views are counted before they are made.
public struct _ViewListCountInputs {
  /// How many views a modifier's content is, by the type of the modifier.
  package var contents: [ObjectIdentifier: Int?] = [:]

  package init() {}
}

/// One view as it was made.
public struct _ViewOutputs {
  package let node: ViewNode

  package init(_ node: ViewNode) { self.node = node }
}

/// A list of views as it was made.
public struct _ViewListOutputs {
  package let list: ViewList

  package init(_ list: ViewList) { self.list = list }
}

/// A key for a value in the inputs' bag.
package protocol InputKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values by key, nearest first; adding one shares the rest.
package struct InputBag {
  private var newest: Link?

  package init() {}

  package subscript<K: InputKey>(key: K.Type) -> K.Value {
    get {
      var link = newest
      while let next = link {
        if next.key == ObjectIdentifier(key) {
          return unsafeDowncast(next, to: LinkOf<K>.self).value
        }
        link = next.next
      }
      return K.defaultValue
    }
    set { newest = LinkOf<K>(newValue, next: newest) }
  }

  private class Link {
    let key: ObjectIdentifier
    let next: Link?

    init(key: ObjectIdentifier, next: Link?) {
      self.key = key
      self.next = next
    }
  }

  private final class LinkOf<K: InputKey>: Link {
    let value: K.Value

    init(_ value: K.Value, next: Link?) {
      self.value = value
      super.init(key: ObjectIdentifier(K.self), next: next)
    }
  }
}
