import Waggle

/// What a list remembers between updates.
final class ListModel {
  /// A row that was selected.
  struct Mark {
    let number: Int
    let value: AnyHashable
  }

  let finder = RowFinder()
  /// The row that was selected last.
  var cursor: Mark?
  /// The row from which a selection of several extends.
  var anchor: Mark?

  nonisolated init() {}
}
