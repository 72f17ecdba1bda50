/// How the user may edit a collection in a list (C241).
///
/// ```swift
/// struct Shelf: View {
///   @State private var jars = ["Clover", "Sage"]
///
///   var body: some View {
///     List($jars, id: \.self, editActions: [.delete, .move]) { $jar in
///       TextField("Honey", text: $jar)
///     }
///   }
/// }
/// ```
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
  /// The actions, one bit for each.
  public let rawValue: Int

  /// Makes the actions of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Elements can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  /// Elements can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// Elements can be deleted and moved.
  public static var all: EditActions<Data> { [.delete, .move] }
}
