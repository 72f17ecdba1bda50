import WaggleGraph

/// The rows of a `ForEach`.
///
/// Always true: `rows` match the data's elements as of the last update, in order, each with the id from the data; a row
/// whose id stays keeps its state wherever it moves.
final class ForEachList<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewList {
  private typealias Source = ForEach<Data, ID, Content>
  private typealias Item = (id: ID, view: Content)

  /// Notified when the rows change.
  private weak var owner: (any ViewListOwner)?
  private let inputs: _ViewListInputs
  /// Orders the rows' callbacks by the position of the list, whenever a row is made.
  private let callbackScope: CallbackScope
  private var rows: [Row] = []
  /// Rows whose removal is animated, by id, newest last.
  private var pendingRemovals: [ID: [(row: Row, removal: PendingRemoval)]] = [:]
  private var effect: ContentEffect?
  private var reading = ListReplacement.Reading.none
  /// How often rows were inserted, removed or moved.
  private var changeCount = 0

  init(_ view: _GraphValue<ForEach<Data, ID, Content>>, _ inputs: _ViewListInputs) {
    self.inputs = inputs
    callbackScope = inputs.base.nextCallbackScope()
    super.init()
    effect = RowsEffect(view, self)
  }

  deinit {
    for row in rows { row.releaseList() }
    for row in pendingRemovals.values.joined() { row.row.releaseList() }
  }

  override var isDynamic: Bool { true }

