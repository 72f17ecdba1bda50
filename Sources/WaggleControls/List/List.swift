public import Waggle

/// Rows below each other, made when they become visible, in which the user can select, delete and move.
///
/// Each view of the content is a row; a `ForEach` makes one of each element, and the rows of a `Section` belong together.
/// A list takes all the space that it is offered, and scrolls. Its style decides how it looks (`listStyle`, C080).
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
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  private let selection: ListSelection<SelectionValue>
  private let content: Content

  init(_ selection: ListSelection<SelectionValue>, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  /// The rows in the nearest style.
  @MainActor @preconcurrency
  public var body: some View { ListBody(selection: selection, content: content) }
}
