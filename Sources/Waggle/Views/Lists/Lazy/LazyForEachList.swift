import WaggleGraph

/// The rows of a `ForEach` in a lazy container, made from the data when they are asked for.
///
/// Always true between updates: each row that exists has the id of the data's element at its index; no two that are shown
/// have the same id, except in a list. Elsewhere a row whose id another one has is not shown (L093).
final class LazyForEachList<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRows {
  typealias Source = ForEach<Data, ID, Content>

  private var source: Source?
  /// Changes with the data and with the closure that makes views.
  fileprivate let version: Attribute<Int>
  private let callbackScope: CallbackScope
  /// The indices of the rows that exist and are shown, by id; of several with one id, of the one that was made first.
  private var indices: [ID: Int] = [:]
  /// The ids of the former data near the rows that existed, and the update in which it was replaced.
  private var formerIDs: Set<ID> = []
  private var lastChange = -1
  /// Rows whose removal is animated, by id, newest last.
  private var pendingRemovals: [ID: [(row: Row, removal: PendingRemoval)]] = [:]
  private var effect: ContentEffect?

  init(_ view: _GraphValue<Source>, _ inputs: _ViewListInputs) {
    version = inputs.base.runtime.graph.makeInput(0, in: inputs.base.subgraph)
    callbackScope = inputs.base.nextCallbackScope()
    super.init(inputs)
    effect = LazyRowsEffect(view, self)
  }

  deinit { for row in pendingRemovals.values.joined() { row.row.releaseList() } }

  private var runtime: Runtime { listInputs.base.runtime }

  override func makeRow(at index: Int) -> LazyRow {
    let id = id(at: index)
    if let shown = indices[id], shown != index {
      report(id)
      guard listInputs.showsDuplicates else { return makeHiddenRow(index, id) }
    } else {
      indices[id] = index
    }
    if let row = cancelRemoval(id, at: index) { return row }
    var inner = rowInputs
    let row = Row(id, at: index, of: self, inner)
    if lastChange == runtime.updateNumber, !formerIDs.contains(id) { row.insertion = lastChange }
    inner.base.scope = row
    row.make(inner, version)
    return row
  }

  private var rowInputs: _ViewListInputs {
    var inner = listInputs
    inner.base.subgraph = Subgraph(in: runtime.graph, parent: listInputs.base.subgraph)
    inner.base.appearanceScope = AppearanceScope(parent: listInputs.base.appearanceScope)
    inner.base.callbackScope = callbackScope
    inner.base.depth += 1
    return inner
  }

  private func report(_ id: ID) {
    let path = listInputs.base.scope?.path ?? ""
    runtime.reportOnce(
      listInputs.showsDuplicates ? .duplicateID(id, at: path) : .hiddenDuplicate(id, at: path))
  }

  /// A row that shows nothing, because another one has its id.
  private func makeHiddenRow(_ index: Int, _ id: ID) -> LazyRow {
    let row = Row(id, at: index, of: self, rowInputs)
    row.fill(JoinedList([]))
    return row
  }

  override func didRelease(_ row: LazyRow) {
    guard let row = row as? Row, indices[row.id] == row.index else { return }
    indices[row.id] = nil
  }

  override func index(ofID id: AnyHashable) -> Int? {
    guard let id = id.base as? ID, let source else { return nil }
    if let index = indices[id] { return index }
    if let number = id as? Int, number < rowCount, number >= 0, self.id(at: number) == id {
      return number
    }
    return source.data.lazy.map(source.identify).enumerated().first { $0.element == id }?.offset
  }

  // MARK: Data

  private func element(at index: Int) -> Data.Element {
    let data = source!.data
    return data[data.index(data.startIndex, offsetBy: index)]
  }

  private func id(at index: Int) -> ID { source!.identify(element(at: index)) }

  fileprivate func content(at index: Int) -> Content? {
    index < rowCount ? source.map { $0.content(element(at: index)) } : nil
  }

  /// Takes new data. Visits the rows that exist, and as many elements beside them as there are more or fewer than before;
  /// nothing else.
  fileprivate func update(_ new: Source) {
    let old = source
    let (oldCount, newCount) = (rowCount, new.data.count)
    source = new
    rowCount = newCount
    var isChanged = oldCount != newCount
    if let old, !made.isEmpty {
      // What is in `made` was made by this list: rows of its type.
      let moved = made.values.filter { $0.index >= newCount || ($0 as! Row).id != id(at: $0.index) }
      if !moved.isEmpty {
        isChanged = true
        move(moved.map { $0 as! Row }, old, oldCount)
      }
    }
    graph.set(version, to: graph.untracked { graph.value(version) } &+ 1)
    if isChanged { owner?.listChanged() }
  }

