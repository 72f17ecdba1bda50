public import Foundation
public import Waggle

/// How the user has arranged the columns of a table: which are shown, their order and widths (C272).
///
/// Columns take part that have a `customizationID`. The context menu of the header shows and hides them; the header is
/// dragged to move them, and its dividers to change their widths.
///
/// ```swift
/// struct Flower: Identifiable {
///   let id: Int
///   var name: String
/// }
///
/// struct Flowers: View {
///   let flowers = [Flower(id: 1, name: "Clover")]
///   @AppStorage("columns") private var customization: TableColumnCustomization<Flower>
///
///   var body: some View {
///     Table(flowers, columnCustomization: $customization) {
///       TableColumn("Name", value: \.name).customizationID("name")
///       TableColumn("Number") { Text("\($0.id)") }.customizationID("number")
///         .defaultVisibility(.hidden)
///     }
///   }
/// }
/// ```
nonisolated public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable,
  Codable
{
  struct Entry: Hashable, Sendable, Codable {
    var isVisible: Bool?
    var width: CGFloat?
  }

  var entries: [String: Entry] = [:]
  /// The ids of columns in the order of the user; those that lack follow.
  var order: [String] = []

  /// Makes a customization in which nothing is changed.
  public init() {}

  /// Whether a column is shown; automatic where the user has not chosen.
  public subscript(visibility id: String) -> Visibility {
    get { entries[id]?.isVisible.map { $0 ? .visible : .hidden } ?? .automatic }
    set {
      entries[id, default: Entry()].isVisible = newValue == .automatic ? nil : newValue == .visible
    }
  }

  /// Puts the columns into their original order.
  public mutating func resetOrder() { order = [] }
}

/// Parts of a table column that the user can change.
nonisolated public struct TableColumnCustomizationBehavior: SetAlgebra, Hashable, Sendable {
  /// The element of the set is a set itself.
  public typealias Element = TableColumnCustomizationBehavior

  private var bits: Int

  private init(bits: Int) { self.bits = bits }

  /// Nothing.
  public init() { bits = 0 }

  /// The place among the others.
  public static var reorder: TableColumnCustomizationBehavior { .init(bits: 1) }
  /// The width.
  public static var resize: TableColumnCustomizationBehavior { .init(bits: 2) }
  /// Whether a column is shown.
  public static var visibility: TableColumnCustomizationBehavior { .init(bits: 4) }
  /// Every behaviour.
  public static var all: TableColumnCustomizationBehavior { .init(bits: 7) }

  /// Whether all of a part are in the set.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }

  /// The behaviours that are in one of two sets.
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }

  /// The behaviours that are in both sets.
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }

  /// The behaviours that are in exactly one of two sets.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }

  /// Adds a part.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  /// Removes a part.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let found = intersection(member)
    bits &= ~member.bits
    return found.bits == 0 ? nil : found
  }

  /// Adds a part.
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let found = intersection(newMember)
    bits |= newMember.bits
    return found.bits == 0 ? nil : found
  }

  /// Adds the behaviours of another set.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }

  /// Keeps the behaviours that are in another set too.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }

  /// Keeps the behaviours that are in exactly one of two sets.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
}

extension TableColumnContent {
  /// Names the column, so that the user can change it and the change is kept (C272).
  public func customizationID(_ id: String)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    ChangedColumns(columns: self) { columns in
      // Several columns cannot have one name.
      for index in columns.indices {
        columns[index].0 = index == 0 ? id : "\(id) \(index + 1)"
      }
    }
  }

  /// Sets whether the column is shown as long as the user has not chosen (C272).
  public func defaultVisibility(_ visibility: Visibility)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    ChangedColumns(columns: self) { columns in
      for index in columns.indices { columns[index].1 = visibility }
    }
  }

  /// Sets what the user cannot change of the column (C272).
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    ChangedColumns(columns: self) { columns in
      for index in columns.indices { columns[index].2 = behavior }
    }
  }
}

/// Columns with other settings of their customization: name, visibility, what cannot be changed.
private struct ChangedColumns<Columns: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Columns.TableRowValue
  typealias TableColumnSortComparator = Columns.TableColumnSortComparator
  typealias TableColumnBody = Never
  typealias Settings = (String?, Visibility, TableColumnCustomizationBehavior)

  let columns: Columns
  let change: (inout [Settings]) -> Void

  var _tableColumns: _TableColumns<TableRowValue, TableColumnSortComparator> {
    var columns = columns._tableColumns
    var settings = columns.all.map {
      ($0.customizationID, $0.defaultVisibility, $0.disabledCustomization)
    }
    change(&settings)
    for (index, setting) in settings.enumerated() {
      columns.all[index].customizationID = setting.0
      columns.all[index].defaultVisibility = setting.1
      columns.all[index].disabledCustomization = setting.2
    }
    return columns
  }
}

extension AppStorage {
  /// A stored arrangement of columns, with nothing changed initially.
  public init<RowValue: Identifiable>(_ key: String, store: UserDefaults? = nil)
  where Value == TableColumnCustomization<RowValue> {
    self.init(json: key, store: store, initial: TableColumnCustomization())
  }

  /// A stored arrangement of columns.
  public init<RowValue: Identifiable>(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(json: key, store: store, initial: wrappedValue)
  }
}

extension SceneStorage {
  /// An arrangement of columns that is stored for the scene, with nothing changed initially.
  public init<RowValue: Identifiable>(_ key: String)
  where Value == TableColumnCustomization<RowValue> {
    self.init(json: key, initial: TableColumnCustomization())
  }

  /// An arrangement of columns that is stored for the scene.
  public init<RowValue: Identifiable>(wrappedValue: Value, _ key: String)
  where Value == TableColumnCustomization<RowValue> {
    self.init(json: key, initial: wrappedValue)
  }
}
