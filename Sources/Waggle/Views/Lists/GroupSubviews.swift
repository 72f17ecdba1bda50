import WaggleGraph

extension Group where Content: View {
  /// Makes views from the subviews of a view: a container that arranges, decorates or leaves out what it is given
  /// (R211).
  ///
  /// ```swift
  /// struct Bullets<Content: View>: View {
  ///   @ViewBuilder var content: Content
  ///
  ///   var body: some View {
  ///     VStack(alignment: .leading) {
  ///       Group(subviews: content) { subviews in
  ///         ForEach(subviews) { subview in
  ///           HStack { Text("•"); subview }
  ///         }
  ///         Text("\(subviews.count) in all")
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
  /// Makes a view for each subview of a view (R211).
  public nonisolated init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    let data = ForEachSubviewCollection<Content>(
      view: AnyView(Group(subviews: view) { ForEach<_, _, Content>($0, content: content) }))
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

/// The data of a `ForEach` over subviews. They are known when the views are made, so as a collection it is empty.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let view: AnyView

  /// 0.
  public var startIndex: Int { 0 }
  /// 0.
  public var endIndex: Int { 0 }
  /// Never called: there is no position.
  public subscript(index: Int) -> Subview {
    fatalError("a collection of subviews has no position before they are made")
  }
}

/// Data that knows the views to show in its place.
protocol SubviewData {
  static func makeViewList<Source>(
    _ view: _GraphValue<Source>, _ inputs: _ViewListInputs
  ) -> _ViewListOutputs
}

extension ForEachSubviewCollection: SubviewData {
  /// The data is the first field of a `ForEach`, and the view that of the data.
  static func makeViewList<Source>(
    _ view: _GraphValue<Source>, _ inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    AnyView._makeViewList(view: view.part(at: 0, as: AnyView.self), inputs: inputs)
  }
}

/// What a group makes from the subviews of `base`.
nonisolated public struct GroupElementsOfContent<Base: View, Result: View>: MultiView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  /// The list of what `transform` returns, which runs again when the subviews, or what it read, have changed.
  public nonisolated static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    var inner = inputs
    inner.expandsBodies = true
    let subviews = Base._makeViewList(view: view.part(at: 0, as: Base.self), inputs: inner).list
    let list = DynamicList(inputs, hasTransitions: false, isSingleElement: false)
    list.retained = SubviewsEffect(view, subviews, list)
    return _ViewListOutputs(list)
  }

  /// Always nil: it depends on the subviews.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

/// Calls the transform of a group. It is observed like a body (R184).
private final class SubviewsEffect<Base: View, Result: View>: ContentEffect, ObservingRule,
  ViewListOwner
{
  private let source: _GraphValue<GroupElementsOfContent<Base, Result>>
  private let subviews: ViewList
  private unowned let list: DynamicList
  private let inputs: _ViewInputs
  /// Changes with the list of subviews.
  private let listVersion: Attribute<Int>
  private(set) var observationRun: UInt32 = 0

  init(
    _ source: _GraphValue<GroupElementsOfContent<Base, Result>>, _ subviews: ViewList,
    _ list: DynamicList
  ) {
    self.source = source
    self.subviews = subviews
    self.list = list
    inputs = list.inputs.base
    listVersion = inputs.runtime.graph.makeInput(0, in: inputs.subgraph)
    super.init(inputs)
    subviews.setOwner(self)
    attach(inputs, reading: source.node)
    schedule()
  }

  override var name: String { "Group(subviews:)" }

  func listChanged() {
    let graph = runtime.graph
    graph.set(listVersion, to: graph.untracked { graph.value(listVersion) } + 1)
  }

  override func updateContent(_ graph: Graph) {
    _ = graph.value(listVersion)
    let transform = source.read(in: graph).transform
    let collection = currentSubviews
    runtime.breadcrumbs.append(Breadcrumb("the subviews of", Base.self, inputs.scope))
    defer { runtime.breadcrumbs.removeLast() }
    observationRun &+= 1
    let result = runtime.observing(node, run: observationRun) { transform(collection) }
    graph.untracked { list.show(result, tag: 0) }
  }

  private var currentSubviews: SubviewsCollection {
    var elements: [Subview] = []
    subviews.forEach(nil) {
      elements.append(Subview(element: BoundElement(element: $0, around: $1), root: inputs))
    }
    return SubviewsCollection(elements: elements)
  }
}
