public import Waggle

extension List {
  /// A list of the builder's rows.
  /// The user can select any number of rows (C087).
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content())
  }

  /// A list of the builder's rows.
  /// The user can select one row or none (C087).
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content())
  }

  /// A list of the builder's rows.
  /// The user can select one row (C087).
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content())
  }
}

extension List where SelectionValue == Never {
  /// A list of the builder's rows.
  public init(@ViewBuilder content: () -> Content) { self.init(.none, content()) }
}

extension List {
  /// A list with a row for each element.
  /// The user can select any number of rows (C087).
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(selection), ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, identified by the value at a key path.
  /// The user can select any number of rows (C087).
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each number of a range that stays the same.
  /// The user can select any number of rows (C087).
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ListSelection(selection), ForEach(data, content: rowContent))
  }

  /// A list with a row for each element of a binding's collection, made from a binding to the element (C091).
  /// The user can select any number of rows (C087).
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Index: Hashable
  { self.init(ListSelection(selection), ForEach(data, content: rowContent)) }

  /// A list with a row for each element of a binding's collection, identified by the value at a key path (C091).
  /// The user can select any number of rows (C087).
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  { self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent)) }
}

extension List {
  /// A list with a row for each element.
  /// The user can select one row or none (C087).
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(selection), ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, identified by the value at a key path.
  /// The user can select one row or none (C087).
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each number of a range that stays the same.
  /// The user can select one row or none (C087).
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ListSelection(selection), ForEach(data, content: rowContent))
  }

  /// A list with a row for each element of a binding's collection, made from a binding to the element (C091).
  /// The user can select one row or none (C087).
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Index: Hashable
  { self.init(ListSelection(selection), ForEach(data, content: rowContent)) }

  /// A list with a row for each element of a binding's collection, identified by the value at a key path (C091).
  /// The user can select one row or none (C087).
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  { self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent)) }
}

extension List {
  /// A list with a row for each element.
  /// The user can select one row (C087).
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(selection), ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, identified by the value at a key path.
  /// The user can select one row (C087).
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each number of a range that stays the same.
  /// The user can select one row (C087).
  @_disfavoredOverload
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ListSelection(selection), ForEach(data, content: rowContent))
  }

  /// A list with a row for each element of a binding's collection, made from a binding to the element (C091).
  /// The user can select one row (C087).
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Index: Hashable
  { self.init(ListSelection(selection), ForEach(data, content: rowContent)) }

  /// A list with a row for each element of a binding's collection, identified by the value at a key path (C091).
  /// The user can select one row (C087).
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  { self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent)) }
}

extension List where SelectionValue == Never {
  /// A list with a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(.none, ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, identified by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(.none, ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each number of a range that stays the same.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(.none, ForEach(data, content: rowContent))
  }

  /// A list with a row for each element of a binding's collection, made from a binding to the element (C091).
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Index: Hashable
  { self.init(.none, ForEach(data, content: rowContent)) }

  /// A list with a row for each element of a binding's collection, identified by the value at a key path (C091).
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  { self.init(.none, ForEach(data, id: id, content: rowContent)) }
}
