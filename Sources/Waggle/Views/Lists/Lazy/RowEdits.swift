public import Foundation
import WaggleGraph

/// What the rows of a `ForEach` can be edited by.
package struct RowEdits {
  /// Deletes the elements at offsets of the data.
  package var delete: ((IndexSet) -> Void)?
  /// Moves elements to an offset of the data, counted before they are taken out.
  package var move: ((IndexSet, Int) -> Void)?
  /// The modifiers of the loops whose offsets they are, of what is deleted, moved and inserted: of loops in each other it
  /// may not be the same one.
  package weak var deleteSource: ElementModifier?
  package weak var moveSource: ElementModifier?
  package weak var insertSource: ElementModifier?

  /// Adds the edits of a loop itself. Those of modifiers on the loop come before them (C241).
  mutating func add(_ change: (inout RowEdits) -> Void, of loop: EditableRowsModifier) {
    var own = RowEdits()
    change(&own)
    if let delete = own.delete, !loop.isOnLoop(of: deleteSource) {
      (self.delete, deleteSource) = (delete, loop)
    }
    if let move = own.move, !loop.isOnLoop(of: moveSource) {
      (self.move, moveSource) = (move, loop)
    }
  }
}

extension ContainerValues {
  private enum RowEditsKey: ContainerValueKey {
    static var defaultValue: RowEdits { RowEdits() }
  }

  /// How a list edits the row.
  package internal(set) var rowEdits: RowEdits {
    get { self[RowEditsKey.self] }
    set { self[RowEditsKey.self] = newValue }
  }
}

extension DynamicViewContent {
  /// Lets the user delete rows of a list or a form. The action removes the elements at the offsets from the data; a
  /// nil action takes the possibility away (C089).
  ///
  /// ```swift
  /// struct Bed: View {
  ///   @State private var flowers = ["Clover", "Sage"]
  ///
  ///   var body: some View {
  ///     List {
  ///       ForEach(flowers, id: \.self) { Text($0) }
  ///         .onDelete { flowers.remove(atOffsets: $0) }
  ///     }
  ///   }
  /// }
  /// ```
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?)
    -> some DynamicViewContent<Data>
  {
    EditableRows(content: self) {
      $0.delete = action
      $0.deleteSource = $1
    }
  }

  /// Lets the user move rows of a list or a form. The action moves the elements at the offsets to an offset that is
  /// counted before they are taken out, from 0 to the number of elements; a nil action takes the possibility away
  /// (C090). In a form rows are moved by accessibility actions, not by dragging.
  ///
  /// ```swift
  /// struct Border: View {
  ///   @State private var flowers = ["Clover", "Sage"]
  ///
  ///   var body: some View {
  ///     List {
  ///       ForEach(flowers, id: \.self) { Text($0) }
  ///         .onMove { flowers.move(fromOffsets: $0, toOffset: $1) }
  ///     }
  ///   }
  /// }
  /// ```
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent<Data>
  {
    EditableRows(content: self) {
      $0.move = action
      $0.moveSource = $1
    }
  }
}

/// Rows with what edits them.
nonisolated struct EditableRows<Content: DynamicViewContent>: DynamicViewContent, MultiView {
  let content: Content
  let change: (inout RowEdits, EditableRowsModifier) -> Void
  /// What else the rows carry.
  var write: (inout ContainerValues) -> Void = { _ in }

  @MainActor var data: Content.Data { content.data }

  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    let list = Content._makeViewList(view: view.part(at: 0, as: Content.self), inputs: inputs).list
    let graph = inputs.base.runtime.graph
    return _ViewListOutputs(
      ModifiedList(
        list,
        EditableRowsModifier {
          [unowned graph] in
          view.readIfAlive(in: graph)?.change(&$0, $1)
        } write: {
          [unowned graph] in
          view.readIfAlive(in: graph)?.write(&$0)
        }))
  }

  nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Content._viewListCount(inputs: inputs)
  }
}

/// Gives each element of a list what edits it.
final class EditableRowsModifier: ElementModifier {
  private let change: (inout RowEdits, EditableRowsModifier) -> Void
  private let write: (inout ContainerValues) -> Void
  /// What the modifier is around, whose rows are the elements of the data.
  private weak var rows: ViewList?

  init(
    _ change: @escaping (inout RowEdits, EditableRowsModifier) -> Void,
    write: @escaping (inout ContainerValues) -> Void = { _ in }
  ) {
    self.change = change
    self.write = write
  }

  /// The list of the loop.
  private weak var loop: ViewList?

  override func didWrap(_ list: ViewList) {
    rows = list
    loop = ((list as? ModifiedList)?.modifier as? EditableRowsModifier)?.loop ?? list
  }

  /// Whether another modifier is on the same loop.
  fileprivate func isOnLoop(of other: ElementModifier?) -> Bool {
    (other as? EditableRowsModifier)?.loop === loop
  }

  /// The offset in the data of the row that a scope is in, where all rows are made.
  fileprivate func offset(of scope: ViewScope?) -> Int? { rows?.rowNumber(of: scope) }

  override func writeContainerValues(_ values: inout ContainerValues) {
    change(&values.rowEdits, self)
    write(&values)
  }
}

extension RowContext {
  /// The offset of the row in the data of a `ForEach` that is edited; nil once it is no longer listed.
  ///
  /// Of loops inside loops the row is in several: the outermost one inside the modifier is meant.
  package func offset(in source: ElementModifier?) -> Int? {
    guard let source else { return nil }
    var found: Int?
    var next = row
    while let row = next, row.isIn(source) {
      found = row.isListed ? row.index : nil
      next = row.rows.supply?.row
    }
    return found
  }
}

extension Subview {
  /// The offset of the view in the data of a `ForEach` that is edited; nil once its container no longer has it. O(n).
  ///
  /// For containers that make all their views; the rows of a list know their offset by their place.
  package func offset(in source: ElementModifier?) -> Int? {
    guard let living, let source = source as? EditableRowsModifier else { return nil }
    return source.offset(of: living.element.element.inputs.scope)
  }

  /// The view, if its container still has it: only then can its values be read.
  package var living: Subview? { element.element.inputs.subgraph.isRemoved ? nil : self }
}

extension LazyRow {
  /// Whether a modifier is around the `ForEach`.
  fileprivate func isIn(_ modifier: ElementModifier) -> Bool {
    var next = rows.around
    while let around = next {
      if around === modifier { return true }
      next = around.enclosing
    }
    return false
  }
}
