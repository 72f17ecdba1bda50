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
  private let actionScope: ActionScope
  private var rows: [Row] = []
  /// Rows that are leaving.
  private var leaving: [(row: Row, departure: Departure)] = []
  private var sink: ContentSink?

  init(_ view: _GraphValue<ForEach<Data, ID, Content>>, _ inputs: _ViewListInputs) {
    self.inputs = inputs
    actionScope = inputs.base.nextActionScope()
    super.init()
    sink = RowsSink(view, inputs) { [unowned self] in self.update($0) }
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

  /// Takes over new data: O(n) in its length, with one look-up a row whose place has changed.
  private func update(_ items: [Item]) {
    if keepsOrder(items) { return }
    var known: [ID: [Row]] = [:]
    for row in rows.reversed() { known[row.id, default: []].append(row) }
    var new: [Row] = []
    new.reserveCapacity(items.count)
    var seen: Set<ID> = []
    for item in items {
      if !seen.insert(item.id).inserted { reportDuplicate(item.id) }
      if let row = known[item.id]?.popLast() {
        row.set(item.view, in: inputs.base.runtime.graph)
        new.append(row)
      } else if let row = revive(item.id) {
        row.set(item.view, in: inputs.base.runtime.graph)
        new.append(row)
      } else {
        new.append(makeRow(item.id, item.view))
      }
    }
    let old = rows
    rows = new
    drop(known.values.joined(), of: old)
    owner?.listChanged()
  }

  /// Rows that were there leave, or go at once: then they disappear after what is new appears, but for those with an
  /// identity transition (M182).
  private func drop(_ gone: some Sequence<Row>, of old: [Row]) {
    let body = {
      if Transaction.mayMove { return self.depart(gone, of: old) }
      for row in gone { row.remove() }
    }
    guard let first = gone.first(where: { _ in true }) else { return }
    if owner?.vanishes(first.list) == true { return body() }
    inputs.base.runtime.actions.sendOff(body)
  }

  /// Rows that were there leave, in their order; those without a transition go at once.
  private func depart(_ gone: some Sequence<Row>, of old: [Row]) {
    let gone = Set(gone.map(ObjectIdentifier.init))
    for row in old where gone.contains(ObjectIdentifier(row)) {
      let departure = owner?.depart(row.list) { [weak self] in
        self?.leaving.removeAll { $0.row === row }
        row.remove()
      }
      if let departure { leaving.append((row, departure)) } else { row.remove() }
    }
  }

  /// The row that was leaving under an id; it stays (R175).
  private func revive(_ id: ID) -> Row? {
    guard let index = leaving.lastIndex(where: { $0.row.id == id }) else { return nil }
    let (row, departure) = leaving.remove(at: index)
    departure.callOff()
    return row
  }

  /// The common case: the same ids in the same order. Then only the rows' views are new.
  private func keepsOrder(_ items: [Item]) -> Bool {
    guard items.count == rows.count, !rows.isEmpty else { return rows.isEmpty && items.isEmpty }
    for (row, item) in zip(rows, items) where row.id != item.id { return false }
    for (row, item) in zip(rows, items) { row.set(item.view, in: inputs.base.runtime.graph) }
    return true
  }

  private func makeRow(_ id: ID, _ content: Content) -> Row {
    var inner = inputs
    inner.base.subgraph = Subgraph(in: inputs.base.runtime.graph, parent: inputs.base.subgraph)
    inner.base.presence = Presence(parent: inputs.base.presence)
    inner.base.actionScope = actionScope
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
    private let presence: Presence
    private var content: Attribute<Content>!
    private(set) var list: ViewList!

    init(_ id: ID, parent: ViewScope?, _ inputs: _ViewListInputs) {
      self.id = id
      subgraph = inputs.base.subgraph
      presence = inputs.base.presence
      super.init(nil, parent: parent)
    }

    override var name: String { "[\(id)]" }

    func fill(_ view: Content, _ inputs: _ViewListInputs, _ owner: (any ViewListOwner)?) {
      content = inputs.base.runtime.graph.makeInput(view, in: subgraph)
      list = listOrElement(_GraphValue(content, isCompared: true), inputs)
      if let owner { list.setOwner(owner) }
    }

    func set(_ view: Content, in graph: Graph) { graph.set(content, to: view) }

    func remove() {
      presence.leave()
      subgraph.remove()
    }
  }

  /// Makes the rows' views. What their closure reads (states, the environment, observable objects, geometry) has it run
  /// again, as if a body had read it (R184).
  private final class RowsSink: ContentSink, ObservingRule {
    private let source: _GraphValue<Source>
    private let scope: ViewScope?
    private let act: ([Item]) -> Void
    private(set) var observationRun: UInt32 = 0

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
      observationRun &+= 1
      return runtime.observing(node, run: observationRun) {
        source.data.map { (source.identify($0), source.content($0)) }
      }
    }
  }
}
