/// A view for each element of a collection. The ids decide which row keeps its state when the data changes (R052). As a
/// single view it is an implicit container of its rows (R035).
///
/// ```swift
/// struct Flower: Identifiable {
///   let id: Int
///   var name: String
/// }
///
/// struct Bed: View {
///   var flowers = [Flower(id: 1, name: "Clover"), Flower(id: 2, name: "Sage")]
///
///   var body: some View {
///     VStack {
///       ForEach(flowers) { Text($0.name) }  // shows Sage
///       ForEach(["a", "b"], id: \.self) { Text($0) }
///       ForEach(0..<3) { Text("Row \($0)") }
///     }
///   }
/// }
/// ```
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: PathNamed {
  /// The collection with one element per view.
  public var data: Data
  /// Makes the view for an element.
  public var content: (Data.Element) -> Content
  @usableFromInline let identify: (Data.Element) -> ID
  /// Whether only the first data is used, as for a range without ids.
  @usableFromInline let isConstant: Bool
  /// What its rows can be edited by, where the loop was given a binding and edit actions.
  var edits: ((inout RowEdits) -> Void)?

  @usableFromInline
  package nonisolated init(
    data: Data, identify: @escaping (Data.Element) -> ID, isConstant: Bool = false,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identify = identify
    self.isConstant = isConstant
    self.content = content
  }
}

extension ForEach {
  /// The same loop with other content.
  package nonisolated func map<New>(_ transform: @escaping (Content) -> New) -> ForEach<
    Data, ID, New
  > {
    var loop = ForEach<Data, ID, New>(data: data, identify: identify, isConstant: isConstant) {
      [content] in transform(content($0))
    }
    loop.edits = edits
    return loop
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes a view for each element, identified by the element's `id`.
  @inlinable
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, identify: { $0.id }, content: content) }
}

extension ForEach where Content: View {
  /// Makes a view for each element, identified by the value at a key path.
  @inlinable
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: Self.reader(of: id), content: content)
  }

  /// Reads the value at a key path. One that is stored in the element, or the element itself, is read at its offset: a key path
  /// costs ten times as much.
  @usableFromInline
  nonisolated static func reader(of id: KeyPath<Data.Element, ID>) -> (Data.Element) -> ID {
    guard let offset = MemoryLayout<Data.Element>.offset(of: id) else {
      return { $0[keyPath: id] }
    }
    return { element in
      withUnsafePointer(to: element) {
        (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: ID.self).pointee
      }
    }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a constant range. The range is read once: the rows stay those of the first range.
  ///
  /// A later change of the range has no effect and is reported as W-FOREACH. For a range that changes use
  /// `ForEach(_:id:)` or `Identifiable` data.
  @inlinable
  @_semantics("swiftui.requires_constant_range")
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identify: { $0 }, isConstant: true, content: content)
  }
}

extension ForEach {
  /// Makes a view for each element of a binding's collection, from a binding to the element.
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, Content: View, C.Element: Identifiable, C.Index: Hashable
  { self.init(data, id: \.id, content: content) }

  /// Makes a view for each element of a binding's collection, identified by the value at a key path.
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
      content(data.part(ElementLens(pair.0, last: collection[pair.0])))
    }
  }
}

/// A view that is generated from a collection.
public protocol DynamicViewContent<Data>: View {
  /// The collection that the views are generated from.
  associatedtype Data: Collection
  /// The collection that the views are generated from.
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach: View, MultiView where Content: View {
  /// The rows, one or more views per element.
  public nonisolated static func _makeViewList(
    view: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    if ID.self == Subview.ID.self || ID.self == SectionConfiguration.ID.self,
      let data = Data.self as? any SubviewData.Type
    {
      return data.makeViewList(view, inputs)
    }
    if let data = Data.self as? any LiveData.Type { return data.makeViewList(view, inputs) }
    let list = inputs.isLazy ? LazyForEachList(view, inputs) : ForEachList(view, inputs)
    guard Content.self is any EditableContent.Type else { return _ViewListOutputs(list) }
    let graph = inputs.base.runtime.graph
    return _ViewListOutputs(
      ModifiedList(
        list,
        EditableRowsModifier { [unowned graph] in
          guard let edit = view.read(in: graph).edits else { return }
          $0.add(edit, of: $1)
        }))
  }

  /// Always nil: it depends on the data.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}
