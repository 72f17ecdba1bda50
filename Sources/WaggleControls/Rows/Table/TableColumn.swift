public import Foundation
public import Waggle

/// A column of a table: a label in the header, and a view in each row (C095).
///
/// A column that is given a comparable value sorts the table when its header is tapped: it writes `sortOrder`, by which
/// the program sorts the data.
///
/// ```swift
/// struct Bee: Identifiable {
///   let id: Int
///   var name: String
///   var age: Int
/// }
///
/// struct Hive: View {
///   @State private var bees = [Bee(id: 1, name: "Maya", age: 12), Bee(id: 2, name: "Willy", age: 9)]
///   @State private var order = [KeyPathComparator(\Bee.name)]
///
///   var body: some View {
///     Table(bees, sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
///         .width(60)
///     }
///     .onChange(of: order) { bees.sort(using: order) }
///   }
/// }
/// ```
nonisolated public struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What sorts the rows.
  public typealias TableColumnSortComparator = Sort
  /// Never used.
  public typealias TableColumnBody = Never

  let label: Label
  let content: (RowValue) -> Content
  let comparator: Sort?
  var size = TableColumnWidth()

  init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
    self.label = label
    self.content = content
    self.comparator = comparator
  }

  /// The column itself.
  @MainActor public var _tableColumns: _TableColumns<RowValue, Sort> {
    let column = TableColumnModel(
      label: AnyView(label), cell: { AnyView(content($0)) }, width: size, comparator: comparator)
    return _TableColumns(all: [column])
  }

  /// Gives the column one width, which the user cannot change; nil leaves it to the table.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    let isUsable = width.map { $0.isFinite && $0 >= 0 } ?? false
    column.size = isUsable ? .fixed(width ?? 0) : TableColumnWidth()
    return column
  }

  /// Gives the column a width between bounds; nil leaves them to the table.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)
    -> TableColumn<RowValue, Sort, Content, Label>
  {
    var column = self
    column.size = .bounded(min, ideal, max)
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column that does not sort. Its label is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), nil, content) }

  /// A column that does not sort. Its label is a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), nil, content) }

  /// A column that does not sort. Its label is a text.
  public init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(text, nil, content) }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// A column of strings that does not sort. Its label is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) { self.init(Text(titleKey), nil) { Text($0[keyPath: value]) } }

  /// A column of strings that does not sort. Its label is a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) { self.init(Text(title), nil) { Text($0[keyPath: value]) } }

  /// A column of strings that does not sort. Its label is a text.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) { self.init(text, nil) { Text($0[keyPath: value]) } }
}

extension TableColumn where Label == Text {
  /// A column that sorts by a comparator. Its label is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), comparator, content) }

  /// A column that sorts by a comparator. Its label is a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), comparator, content) }

  /// A column that sorts by a comparator. Its label is a text.
  public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(text, comparator, content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts by a value. Its label is looked up in the program's tables.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), KeyPathComparator(shared(value)), content) }

  /// A column that sorts by a value. Its label is a string.
  @_disfavoredOverload
  public init<V: Comparable, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), KeyPathComparator(shared(value)), content) }

  /// A column that sorts by a value. Its label is a text.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(text, KeyPathComparator(shared(value)), content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts by a value, elements without one first. Its label is looked up in the program's tables.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), KeyPathComparator(shared(value)), content) }

  /// A column that sorts by a value, elements without one first. Its label is a string.
  @_disfavoredOverload
  public init<V: Comparable, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), KeyPathComparator(shared(value)), content) }

  /// A column that sorts by a value, elements without one first. Its label is a text.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(text, KeyPathComparator(shared(value)), content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts by a value with a comparator. Its label is looked up in the program's tables.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(titleKey), KeyPathComparator(shared(value), comparator: comparator), content)
  }

  /// A column that sorts by a value with a comparator. Its label is a string.
  @_disfavoredOverload
  public init<V, C: SortComparator, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(title), KeyPathComparator(shared(value), comparator: comparator), content)
  }

  /// A column that sorts by a value with a comparator. Its label is a text.
  public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(text, KeyPathComparator(shared(value), comparator: comparator), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts by whether a value is true. Its label is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      Text(titleKey), KeyPathComparator(shared(value), comparator: BoolComparator()), content)
  }

  /// A column that sorts by whether a value is true. Its label is a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(shared(value), comparator: BoolComparator()), content)
  }

  /// A column that sorts by whether a value is true. Its label is a text.
  public init(
    _ text: Text, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(text, KeyPathComparator(shared(value), comparator: BoolComparator()), content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// A column of strings, by which it sorts. Its label is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(Text(titleKey), KeyPathComparator(shared(value), comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }

  /// A column of strings, by which it sorts. Its label is a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(Text(title), KeyPathComparator(shared(value), comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }

  /// A column of strings, by which it sorts. Its label is a text.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(text, KeyPathComparator(shared(value), comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }
}

/// Sorts false before true.
nonisolated private struct BoolComparator: SortComparator {
  var order = SortOrder.forward

  func compare(_ a: Bool, _ b: Bool) -> ComparisonResult {
    if a == b { return .orderedSame }
    return b == (order == .forward) ? .orderedAscending : .orderedDescending
  }
}

/// A key path as a comparator wants it: the keys of a program's properties do not change.
nonisolated private func shared<Root, Value>(_ path: KeyPath<Root, Value>)
  -> any KeyPath<Root, Value> & Sendable
{ unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self) }
