/// A view for each element of a collection. The ids decide which view is which when the data changes (R052).
/// Made as one view it is an implicit container of its rows (R035).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// What the views are made from.
  public var data: Data
  /// Makes the view for an element.
  public var content: (Data.Element) -> Content
  @usableFromInline let identify: (Data.Element) -> ID
  /// Whether only the first data that is shown counts: that of a range without ids.
  @usableFromInline let isConstant: Bool

  @usableFromInline
  nonisolated init(
    data: Data, identify: @escaping (Data.Element) -> ID, isConstant: Bool = false,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identify = identify
    self.isConstant = isConstant
    self.content = content
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each element, told apart by its own id.
  @inlinable
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, identify: { $0.id }, content: content) }
}

extension ForEach where Content: View {
  /// A view for each element, told apart by the value at a key path.
  @inlinable
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range, which is read once: the rows are those of the first range as long as it is shown.
  ///
  /// Another range later changes nothing, and is reported as W-FOREACH. Where it may change, use `ForEach(_:id:)` or
  /// `Identifiable` data.
  @inlinable
  @_semantics("swiftui.requires_constant_range")
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identify: { $0 }, isConstant: true, content: content)
  }
}

extension ForEach {
  /// A view for each element of a binding's collection, which gets a binding to the element.
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, Content: View, C.Element: Identifiable, C.Index: Hashable
  { self.init(data, id: \.id, content: content) }

  /// A view for each element of a binding's collection, told apart by the value at a key path.
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, Content: View, C.Index: Hashable
  {
    let collection = data.wrappedValue
    let pairs = collection.indices.lazy.map { index in (index, collection[index][keyPath: id]) }
    self.init(data: pairs, identify: { $0.1 }) { pair in
      content(data.part(ElementPart(pair.0, last: collection[pair.0])))
    }
  }
}

/// A view that is made from a collection.
public protocol DynamicViewContent<Data>: View {
  /// What the views are made from.
  associatedtype Data: Collection
  /// What the views are made from.
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach: View, MultiView where Content: View {
  /// A row for each element.
  public nonisolated static func _makeViewList(
    view: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { _ViewListOutputs(ForEachList(view, inputs)) }

  /// It depends on the data.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}
