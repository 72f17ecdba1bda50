/// The names of views that are made from the views of another view (C650). New code uses `Group(subviews:)` and
/// `ForEach(subviews:)`, which do the same.
///
/// ```swift
/// struct Divided: _VariadicView_MultiViewRoot {
///   func body(children: _VariadicView.Children) -> some View {
///     let last = children.last?.id
///     ForEach(children) { child in
///       child
///       if child.id != last { Divider() }
///     }
///   }
/// }
///
/// struct Rows<Content: View>: View {
///   @ViewBuilder var content: Content
///
///   var body: some View {
///     VStack {
///       _VariadicView.Tree(Divided()) { content }
///     }
///   }
/// }
/// ```
public enum _VariadicView {
  /// What makes something from the views.
  public typealias Root = _VariadicView_Root
  /// What makes views from the views.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// What makes one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What makes a list of views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views, in order.
  public typealias Children = _VariadicView_Children

  /// What a root makes from the views of some content (C650).
  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    /// The content, first: its views are found there.
    public var content: Content
    /// What makes something from its views.
    public var root: Root

    /// A tree of a root and its content.
    @inlinable
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// A tree of a root and the views of a builder.
    @inlinable
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

/// What makes something from the views of some content.
public protocol _VariadicView_Root {}

/// What makes views from the views of some content. Its dynamic properties are those of a view (C651).
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the body; inferred by the compiler.
  associatedtype Body: View

  /// The views to show in place of `children`. Runs again when the children, the root, or a value that it read has
  /// changed.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose body counts as one view in the container around it (C650).
@MainActor @preconcurrency
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root each view of whose body counts in the container around it (C650).
@MainActor @preconcurrency
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, MultiView where Root: _VariadicView_ViewRoot, Content: View {
  /// The views of the root's body; one for a `UnaryViewRoot`.
  public nonisolated static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { ContentTransformEffect.makeViewList(view, inputs) }

  /// 1 for a `UnaryViewRoot`; otherwise nil: it depends on the views.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    makesOneElement ? 1 : nil
  }
}

extension _VariadicView.Tree: ContentTransform
where Root: _VariadicView_ViewRoot, Content: View {
  typealias Base = Content

  static var effectName: String { "_VariadicView.Tree" }
  static var makesOneElement: Bool { Root.self is any _VariadicView_UnaryViewRoot.Type }

  func result(from list: ViewList, root: _ViewInputs) -> RootBody<Root> {
    let children = _VariadicView_Children(SubviewsCollection(list, root: root))
    return RootBody(root: self.root, children: children)
  }
}

/// The body of a root for the children that it has now.
nonisolated struct RootBody<Root: _VariadicView_ViewRoot>: View {
  /// The first field, whose dynamic properties the body's rule connects.
  let root: Root
  let children: _VariadicView_Children

  var body: Never { fatalError("the body of a root is made from its children") }

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let (body, inner) = makeBody(of: view, inputs)
    return Root.Body._makeView(view: body, inputs: inner)
  }

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    var inner = inputs
    let body: _GraphValue<Root.Body>
    (body, inner.base) = makeBody(of: view, inputs.base)
    return Root.Body._makeViewList(view: body, inputs: inner)
  }

  static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Root.Body._viewListCount(inputs: inputs)
  }

  private static func makeBody(of view: _GraphValue<Self>, _ inputs: _ViewInputs) -> (
    _GraphValue<Root.Body>, _ViewInputs
  ) {
    let inner = inputs.below(Root.self)
    let graph = inputs.runtime.graph
    let rule = ClosureBodyRule<Root, Root.Body>(
      view: view.part(at: 0, as: Root.self), inputs: inner
    ) { [unowned graph] root in
      nonisolated(unsafe) let (root, children) = (root, view.read(in: graph).children)
      return onMainActor { root.body(children: children) }
    }
    return (rule.attach(to: inner, sources: [view.node]), inner)
  }
}