  private var graph: Graph { runtime.graph }

  /// Finds the rows whose id is no longer at their index, near the rows that exist.
  private func move(_ moved: [Row], _ old: Source, _ oldCount: Int) {
    let window = windowIndices(oldCount)
    rememberFormerIDs(old, oldCount, window)
    // Last indices first, so that the first one is taken first.
    var found: [ID: [Int]] = [:]
    for index in window.clamped(to: 0..<rowCount).reversed() {
      found[id(at: index), default: []].append(index)
    }
    let movedRows = Set(moved.map(ObjectIdentifier.init))
    // Rows of this list, as above.
    let staying = made.values.map { $0 as! Row }.filter {
      !movedRows.contains(ObjectIdentifier($0))
    }
    var kept: [Row] = staying.filter(\.isShown)
    var taken = Set(kept.map(\.index))
    var removed: [Row] = []
    for row in moved.sorted(by: { $0.index < $1.index }) {
      if row.isShown, let index = found[row.id]?.popLast(where: { taken.insert($0).inserted }) {
        row.index = index
        kept.append(row)
      } else {
        removed.append(row)
      }
    }
    indices = [:]
    for row in kept.sorted(by: { $0.index > $1.index }) { indices[row.id] = row.index }
    // A row that was hidden by one with its id is rebuilt where that one is gone.
    for row in staying where !row.isShown {
      if indices[row.id] != nil, taken.insert(row.index).inserted {
        kept.append(row)
      } else {
        removed.append(row)
      }
    }
    setMade(kept)
    remove(removed)
  }

  /// The indices at which rows are looked for.
  private func windowIndices(_ oldCount: Int) -> Range<Int> {
    let used = made.values.filter { $0.isInUse }
    let all = used.isEmpty ? Array(made.values) : used
    let (first, last) = (all.map(\.index).min() ?? 0, all.map(\.index).max() ?? 0)
    let slack = min(abs(rowCount - oldCount), 1024) + (last - first) + 1
    return max(0, first - slack)..<last + slack + 1
  }

  private func rememberFormerIDs(_ old: Source, _ oldCount: Int, _ window: Range<Int>) {
    lastChange = runtime.updateNumber
    formerIDs = []
    guard runtime.allowsAnimation || runtime.store(ViewStore.self).transitionCount > 0 else {
      return
    }
    let range = window.clamped(to: 0..<oldCount)
    let start = old.data.index(old.data.startIndex, offsetBy: range.lowerBound)
    let end = old.data.index(start, offsetBy: range.count)
    formerIDs = Set(old.data[start..<end].map(old.identify))
  }

  // MARK: Removal

  private func remove(_ rows: [Row]) {
    guard !rows.isEmpty else { return }
    let ordered = rows.sorted { $0.index < $1.index }
    let body = {
      for row in ordered where !self.beginRemoval(row) { row.remove() }
    }
    if let list = ordered[0].list, owner?.hasIdentityTransition(list) == true { return body() }
    runtime.actions.deferringDisappearances(body)
  }

  private func beginRemoval(_ row: Row) -> Bool {
    guard runtime.allowsAnimation, let list = row.list else { return false }
    let removal = owner?.beginRemoval(list) { [weak self] in
      self?.pendingRemovals[row.id]?.removeAll { $0.row === row }
      row.remove()
    }
    guard let removal else { return false }
    pendingRemovals[row.id, default: []].append((row, removal))
    return true
  }

  /// Cancels the removal of the newest row with that id, and returns it (R175).
  private func cancelRemoval(_ id: ID, at index: Int) -> Row? {
    guard !pendingRemovals.isEmpty, let (row, removal) = pendingRemovals[id]?.popLast() else {
      return nil
    }
    row.index = index
    removal.cancel()
    return row
  }

  /// A row with its id and the rule that makes its view.
  final class Row: LazyRow {
    let id: ID
    /// Whether the row has views; false where another row has its id.
    private(set) var isShown = false

    override var viewID: AnyHashable? { AnyHashable(id) }

