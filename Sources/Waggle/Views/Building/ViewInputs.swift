package import WaggleGraph

/// The inputs that a view is made with: everything that is passed down the tree.
public struct _ViewInputs {
  package let runtime: Runtime
  /// Owns the view's nodes and frees them.
  package var subgraph: Subgraph
  package var environment: EnvironmentSource
  package var scope: ViewScope?
  /// The number of levels above. Effects with a smaller depth run first.
  package var depth: Int {
    get { Int(levels) }
    set { levels = Int32(newValue) }
  }
  private var levels: Int32 = 0
  private var layoutLevels: Int32 = 0
  /// How many of those levels are layout nodes. Each takes stack space in all passes over the tree.
  package var nesting: Int { Int(layoutLevels) }
  /// Values for rooms after Views, which it cannot name.
  package var bag = InputBag()
  /// Schedules the content effects.
  package var queue: ContentQueue
  /// Notifies lifecycle actions when the view appears and disappears.
  package var appearanceScope: AppearanceScope
  /// Orders the view's callbacks among those of other views.
  package var callbackScope: CallbackScope?
  /// The nearest enclosing modifier that transforms transactions.
  package var transactionTransform: TransactionTransform?

  package init(
    runtime: Runtime, environment: EnvironmentSource, appearanceScope: AppearanceScope
  ) {
    self.runtime = runtime
    subgraph = runtime.rootSubgraph
    self.environment = environment
    self.appearanceScope = appearanceScope
    queue = runtime.contentQueue
  }

  /// The inputs for one level further down; with a `type` it is a scope in view paths, without one a layout node.
  ///
  /// - Parameter isNamed: whether the type is `PathNamed`.
  package func below(_ type: Any.Type? = nil, isNamed: Bool = false) -> _ViewInputs {
    var copy = self
    copy.levels += 1
    if type == nil { copy.layoutLevels += 1 }
    if let type { copy.scope = .around(type, isNamed: isNamed, in: scope) }
    return copy
  }

  /// The inputs for one level further down, a scope with the name of a type that programs use.
  package func below<V: PathNamed>(named type: V.Type) -> _ViewInputs {
    below(type, isNamed: true)
  }
}

extension _ViewInputs {
  /// The next position in the order of callbacks.
  package func nextCallbackOrder() -> CallbackOrder {
    CallbackOrder(callbackScope, runtime.actions.nextNumber())
  }

  /// The next position in the order of callbacks, for content that may be made later.
  package func nextCallbackScope() -> CallbackScope {
    CallbackScope(outer: callbackScope, number: runtime.actions.nextNumber())
  }
}

/// The inputs that a list of views is made with.
public struct _ViewListInputs {
  package var base: _ViewInputs
  /// True for the content of an `if`, `switch`, optional or `AnyView`: a child that writes nothing contributes the
  /// default (R023).
  package var contributesDefault = false
  /// Whether views with a body are lists even if they are always one element, so that what the body's views carry for
  /// the container is found (R210).
  package var expandsBodies = false
  /// Whether of these only views with container values in their bodies are, so that others run no body and call nothing
  /// before they are placed (C115).
  package var expandsForValuesOnly = false
  /// True for the content of a lazy container: rows are made when they are shown.
  package var isLazy = false
  /// True for the rows of a list: elements of a lazy `ForEach` are shown also where another has their id.
  package var showsDuplicates = false
  /// True inside a modifier that changes each element and not only its environment, such as a frame.
  package var isModified = false

  package init(_ base: _ViewInputs) { self.base = base }
}

/// The inputs for counting views before they are made.
public struct _ViewListCountInputs {
  /// The number of views in a modifier's content, by the modifier's type; an inner nil means that it can change.
  package var contents: [ObjectIdentifier: Int?] = [:]
  /// Whether views that carry container values count as many: these must be found.
  package var seeksContainerValues = false

  package init() {}
}

/// The result of making one view.
public struct _ViewOutputs {
  package let node: ViewNode

  package init(_ node: ViewNode) { self.node = node }
}

/// The result of making a list of views.
public struct _ViewListOutputs {
  package let list: ViewList

  package init(_ list: ViewList) { self.list = list }
}

/// A key for a value in the inputs' `bag`.
package protocol InputKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values by key that are passed down the tree.
package struct InputBag {
  private(set) var values = TypedBag()

  package init() {}

  package subscript<K: InputKey>(key: K.Type) -> K.Value {
    get { values.value(for: key, or: K.defaultValue) }
    set { values.set(newValue, for: key) }
  }

  /// What this bag, which was made from `root`, has more than it, over the values of another bag.
  func additions(to root: InputBag, over other: InputBag) -> InputBag {
    var result = InputBag()
    result.values = values.additions(to: root.values, over: other.values)
    return result
  }
}
