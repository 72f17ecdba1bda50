/// The rows of a `ForEach` in a lazy container.
///
/// Always true: `made` has the rows that exist, by index; a row that was not made counts as one element. Nothing is
/// stored for it, and its id is not read.
package class LazyRows: ViewList {
  /// Notified when the rows change.
  package final private(set) weak var owner: (any ViewListOwner)?
  final let listInputs: _ViewListInputs
  /// The modifiers around each row.
  final var around: ElementModifier?
  /// The supply that lists the rows, and their place in it.
  package final weak var supply: LazySupply?
  final var segment = 0
  private(set) final var made: [Int: LazyRow] = [:]
  private final var exceptions = RowExceptions()
  /// The number of elements in the data.
  package final var rowCount = 0

  init(_ inputs: _ViewListInputs) {
    listInputs = inputs
    super.init()
  }

  deinit { for row in made.values { row.releaseList() } }

  package final override var isDynamic: Bool { true }

  package final override func setOwner(_ owner: any ViewListOwner) { self.owner = owner }

  /// The rows that exist, in order.
  package final override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) {
    self.around = around
    for row in madeRows { row.list?.forEach(around, body) }
  }

  package final override func addSegments(
    to segments: inout [LazySegment], around: ElementModifier?
  ) { segments.append(.rows(self, around: around)) }

  /// The number of elements now.
  final var elementCount: Int { rowCount + exceptions.surplus }

  /// How many rows exist.
  package final var madeCount: Int { made.count }

  /// The rows that exist, in order.
  final var madeRows: [LazyRow] { made.values.sorted { $0.index < $1.index } }

  /// The made rows that are not one element, in order.
  final var exceptionalRows: [LazyRow] { exceptions.rows }

  final func isMade(_ index: Int) -> Bool { made[index] != nil }

  /// The row at an index; nil if it does not exist.
  final func madeRow(at index: Int) -> LazyRow? { made[index] }

  /// Whether views of the rows can have ids other than the row's: lists in them that can change may contain loops, and
  /// views with `id`. All rows are alike in this.
  ///
  /// - Parameter makingRow: whether a row may be made to find out; if not, and none exists, nothing is to be found.
  final func mayContainIDs(makingRow: Bool) -> Bool {
    if !made.isEmpty { return made.values.contains { $0.list?.isDynamic ?? true } }
    guard makingRow, rowCount > 0 else { return false }
    let row = row(at: 0)
    defer { release(row) }
    return row.list?.isDynamic ?? true
  }

  /// Makes all rows if those that exist count for more or less than one element, as sections do.
  final func makeSections() {
    guard rowCount > 0, madeCount < rowCount, areSections else { return }
    for index in 0..<rowCount where !isMade(index) {
      let row = row(at: index)
      if !row.isInUse { release(row) }
    }
  }

  private var areSections: Bool {
    guard made.isEmpty else { return exceptions.rows.count == made.count }
    let row = row(at: 0)
    defer { release(row) }
    return !row.isPlain
  }

  // MARK: Rows

  /// Makes the row at an index of the data.
  func makeRow(at index: Int) -> LazyRow { fatalError("\(Self.self) makes no rows") }

  /// Called when a row is no longer among `made`.
  func didRelease(_ row: LazyRow) {}

  /// The first index with an id; reads ids from the start of the data.
  package func index(ofID id: AnyHashable) -> Int? { nil }

  /// The row at an index, made if it does not exist.
  final func row(at index: Int) -> LazyRow {
    if let row = made[index] { return row }
    let row = makeRow(at: index)
    made[index] = row
    countChanged(of: row)
    return row
  }

  /// Drops a row with its state, unless it counts for more or less than one element.
  final func release(_ row: LazyRow) {
    row.isInUse = false
    guard made[row.index] === row, row.isPlain else { return }
    made[row.index] = nil
    didRelease(row)
    row.remove()
  }

  /// Call when the number of a row's elements may have changed.
  final func countChanged(of row: LazyRow) {
    guard made[row.index] === row else { return }
    exceptions.update(row)
    supply?.countChanged()
  }

  /// Replaces the rows that exist, after the data has changed.
  final func setMade(_ rows: [LazyRow]) {
    made = [:]
    for row in rows { made[row.index] = row }
    exceptions.replace(by: rows)
  }

  // MARK: Elements

  final func isListed(_ row: LazyRow) -> Bool { made[row.index] === row }

  /// The row with an element, and the element's number in it.
  final func locate(_ element: Int) -> (row: Int, offset: Int) {
    exceptions.isEmpty ? (element, 0) : exceptions.locate(element)
  }

  /// The number of elements before the row at an index.
  final func elements(before index: Int) -> Int {
    exceptions.isEmpty ? index : exceptions.elements(before: index)
  }

  /// The lines of all rows.
  final func flow(columns: Int) -> LineFlow { flow(beforeRow: rowCount, columns: columns) }

  /// The lines of the elements before one of them.
  final func flow(before element: Int, columns: Int) -> LineFlow {
    if exceptions.isEmpty { return .cells(element) }
    let (row, offset) = locate(element)
    var flow = flow(beforeRow: row, columns: columns)
    if let row = made[row], !row.isPlain {
      flow.append(row.supply.flow(before: offset, columns: columns), columns: columns)
    }
    return flow
  }

  private func flow(beforeRow index: Int, columns: Int) -> LineFlow {
    exceptions.isEmpty ? .cells(index) : exceptions.flow(before: index, columns: columns)
  }
}