    init(_ id: ID, at index: Int, of rows: LazyForEachList, _ inputs: _ViewListInputs) {
      self.id = id
      super.init(at: index, of: rows, inputs)
    }

    override var name: String { rowName(of: id) }
    override var viewType: Any.Type? { ForEach<Data, ID, Content>.self }
    override var isNamed: Bool { true }
    override var hasName: Bool { true }

    override func prependName(to line: inout CrashLine) {
      line.prepend("]")
      line.prepend(id: id)
      line.prepend("[")
    }

    func make(_ inputs: _ViewListInputs, _ version: Attribute<Int>) {
      isShown = true
      let rule = RowContent<Data, ID, Content>(self, inputs.base, version)
      let graph = inputs.base.runtime.graph
      let content = graph.makeRule(rule, inputs: [version.node], in: subgraph)
      fill(listOrElement(_GraphValue(content, isCompared: true), inputs))
    }

    // Rows are made by the list that they are in, of these types.
    func content() -> Content? { (rows as! LazyForEachList).content(at: index) }
  }
}

/// Computes a row's view. It runs again when the data or the closure has changed, or what the closure read (R184).
private final class RowContent<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ValueRule, ObservingRule
{
  private unowned let row: LazyForEachList<Data, ID, Content>.Row
  private unowned let runtime: Runtime
  private let version: Attribute<Int>
  private var last: Content?
  private(set) var observationRun: UInt32 = 0

  init(
    _ row: LazyForEachList<Data, ID, Content>.Row, _ inputs: _ViewInputs, _ version: Attribute<Int>
  ) {
    self.row = row
    self.version = version
    runtime = inputs.runtime
  }

  var name: String { "a row of ForEach" }

  func value(in graph: Graph) -> Content { last! }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    _ = graph.value(version)
    runtime.breadcrumbs.append(
      Breadcrumb("the rows of", ForEach<Data, ID, Content>.self, row.parent))
    defer { runtime.breadcrumbs.removeLast() }
    observationRun &+= 1
    // A row whose removal is animated keeps its last view.
    if last == nil || row.rows.isCurrent(row) {
      last = runtime.observing(node, run: observationRun) { row.content() } ?? last
    }
    return graph.store(last!, in: node)
  }
}

extension RowContent: NewestValueHolder {
  func handNewest(_ views: SkippedViews, to body: (UnsafeRawPointer) -> Void) {
    if let last { withUnsafePointer(to: last) { body($0) } }
  }
}

extension Array {
  /// Removes elements from the end until one meets the condition, and returns that one.
  fileprivate mutating func popLast(where condition: (Element) -> Bool) -> Element? {
    while let last = popLast() {
      if condition(last) { return last }
    }
    return nil
  }
}

extension LazyRows {
  /// Whether the row is that of the data's element at its index; one that is being made is.
  func isCurrent(_ row: LazyRow) -> Bool { made[row.index].map { $0 === row } ?? true }
}

/// Hands new data to a lazy `ForEach`. Reads neither elements nor ids.
private final class LazyRowsEffect<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ContentEffect, ContentFeeder
{
  private let source: _GraphValue<ForEach<Data, ID, Content>>
  private unowned let list: LazyForEachList<Data, ID, Content>
  private let scope: ViewScope?
  /// The first data of a constant range; later data is ignored.
  private var constantData: Data?

  init(
    _ source: _GraphValue<ForEach<Data, ID, Content>>, _ list: LazyForEachList<Data, ID, Content>
  ) {
    self.source = source
    self.list = list
    scope = list.listInputs.base.scope
    super.init(list.listInputs.base)
    attach(list.listInputs.base, reading: source.node)
    schedule()
  }

  override var name: String { "ForEach" }

  override func updateContent(_ graph: Graph) {
    var new = source.read(in: graph)
    if new.isConstant { new.data = firstData(new) }
    graph.untracked { list.update(new) }
  }

  func addSources(to sources: inout [NodeID: ContentSource]) {
    sources[list.version.node] = ContentSource(effect: node)
  }

  /// The first data; reports a constant range that has changed since.
  private func firstData(_ source: ForEach<Data, ID, Content>) -> Data {
    guard let first = constantData else {
      constantData = source.data
      return source.data
    }
    if let old = first as? Range<Int>, let new = source.data as? Range<Int>, old != new {
      runtime.reportOnce(
        .changedRange(from: first, to: source.data, at: scope?.path ?? "root"), about: "range")
    }
    return first
  }
}
