import WaggleGraph

/// The rows of a `ForEach`.
///
/// Always true: `rows` are the data's elements as of the last update, in order, each under the id that the data
/// gave it; a row whose id stays keeps its state, wherever it moves.
final class ForEachList<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewList {
  private typealias Source = ForEach<Data, ID, Content>
  private typealias Item = (id: ID, view: Content)

  private let inputs: _ViewListInputs
  /// Rows come here in the order of actions, whenever they are made.
  private let callbackScope: CallbackScope
  private var rows: [Row] = []
  /// Rows that are leaving, the newest last.
  private var leaving: [ID: [(row: Row, departure: PendingRemoval)]] = [:]
  private var sink: ContentEffect?

  init(_ view: _GraphValue<ForEach<Data, ID, Content>>, _ inputs: _ViewListInputs) {
    self.inputs = inputs
    callbackScope = inputs.base.nextCallbackScope()
    super.init()
    sink = RowsSink(view, inputs) { [unowned self] in self.update($0) }
  }

  deinit {
    for row in rows { row.letGo() }
    for row in leaving.values.joined() { row.row.letGo() }
  }

  override var isDynamic: Bool { true }

  override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) {
    for row in rows { row.list.forEach(around, body) }
  }

  override func setOwner(_ owner: any ViewListOwner) {
    self.owner = owner
    for row in rows { row.list.setOwner(owner) }
  }

  /// Takes over new data: O(n) in its length. Rows before the first change and after the last one are only handed their
  /// new views; between them there is one look-up a row.
  private func update(_ items: [Item]) {
    let graph = inputs.base.runtime.graph
    let old = rows
    let shorter = min(old.count, items.count)
    var start = 0
    while start < shorter, old[start].id == items[start].id {
      old[start].set(items[start].view, in: graph)
      start += 1
    }
    guard start < max(old.count, items.count) else { return }
    var same = 0
    while same < shorter - start, old[old.count - 1 - same].id == items[items.count - 1 - same].id {
      same += 1
    }
    let gone = replace(start..<old.count - same, by: items, start..<items.count - same)
    for index in items.count - same..<items.count { rows[index].set(items[index].view, in: graph) }
    drop(gone)
    owner?.listChanged()
  }

  /// Has the rows in `range` be those of some items; gives those that went, in their order.
  private func replace(
    _ range: Range<Int>, by items: [Item], _ wanted: Range<Int>
  ) -> [Row] {
    let old = rows[range]
    var known: [ID: [Row]] = [:]
    for row in old.reversed() { known[row.id, default: []].append(row) }
    var fresh: [ID] = []
    let new = items[wanted].map { item in
      if let row = known[item.id]?.popLast() ?? revive(item.id) {
        row.set(item.view, in: inputs.base.runtime.graph)
        return row
      }
      fresh.append(item.id)
      return makeRow(item.id, item.view)
    }
    if range == rows.indices { rows = new } else { rows.replaceSubrange(range, with: new) }
    reportDuplicates(of: fresh)
    let gone = Set(known.values.joined().map(ObjectIdentifier.init))
    return gone.isEmpty ? [] : old.filter { gone.contains(ObjectIdentifier($0)) }
  }

  /// Says which of the ids that have just come are there more than once.
  private func reportDuplicates(of fresh: [ID]) {
    let ids = Set(fresh)
    if ids.count == fresh.count, fresh.count == rows.count || isFoundOnce(ids) { return }
    var counts: [ID: Int] = [:]
    for row in rows { counts[row.id, default: 0] += 1 }
    for id in fresh where counts.removeValue(forKey: id) ?? 0 > 1 { reportDuplicate(id) }
  }

  /// Whether each of the ids is that of one row.
  private func isFoundOnce(_ ids: Set<ID>) -> Bool {
    if ids.count == 1, let id = ids.first { return rows.lazy.filter { $0.id == id }.count == 1 }
    return rows.lazy.filter { ids.contains($0.id) }.count == ids.count
  }

  /// Rows that were there leave, or go at once: then they disappear after what is new appears, but for those with an
  /// identity transition (M182).
  private func drop(_ gone: [Row]) {
    guard let first = gone.first else { return }
    let body = {
      if Transaction.allowsAnimation { return self.beginRemoval(gone) }
      for row in gone { row.remove() }
    }
    if owner?.vanishes(first.list) == true { return body() }
    inputs.base.runtime.actions.deferringDisappearances(body)
  }

  /// Rows that were there leave, in their order; those without a transition go at once.
  private func beginRemoval(_ gone: [Row]) {
    for row in gone {
      let departure = owner?.beginRemoval(row.list) { [weak self] in
        self?.leaving[row.id]?.removeAll { $0.row === row }
        row.remove()
      }
      if let departure {
        leaving[row.id, default: []].append((row, departure))
      } else {
        row.remove()
      }
    }
  }

  /// The row that was leaving under an id; it stays (R175).
  private func revive(_ id: ID) -> Row? {
    guard !leaving.isEmpty, let (row, departure) = leaving[id]?.popLast() else { return nil }
    departure.cancel()
    return row
  }

  private func makeRow(_ id: ID, _ content: Content) -> Row {
    var inner = inputs
    inner.base.subgraph = Subgraph(in: inputs.base.runtime.graph, parent: inputs.base.subgraph)
    inner.base.appearanceScope = AppearanceScope(parent: inputs.base.appearanceScope)
    inner.base.callbackScope = callbackScope
    inner.base.depth += 1
    let row = Row(id, parent: inputs.base.scope, inner)
    inner.base.scope = row
    row.fill(content, inner, owner)
    return row
  }

  private func reportDuplicate(_ id: ID) {
    inputs.base.runtime.report(
      Diagnostic(
        id: "W-ID",
        message:
          "ForEach has more than one element with the id \(id). Each is shown, but which keeps its state "
          + "when the data changes is undefined: give every element an id of its own.",
        path: inputs.base.scope?.path ?? ""))
  }

  /// One element's view.
  private final class Row: ViewScope {
    let id: ID
    private let subgraph: Subgraph
    private let appearanceScope: AppearanceScope
    private var content: Attribute<Content>!
    private(set) var list: ViewList!

    init(_ id: ID, parent: ViewScope?, _ inputs: _ViewListInputs) {
      self.id = id
      subgraph = inputs.base.subgraph
      appearanceScope = inputs.base.appearanceScope
      super.init(nil, parent: parent)
    }

    override var name: String { "[\(unwrapped(id))]" }

    func fill(_ view: Content, _ inputs: _ViewListInputs, _ owner: (any ViewListOwner)?) {
      content = inputs.base.runtime.graph.makeInput(view, in: subgraph)
      list = listOrElement(_GraphValue(content, isCompared: true), inputs)
      if let owner { list.setOwner(owner) }
    }

    func set(_ view: Content, in graph: Graph) { graph.set(content, to: view) }

    func remove() {
      appearanceScope.leave()
      subgraph.remove()
      letGo()
    }

    /// The views in a row know it as the place where they are: it must not hold them for longer than it is there.
    func letGo() { list = nil }
  }

  /// Makes the rows' views. What their closure reads (states, the environment, observable objects, geometry) has it run
  /// again, as if a body had read it (R184).
  private final class RowsSink: ContentEffect, ObservingRule {
    private let source: _GraphValue<Source>
    private let scope: ViewScope?
    private let act: ([Item]) -> Void
    private(set) var observationRun: UInt32 = 0
    /// What is shown of a range without ids, whatever it becomes.
    private var constantData: Data?

    init(
      _ source: _GraphValue<Source>, _ inputs: _ViewListInputs, act: @escaping ([Item]) -> Void
    ) {
      self.source = source
      scope = inputs.base.scope
      self.act = act
      super.init(inputs.base)
      attach(inputs.base, reading: source.node)
      schedule()
    }

    override var name: String { "ForEach" }

    override func updateContent(_ graph: Graph) {
      let items = makeItems(source.read(in: graph))
      graph.untracked { act(items) }
    }

    private func makeItems(_ source: Source) -> [Item] {
      runtime.breadcrumbs.append(Breadcrumb("the rows of", Source.self, scope))
      defer { runtime.breadcrumbs.removeLast() }
      let data = source.isConstant ? firstData(source) : source.data
      observationRun &+= 1
      return runtime.observing(node, run: observationRun) {
        data.map { (source.identify($0), source.content($0)) }
      }
    }

    /// The data that was shown first, and a report where it is not the data any more.
    private func firstData(_ source: Source) -> Data {
      guard let first = constantData else {
        constantData = source.data
        return source.data
      }
      let isSame = first.elementsEqual(source.data) { source.identify($0) == source.identify($1) }
      if !isSame { reportChange(from: first, to: source.data) }
      return first
    }

    private func reportChange(from first: Data, to new: Data) {
      runtime.reportOnce(
        Diagnostic(
          id: "W-FOREACH",
          message:
            "The range of a ForEach without ids went from \(first) to \(new). Such a range is read once, so the rows "
            + "stay those of \(first). Use ForEach(_:id:) or Identifiable data where it can change.",
          path: scope?.path ?? "root"),
        about: "range")
    }
  }
}

/// What an optional holds, however deep, for names: `Optional(3)` is 3.
private func unwrapped(_ value: Any) -> Any {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional, let some = mirror.children.first else { return value }
  return unwrapped(some.value)
}