  override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) {
    reading.note(around)
    for row in rows { row.list.forEach(around, body) }
  }

  /// The rows' sections stay sections.
  override func addSegments(to segments: inout [LazySegment], around: ElementModifier?) {
    for row in rows { row.list.addSegments(to: &segments, around: around) }
  }

  override func rowNumber(of scope: ViewScope?) -> Int? {
    var next = scope
    while let scope = next {
      if let number = rows.firstIndex(where: { $0 === scope }) { return number }
      next = scope.parent
    }
    return nil
  }

  override func setOwner(_ owner: any ViewListOwner) {
    self.owner = owner
    for row in rows { row.list.setOwner(owner) }
  }

  /// Applies new data, O(n) in its length. Rows that stay where they are only get their new views; each row at a place where
  /// the data has changed costs one dictionary look-up.
  private func update(_ items: [Item]) {
    let old = rows
    let shorter = min(old.count, items.count)
    let prefix = setViewsOfEqualPrefix(items, max: shorter)
    guard prefix < max(old.count, items.count) else { return }
    let suffix = equalSuffix(old, items, max: shorter - prefix)
    let changes = RowChanges(
      prefix..<old.count - suffix, prefix..<items.count - suffix, of: old.count
    ) { old[$0].id == items[$1].id }
    let removedRows = replace(changes, by: items)
    setViews(items, from: prefix, except: changes)
    if isChecking { checkInvariants(items) }
    let replacements = replacements(of: old, changes)
    removeRows(removedRows)
    guard let replacements else {
      owner?.listChanged()
      return
    }
    for replacement in replacements { owner?.elementsReplaced(replacement) }
  }

  /// Sets the views of the rows from the first on that have the ids of the items; returns how many. In an array, an element
  /// would be copied for its id, and again for its view.
  private func setViewsOfEqualPrefix(_ items: [Item], max: Int) -> Int {
    guard max > 0 else { return 0 }
    let graph = inputs.base.runtime.graph
    return items.withUnsafeBufferPointer { buffer in
      // Of a pointer's element a part is read in place; the array of rows would be asked for by the rows' type each time.
      let items = buffer.baseAddress!
      return rows.withUnsafeBufferPointer { rows in
        var prefix = 0
        while prefix < max, rows[prefix].id == items[prefix].id {
          rows[prefix].set(items[prefix].view, in: graph)
          prefix += 1
        }
        return prefix
      }
    }
  }

  /// Sets the views of the rows that are where they were.
  private func setViews(_ items: [Item], from first: Int, except changes: RowChanges) {
    let graph = inputs.base.runtime.graph
    items.withUnsafeBufferPointer { buffer in
      guard let items = buffer.baseAddress else { return }
      rows.withUnsafeBufferPointer { rows in
        var next = first
        for end in changes.places.map(\.new) + [buffer.count..<buffer.count] {
          for index in next..<end.lowerBound { rows[index].set(items[index].view, in: graph) }
          next = end.upperBound
        }
      }
    }
  }

  /// What the container has to know of changes of rows; nil if it has to read all.
  private func replacements(of old: [Row], _ changes: RowChanges) -> [ListReplacement]? {
    changeCount += 1
    switch reading {
    case .none: return [.unread]
    case .modified: return nil
    case .plain: break
    }
    var replacements: [ListReplacement] = []
    for place in changes.places {
      guard let replacement = replacement(of: old[place.old], by: place.new) else { return nil }
      replacements.append(replacement)
    }
    return replacements
  }

  private func replacement(of old: ArraySlice<Row>, by new: Range<Int>) -> ListReplacement? {
    let elements = old.flatMap(\.list.identities)
    let neighbour = elements.isEmpty ? neighbour(of: new) : nil
    if elements.isEmpty, neighbour == nil { return nil }
    let number = changeCount
    return ListReplacement(old: elements, beside: neighbour) { [weak self] in
      guard let self, changeCount == number else { return nil }
      return rows[new].flatMap(\.list.plainElements)
    }
  }

  /// The last element before rows, or the first after them, if the next row has one.
  private func neighbour(of range: Range<Int>) -> ListReplacement.Neighbour? {
    if range.lowerBound > 0, let last = rows[range.lowerBound - 1].list.identities.last {
      return .before(last)
    }
    guard range.upperBound < rows.count else { return nil }
    return rows[range.upperBound].list.identities.first.map { .after($0) }
  }

  /// How many rows at the end have the ids of the items at the end, at most `max`.
  private func equalSuffix(_ rows: [Row], _ items: [Item], max: Int) -> Int {
    var count = 0
    while count < max, rows[rows.count - 1 - count].id == items[items.count - 1 - count].id {
      count += 1
    }
    return count
  }

  /// Stops if a law of the rows is broken. Costs O(n).
  private func checkInvariants(_ items: [Item]) {
    checkInvariant(
      rows.count == items.count && zip(rows, items).allSatisfy { $0.id == $1.id },
      "the rows are those of the data, in order")
    checkInvariant(
      Set(rows.map(ObjectIdentifier.init)).count == rows.count, "no two elements share a row")
  }

  /// Replaces rows by those for `items` where these have changed. Returns the removed rows in order.
  private func replace(_ changes: RowChanges, by items: [Item]) -> [Row] {
    let places = changes.places
    let old = places.flatMap { rows[$0.old] }
    var oldRows: [ID: [Row]] = [:]
    for row in old.reversed() { oldRows[row.id, default: []].append(row) }
    var newIDs: [ID] = []
    let new = places.map { place in
      items[place.new].map { item in
        // To look for a row where there is none costs as much as a row of a text: generic dictionaries are not specialised here.
        let kept = oldRows.isEmpty ? nil : oldRows[item.id]?.popLast()
        if let row = kept ?? cancelRemoval(item.id) {
          row.set(item.view, in: inputs.base.runtime.graph)
          return row
        }
        newIDs.append(item.id)
        return makeRow(item.id, item.view)
      }
    }
    for (place, new) in zip(places, new).reversed() {
      if place.old == rows.indices {
        rows = new
      } else {
        rows.replaceSubrange(place.old, with: new)
      }
    }
    reportDuplicates(of: newIDs)
    let removed = Set(oldRows.values.joined().map(ObjectIdentifier.init))
    return removed.isEmpty ? [] : old.filter { removed.contains(ObjectIdentifier($0)) }
  }

  /// Reports each of the new ids that occurs more than once.
  private func reportDuplicates(of newIDs: [ID]) {
    let ids = Set(newIDs)
    if ids.count == newIDs.count, newIDs.count == rows.count || occursOnce(ids) { return }
    var counts: [ID: Int] = [:]
    for row in rows { counts[row.id, default: 0] += 1 }
    for id in newIDs where counts.removeValue(forKey: id) ?? 0 > 1 { reportDuplicate(id) }
  }

  /// Whether each of the ids belongs to exactly one row.
  private func occursOnce(_ ids: Set<ID>) -> Bool {
    var count = 0
    if ids.count == 1, let id = ids.first {
      for row in rows where row.id == id { count += 1 }
    } else {
      for row in rows where ids.contains(row.id) { count += 1 }
    }
    return count == ids.count
  }

  /// Removes rows, animated or at once. They disappear after the new rows appear, except for those with an identity
  /// transition (M182).
  private func removeRows(_ rows: [Row]) {
    guard let first = rows.first else { return }
    let body = {
      if self.inputs.base.runtime.allowsAnimation { return self.beginRemoval(rows) }
      for row in rows { row.remove() }
    }
    if owner?.hasIdentityTransition(first.list) == true { return body() }
    inputs.base.runtime.actions.deferringDisappearances(body)
  }

  /// Animates the removal of rows, in order; rows without a transition are removed at once.
  private func beginRemoval(_ rows: [Row]) {
    for row in rows {
      let removal = owner?.beginRemoval(row.list) { [weak self] in
        self?.pendingRemovals[row.id]?.removeAll { $0.row === row }
        row.remove()
      }
      if let removal {
        pendingRemovals[row.id, default: []].append((row, removal))
      } else {
        row.remove()
      }
    }
  }

  /// Cancels the removal of the newest row with that id, and returns it (R175).
  private func cancelRemoval(_ id: ID) -> Row? {
    guard !pendingRemovals.isEmpty, let (row, removal) = pendingRemovals[id]?.popLast() else {
      return nil
    }
    removal.cancel()
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
    inputs.base.runtime.report(.duplicateID(id, at: inputs.base.scope?.path ?? ""))
  }

  /// One element's views, and the scope in which they live.
  private final class Row: ViewScope {
    let id: ID
    private let subgraph: Subgraph
    private let appearanceScope: AppearanceScope
    private var node = OptionalNodeID()
    private(set) var list: ViewList!

    init(_ id: ID, parent: ViewScope?, _ inputs: _ViewListInputs) {
      self.id = id
      subgraph = inputs.base.subgraph
      appearanceScope = inputs.base.appearanceScope
      super.init(nil, parent: parent)
    }

    override var name: String { rowName(of: id) }
    override var viewType: Any.Type? { ForEach<Data, ID, Content>.self }
    override var isNamed: Bool { true }
    override var hasName: Bool { true }
    override var viewID: AnyHashable? { AnyHashable(id) }

    override func prependName(to line: inout CrashLine) {
      line.prepend("]")
      line.prepend(id: id)
      line.prepend("[")
    }

    fileprivate var content: Attribute<Content> { Attribute(node.value!) }

    func fill(_ view: Content, _ inputs: _ViewListInputs, _ owner: (any ViewListOwner)?) {
      let content = inputs.base.runtime.graph.makeInput(view, in: subgraph)
      node = OptionalNodeID(content.node)
      list = listOrElement(_GraphValue(content, isCompared: true), inputs)
      if let owner { list.setOwner(owner) }
    }

    func set(_ view: Content, in graph: Graph) { graph.set(content, to: view) }

    func remove() {
      appearanceScope.remove()
      subgraph.remove()
      releaseList()
    }

    /// Releases the list. The views in a row retain the row as their scope, so keeping the list would be a retain
    /// cycle.
    func releaseList() { list = nil }
  }

  /// Calls the content closure for each element. The closure is observed like a body: it runs again when a state, an
  /// environment value, an observable object or geometry that it read changes (R184).
  private final class RowsEffect: ContentEffect, ObservingRule, ContentFeeder {
    private let source: _GraphValue<Source>
    private let scope: ViewScope?
    private unowned let list: ForEachList
    private(set) var observationRun: UInt32 = 0
    /// The first data of a constant range; later data is ignored.
    private var constantData: Data?

    init(_ source: _GraphValue<Source>, _ list: ForEachList) {
      self.source = source
      self.list = list
      let inputs = list.inputs.base
      scope = inputs.scope
      super.init(inputs)
      attach(inputs, reading: source.node)
      schedule()
    }

    override var name: String { "ForEach" }

    override func updateContent(_ graph: Graph) {
      let items = makeItems(source.read(in: graph))
      graph.untracked { list.update(items) }
    }

    private func makeItems(_ source: Source) -> [Item] {
      runtime.breadcrumbs.append(Breadcrumb("the rows of", Source.self, scope))
      defer { runtime.breadcrumbs.removeLast() }
      let data = source.isConstant ? firstData(source) : source.data
      observationRun &+= 1
      return runtime.observing(node, run: observationRun) {
        let (identify, content) = (source.identify, source.content)
        var items: [Item] = []
        items.reserveCapacity(data.count)
        forEachElement(of: data) { items.append((identify($0), content($0))) }
        return items
      }
    }

    /// The first data; reports a constant range that has changed since.
    private func firstData(_ source: Source) -> Data {
      guard let first = constantData else {
        constantData = source.data
        return source.data
      }
      let isSame = first.elementsEqual(source.data) { source.identify($0) == source.identify($1) }
      if !isSame {
        runtime.reportOnce(
          .changedRange(from: first, to: source.data, at: scope?.path ?? "root"), about: "range")
      }
      return first
    }

    func addSources(to sources: inout [NodeID: ContentSource]) {
      for (index, row) in list.rows.enumerated() {
        let view = row.content.node
        sources[view] = ContentSource(effect: node) { [self] views, body in
          guard let new = newestView(at: index, id: row.id, views) else { return false }
          return views.hand(new, for: view, to: body)
        }
      }
    }

    /// What the closure makes of the element at an index; nil if the element is not the row's.
    private func newestView(at index: Int, id: ID, _ views: SkippedViews) -> Content? {
      guard let new = views.newest(source) else { return nil }
      let data = new.isConstant ? constantData ?? new.data : new.data
      guard index < data.count else { return nil }
      let element = data[data.index(data.startIndex, offsetBy: index)]
      return new.identify(element) == id ? new.content(element) : nil
    }
  }
}
