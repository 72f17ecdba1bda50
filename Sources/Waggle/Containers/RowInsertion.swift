import Foundation

/// What is dropped between the rows of a `ForEach`.
package struct RowInsertion {
  /// Picks the items that the rows are for.
  package let accepted: ([NSItemProvider]) -> [NSItemProvider]
  /// Inserts them at an offset of the data, from 0 to the number of elements; whether it did.
  package let insert: ([NSItemProvider], Int) -> Bool
}

extension ContainerValues {
  private enum RowInsertionKey: ContainerValueKey {
    static var defaultValue: RowInsertion? { nil }
  }

  /// What can be dropped beside the row.
  package internal(set) var rowInsertion: RowInsertion? {
    get { self[RowInsertionKey.self] }
    set { self[RowInsertionKey.self] = newValue }
  }
}

extension DynamicViewContent {
  /// Lets values of a type be dropped between the rows of a list. The action inserts them at an offset of the data.
  ///
  /// ```swift
  /// struct Bed: View {
  ///   @State private var flowers = ["Clover", "Sage"]
  ///
  ///   var body: some View {
  ///     List {
  ///       ForEach(flowers, id: \.self) { Text($0) }
  ///         .dropDestination(for: String.self) { words, offset in
  ///           flowers.insert(contentsOf: words, at: offset)
  ///         }
  ///     }
  ///   }
  /// }
  /// ```
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
  ) -> some DynamicViewContent<Data> {
    inserting(RowInsertion(of: T.self, action))
  }

  /// Lets things of some types be dropped between the rows of a list. The action loads what it needs, and inserts it at an
  /// offset of the data; a nil action takes the possibility away.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType],
    perform action: ((_ offset: Int, _ items: [NSItemProvider]) -> Void)?
  ) -> some DynamicViewContent<Data> {
    inserting(action.map { RowInsertion(of: supportedContentTypes, $0) })
  }

  /// Lets things of types with these identifiers be dropped between the rows of a list.
  @_disfavoredOverload
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: ((_ offset: Int, _ items: [NSItemProvider]) -> Void)?
  ) -> some DynamicViewContent<Data> {
    onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action)
  }

  private nonisolated func inserting(_ insertion: RowInsertion?) -> some DynamicViewContent<Data> {
    EditableRows(content: self) {
      $0.insertSource = $1
    } write: {
      $0.rowInsertion = insertion
    }
  }
}

extension RowInsertion {
  /// The insertion of values of a type.
  package init<T: Transferable>(of type: T.Type, _ action: @escaping ([T], Int) -> Void) {
    self.init {
      $0.filter { $0.holds(T.self) }
    } insert: { items, offset in
      ItemLoad.values(of: T.self, in: items) {
        action($0, offset)
        return true
      }
    }
  }

  /// The insertion of things of some types.
  package init(
    of types: [UTType], _ action: @escaping (_ offset: Int, _ items: [NSItemProvider]) -> Void
  ) {
    self.init {
      $0.filter { $0.isOne(of: types) }
    } insert: { items, offset in
      action(offset, items)
      return true
    }
  }
}

/// The views of a `ForEach`, between which things can be dropped.
nonisolated package struct InsertingRows<Content: View>: View, MultiView {
  private let content: Content
  private let insertion: RowInsertion

  package init(_ content: Content, _ insertion: RowInsertion) {
    (self.content, self.insertion) = (content, insertion)
  }

  package nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    let list = Content._makeViewList(view: view.part(at: 0, as: Content.self), inputs: inputs).list
    let graph = inputs.base.runtime.graph
    return _ViewListOutputs(
      ModifiedList(
        list,
        EditableRowsModifier {
          $0.insertSource = $1
        } write: { [unowned graph] in
          $0.rowInsertion = view.read(in: graph).insertion
        }))
  }

  package nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Content._viewListCount(inputs: inputs)
  }
}
