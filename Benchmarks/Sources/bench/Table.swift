/// Rows as a table for people: aligned columns, microseconds.
struct Table {
  private static let heads = [
    "scene", "n", "observer µs", "frame µs", "instructions", "nodes", "allocs", "bytes/leaf",
    "sent bytes", "elements", "× loop", "received",
  ]
  private static let widths = [24, 7, 12, 12, 13, 7, 9, 11, 11, 9, 8, 9]

  static var head: String { line(heads) }

  static func line(of row: Row) -> String {
    line([
      row.scene, row.n.map(String.init) ?? "",
      row.ns.map { decimal($0 / 1000) } ?? "", row.nsFrame.map { decimal($0 / 1000) } ?? "",
      row.instructions.map(String.init) ?? "", row.nodes.map(decimal) ?? "",
      row.allocations.map(decimal) ?? "",
      row.bytes.map(decimal) ?? "", row.sentBytes.map(decimal) ?? "",
      row.sentElements.map(decimal) ?? "", row.ratioToLoop.map(decimal) ?? "",
      row.observerCorrect.map { $0 ? "right" : "WRONG" } ?? "",
    ])
  }

  private static func line(_ cells: [String]) -> String {
    zip(cells, widths).enumerated().map { index, cell in
      let space = String(repeating: " ", count: max(1, cell.1 - cell.0.count))
      return index == 0 ? cell.0 + space : space + cell.0
    }.joined()
  }
}
