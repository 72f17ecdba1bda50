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
  /// The first field.
  var view: AnyView { get }
}

extension SubviewData {
  /// The data is the first field of a `ForEach`, and the view that of the data.
  static func makeViewList<Source>(
    _ view: _GraphValue<Source>, _ inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    AnyView._makeViewList(view: view.part(at: 0, as: AnyView.self), inputs: inputs)
  }
}

extension ForEachSubviewCollection: SubviewData {}

/// What a group makes from the subviews of `base`.
nonisolated public struct GroupElementsOfContent<Base: View, Result: View>: MultiView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  /// The list of what `transform` returns, which runs again when the subviews, or what it read, have changed.
  public nonisolated static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    ContentTransformEffect.makeViewList(view, inputs)
  }

  /// Always nil: it depends on the subviews.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension GroupElementsOfContent: ContentTransform {
  static var effectName: String { "Group(subviews:)" }

  func result(from list: ViewList, root: _ViewInputs) -> Result {
    transform(SubviewsCollection(list, root: root))
  }
}

/// What is made from the pages in `base`, each of which runs no body and calls nothing before it is placed, unless it
/// carries container values in its body (C115).
nonisolated package struct ScreensOfContent<Base: View, Result: View>: MultiView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  package init(
    _ base: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) {
    self.base = base
    self.transform = transform
  }

  /// The list of what `transform` returns, which runs again when the pages, or what it read, have changed.
  package static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    ContentTransformEffect.makeViewList(view, inputs)
  }

  /// Always nil: it depends on the pages.
  package static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension ScreensOfContent: ContentTransform {
  static var effectName: String { "TabView" }
  static var expandsForValuesOnly: Bool { true }

  func result(from list: ViewList, root: _ViewInputs) -> Result {
    transform(SubviewsCollection(list, root: root))
  }
}

extension SubviewsCollection {
  /// The elements of a list that was made with the inputs `root`.
  init(_ list: ViewList, around: ElementModifier? = nil, root: _ViewInputs) {
    var elements: [Subview] = []
    list.forEach(around) {
      elements.append(Subview(element: BoundElement(element: $0, around: $1), root: root))
    }
    self.init(elements: elements)
  }
}
