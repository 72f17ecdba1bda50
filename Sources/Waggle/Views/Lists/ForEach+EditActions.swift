import Foundation

/// The elements of a collection with their ids, by which a `ForEach` makes editable rows.
nonisolated public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  let base: Base
  let id: KeyPath<Base.Element, ID>

  /// An element of the collection: its index and its id.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  /// The position of an element: that in the collection.
  public typealias Index = Base.Index

  /// The position of the first element.
  public var startIndex: Index { base.startIndex }

  /// The position after the last element.
  public var endIndex: Index { base.endIndex }

  /// The element at a position.
  public subscript(position: Index) -> Element {
    Element(index: position, id: base[position][keyPath: id])
  }

  /// The position after another.
  public func index(after index: Index) -> Index { base.index(after: index) }

  /// The position at a distance from another.
  public func index(_ index: Index, offsetBy distance: Int) -> Index {
    base.index(index, offsetBy: distance)
  }

  /// The distance between two positions.
  public func distance(from start: Index, to end: Index) -> Int {
    base.distance(from: start, to: end)
  }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  /// The position before another.
  public func index(before index: Index) -> Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// The row of an element of a collection that the user can edit.
nonisolated public struct EditableCollectionContent<Content, Data> {
  let content: Content
}

extension EditableCollectionContent: View, EditableContent where Content: View {
  /// The row.
  @MainActor @preconcurrency
  public var body: some View { content }
}

/// Rows of a `ForEach` that was given edit actions.
protocol EditableContent {}

extension ForEach {
  /// Makes a view for each element of a binding's collection, from a binding to the element. In a list the user can
  /// delete and move the elements as the actions allow; `deleteDisabled` and `moveDisabled` exclude a row (C241).
  public nonisolated init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection,
    R: View, C.Element: Identifiable, C.Index: Hashable
  { self.init(data, id: \.id, editActions: editActions, content: content) }

  /// Makes a view for each element of a binding's collection, identified by the value at a key path. In a list the user
  /// can delete and move the elements as the actions allow (C091).
  public nonisolated init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
  {
    let collection = data.wrappedValue
    self.init(data: Data(base: collection, id: id), identify: { $0.id }) { element in
      let lens = ElementLens<C>(element.index, last: collection[element.index])
      return EditableCollectionContent(content: content(data.part(lens)))
    }
    edits = { data.allow(editActions, in: &$0) }
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// Lets rows change the collection as the actions allow.
  fileprivate func allow(_ actions: EditActions<Value>, in edits: inout RowEdits) {
    if actions.rawValue & 1 != 0 {
      edits.delete = { offsets in
        if let rest = wrappedValue.removing(offsets) { wrappedValue = rest }
      }
    }
    if actions.contains(.move) {
      edits.move = { wrappedValue = wrappedValue.moving($0, to: $1) }
    }
  }
}

extension Collection {
  /// The collection without the elements at offsets; nil if its type cannot lose elements.
  fileprivate func removing(_ offsets: IndexSet) -> Self? {
    guard let collection = self as? any RangeReplaceableCollection else { return nil }
    return without(offsets, collection) as? Self
  }
}

private func without<C: RangeReplaceableCollection>(_ offsets: IndexSet, _ collection: C) -> C {
  var (rest, offset) = (collection, -1)
  rest.removeAll { _ in
    offset += 1
    return offsets.contains(offset)
  }
  return rest
}

extension MutableCollection {
  /// The collection with the elements at offsets before that which was at the destination.
  fileprivate func moving(_ source: IndexSet, to destination: Int) -> Self {
    let elements = Array(self)
    let offsets = elements.indices.filter { !source.contains($0) }
    let moved = source.filter { $0 < elements.count }
    let order = offsets.filter { $0 < destination } + moved + offsets.filter { $0 >= destination }
    var result = self
    for (index, offset) in zip(indices, order) { result[index] = elements[offset] }
    return result
  }
}
