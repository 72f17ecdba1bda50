public import Waggle

extension List {
  /// A list with a row for each element of a binding's collection, which the user can edit (C091).
  /// The user can select any number of rows (C087).
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      ListSelection(selection), ForEach(data, editActions: editActions, content: rowContent))
  }

  /// A list with a row for each element of a binding's collection, which the user can edit; the elements are identified by
  /// the value at a key path (C091).
  /// The user can select any number of rows (C087).
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(
      ListSelection(selection),
      ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// A list with a row for each element of a binding's collection, which the user can edit (C091).
  /// The user can select one row or none (C087).
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      ListSelection(selection), ForEach(data, editActions: editActions, content: rowContent))
  }

  /// A list with a row for each element of a binding's collection, which the user can edit; the elements are identified by
  /// the value at a key path (C091).
  /// The user can select one row or none (C087).
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(
      ListSelection(selection),
      ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// A list with a row for each element of a binding's collection, which the user can edit (C091).
  /// The user can select one row (C087).
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      ListSelection(selection), ForEach(data, editActions: editActions, content: rowContent))
  }

  /// A list with a row for each element of a binding's collection, which the user can edit; the elements are identified by
  /// the value at a key path (C091).
  /// The user can select one row (C087).
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(
      ListSelection(selection),
      ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// A list with a row for each element of a binding's collection, which the user can edit (C091).
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  { self.init(.none, ForEach(data, editActions: editActions, content: rowContent)) }

  /// A list with a row for each element of a binding's collection, which the user can edit; the elements are identified by
  /// the value at a key path (C091).
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  { self.init(.none, ForEach(data, id: id, editActions: editActions, content: rowContent)) }
}
