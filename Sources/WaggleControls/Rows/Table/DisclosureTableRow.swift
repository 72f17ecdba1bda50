public import Waggle

/// A row of a table that shows and hides the rows below it that belong to it (C271).
///
/// The rows inside are not made while it is collapsed. Without a binding it starts collapsed and keeps the state itself.
///
/// ```swift
/// struct Hive: Identifiable {
///   let id: String
///   var bees: [Hive] = []
/// }
///
/// struct Hives: View {
///   let hives = [Hive(id: "Oak", bees: [Hive(id: "Maya")])]
///
///   var body: some View {
///     Table(of: Hive.self) {
///       TableColumn("Name", value: \.id)
///     } rows: {
///       ForEach(hives) { hive in
///         DisclosureTableRow(hive) { ForEach(hive.bees) }
///       }
///     }
///   }
/// }
/// ```
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>:
  TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// What a row shows.
  public typealias TableRowValue = Label.TableRowValue
  /// Never used.
  public typealias TableRowBody = Never

  private let label: Label
  private let content: () -> Content
  private let binding: Binding<Bool>?

  /// A row for a value, and the rows that it shows and hides.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.content = content
    binding = isExpanded
  }

  /// The row, and below it those that it shows, as views.
  @MainActor public var _rowViews: some View {
    DisclosedTableRows(label: label, content: content, binding: binding)
  }
}

/// A row and those inside it.
private struct DisclosedTableRows<Label: TableRowContent, Content: TableRowContent>: View {
  let label: Label
  let content: () -> Content
  let binding: Binding<Bool>?
  @State private var isExpanded = false
  @Environment(\.tableRowLevel) private var level

  var body: some View {
    let isExpanded = binding ?? $isExpanded
    label._rowViews.environment(\.tableDisclosure, isExpanded)
    if isExpanded.wrappedValue {
      ViewOfRows(rows: content())
        .environment(\.tableDisclosure, nil)
        .environment(\.tableRowLevel, level + 1)
    }
  }
}

/// The rows of a tree of data: elements with children can be expanded.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// What a row shows.
  public typealias TableRowValue = Data.Element
  /// Never used.
  public typealias TableRowBody = Never

  let data: Data
  let children: KeyPath<Data.Element, Data?>

  /// The rows as views.
  @MainActor public var _rowViews: some View {
    ForEach(data) { TableOutlineNode(value: $0, children: children) }
      .environment(\.isTableOutline, true)
  }
}

/// An element of a tree of data, and those inside it.
private struct TableOutlineNode<Data: RandomAccessCollection>: View
where Data.Element: Identifiable {
  let value: Data.Element
  let children: KeyPath<Data.Element, Data?>

  var body: some View {
    if let inside = value[keyPath: children] {
      DisclosedTableRows(
        label: TableRow(value),
        content: { ErasedTableRows(value: value, inside: inside, children: children) },
        binding: nil)
    } else {
      TableRow(value)._rowViews
    }
  }
}

/// Erases the type, which would contain itself.
nonisolated private struct ErasedTableRows<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  typealias TableRowValue = Data.Element
  typealias TableRowBody = Never

  let value: Data.Element
  let inside: Data
  let children: KeyPath<Data.Element, Data?>

  @MainActor var _rowViews: AnyView {
    AnyView(ForEach(inside) { TableOutlineNode(value: $0, children: children) })
  }
}

extension EnvironmentValues {
  private enum LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }
  private enum DisclosureKey: EnvironmentKey { static var defaultValue: Binding<Bool>? { nil } }
  private enum OutlineKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// How many rows a row of a table is inside of.
  var tableRowLevel: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  /// Whether a row of a table shows those inside it; nil for one that has none.
  var tableDisclosure: Binding<Bool>? {
    get { self[DisclosureKey.self] }
    set { self[DisclosureKey.self] = newValue }
  }

  /// Whether all rows of the table leave room for what expands them.
  var isTableOutline: Bool {
    get { self[OutlineKey.self] }
    set { self[OutlineKey.self] = newValue }
  }
}

extension DisclosureTableRow: KeepsStates {
  nonisolated package static var keptStates: [String] { ["isExpanded"] }
}
