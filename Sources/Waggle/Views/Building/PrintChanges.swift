import Foundation
import WaggleGraph

extension View {
  /// Prints why the view's body runs, in a line on standard output, when it is called in that body (R291).
  ///
  /// ```swift
  /// struct Counter: View {
  ///   @State private var count = 0
  ///
  ///   var body: some View {
  ///     let _ = Self._printChanges()  // prints Counter: @self, @identity, _count changed.
  ///     Button("\(count)") { count += 1 }
  ///   }
  /// }
  /// ```
  ///
  /// The line names the properties that have changed, such as `_count`; `@self` where the view has other values from the view
  /// around it; `@identity` where it is new; `@dependencies` where it is another value that the body has read, such as one of
  /// an `@Observable` object.
  public static func _printChanges() {
    if let line = changesOfBody { print(line) }
  }

  /// Writes why the view's body runs, in a line on standard error, when it is called in that body (R291).
  ///
  /// The line is that of `_printChanges()`.
  public static func _logChanges() {
    guard let line = changesOfBody else { return }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Why the body that runs does so; nil where no body of this view runs.
  static var changesOfBody: String? {
    guard let runtime = CallContext.current.actions?.reference.runtime,
      let (node, rule) = runtime.graph.runningRule, let body = rule as? any ChangeTelling,
      body.source == Self.self
    else { return nil }
    let records = runtime.store(ChangeRecords.self)
    let old = records[node]
    let record = old ?? ChangeRecord()
    if old == nil { records.add(record, for: node, runtime.graph) }
    let changes = runtime.graph.untracked { body.changes(since: record) }
    let names = old == nil ? ["@self", "@identity"] + changes.filter { $0 != "@self" } : changes
    let all = names.isEmpty ? ["@dependencies"] : names
    return "\(typeName(Self.self)): \(all.joined(separator: ", ")) changed."
  }
}

/// A body's rule that can tell what has changed.
protocol ChangeTelling: AnyObject {
  /// The type of the view.
  var source: Any.Type { get }
  /// What has changed since the last call with this record.
  func changes(since record: ChangeRecord) -> [String]
}

/// What a body was given when it last printed its changes.
final class ChangeRecord {
  var view: Any?
  var properties: [AnyObject?] = []
}

/// The records of the bodies that print their changes.
final class ChangeRecords: RuntimeStore {
  private var records: [NodeID: ChangeRecord] = [:]

  init() {}

  /// How many records there may be before those of removed views are dropped.
  private var limit = 64

  subscript(node: NodeID) -> ChangeRecord? { records[node] }

  func add(_ record: ChangeRecord, for node: NodeID, _ graph: Graph) {
    records[node] = record
    guard records.count > limit else { return }
    records = records.filter { graph.isAlive($0.key) }
    limit = max(64, 2 * records.count)
  }

  func close() { records = [:] }
}

extension BodyRule: ChangeTelling {
  var source: Any.Type { Source.self }
}
