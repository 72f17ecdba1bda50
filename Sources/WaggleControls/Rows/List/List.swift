public import Waggle

/// Rows below each other, made when they become visible, in which the user can select, delete and move.
///
/// Each view of the content is a row; a `ForEach` makes one of each element, and the rows of a `Section` belong together.
/// A list takes all the space that it is offered, and scrolls. Its style decides how it looks (`listStyle`, C080).
/// A list that is itself a row of a form or another list stands for its rows: they are rows there, and scroll with the
/// others. If rows can be selected in it, or it is modified, by a frame for example, it is one row as high as its rows
/// together, and scrolls only in a frame that is lower.
///
/// ```swift
/// struct Garden: View {
///   @State private var selection: String?
///   private let flowers = ["Clover", "Sage"]
///
///   var body: some View {
///     List(selection: $selection) {
///       Section("Flowers") {
///         ForEach(flowers, id: \.self) { Text($0) }
///       }
///       Text("More soon")  // shows More soon
///     }
///   }
/// }
/// ```
///
/// What a row writes to preferences counts while the row exists, in the order in which rows were made (R154, R155).
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View, PathNamed {
  private let selection: ListSelection<SelectionValue>
  private let content: Content

  init(_ selection: ListSelection<SelectionValue>, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  /// The rows in the nearest style.
  @MainActor @preconcurrency
  public var body: some View {
    ListOrRows(SelectionValue.self) {
      ListBody(selection: selection, content: content)
    } nested: {
      NestedList(selection: selection, content: content)
    } rows: {
      content
    }
  }
}
