import Foundation
import Observation
import Waggle

/// The pages of a stack, and how they follow one another.
///
/// The values of the path come first, then the pages of links without values and of bindings. A page that is popped stays
/// until it has slid away.
@MainActor @Observable final class NavigationModel: PageStack {
  /// What the pages declare for values, by type. Observed by the pages of values.
  private(set) var values: [ObjectIdentifier: ValueDestination] = [:]
  /// The types of values for which a row of a lazy container declares a page.
  @ObservationIgnored private var misplaced: Set<String> = []
  /// From where pages grow that do not slide. Observed by all pages.
  var zooms: [StackPage.ID: TransitionSource] = [:]
  /// The pages whose views exist, so that what they declare is known.
  private var madePages: Set<StackPage.ID> = []
  /// Changes when the pages do for another reason than the path.
  private var version = 0

  @ObservationIgnored private(set) var pages: [StackPage] = []
  /// The page that the one on top slides over; nil if nothing slides.
  @ObservationIgnored private var covered: StackPage?
  /// Pages that are no longer in the stack, and slide away.
  @ObservationIgnored private var leaving: [StackPage] = []
  /// The pages that bindings show now.
  @ObservationIgnored private var shownIDs: Set<ObjectIdentifier> = []
  @ObservationIgnored private(set) var path: StackPath?
  @ObservationIgnored private var linked: [(source: StackPage.Source, origin: StackPage)] = []
  @ObservationIgnored private var nextID = 0
  /// Whether pages slide to where they were last sent.
  @ObservationIgnored private(set) var isAnimated = false
  /// The path as words, and what it was made from.
  @ObservationIgnored var writtenAddress: WrittenAddress?
  @ObservationIgnored var report: (Diagnostic) -> Void = { _ in }

  /// The column in which links of this one show their pages; nil outside of columns.
  @ObservationIgnored weak var next: ColumnModel?
  /// The column whose first page is that of this stack; nil outside of columns.
  @ObservationIgnored weak var column: ColumnModel?

  var top: StackPage? { pages.last }
  var depth: Int { pages.count - 1 + depthBelow }
  var depthBelow: Int { column?.stepsBelow ?? 0 }
  /// The number of pages above the root of this stack alone.
  var pathDepth: Int { pages.count - 1 }
  var pathValues: [AnyHashable] { path?.values ?? [] }

  func show(_ values: [AnyHashable]) { path?.set(values) }

  /// The pages, and those that leave.
  var moving: [StackPage] { pages + leaving }

  /// The page that a swipe uncovers.
  var below: StackPage? { pages.dropLast().last }

  /// Whether the titles of the pages below a page are large: the nearest one with a mode of its own decides (C102).
  func isLarge(below page: StackPage) -> Bool {
    var next = page.below
    while let before = next {
      if let isLarge = before.title.value?.isLarge { return isLarge }
      next = before.below
    }
    return true
  }

  // MARK: Arranging

  /// The pages to show, lowest first. Runs when the path changes.
  ///
  /// - Parameter dragged: how far a finger has moved the page on top, as a part of the width; nil without one.
  func arrange(_ path: StackPath, dragged: Double?) -> StackArrangement {
    _ = version
    self.path = path
    if let problem = path.problem { report(.navigationPath(problem)) }
    let old = pages
    pages = wanted(path.values)
    if let before = old.last, let now = pages.last, before !== now {
      move(from: before, in: old, to: now)
    }
    return arrangement(dragged)
  }

  /// The pages of these values and what is above them; those that are there already are kept.
  private func wanted(_ values: [AnyHashable]) -> [StackPage] {
    var wanted = [pages.first ?? page(.root, nil, on: nil)]
    var isKept = true
    for (index, value) in values.enumerated() {
      let old = pages.indices.contains(index + 1) ? pages[index + 1] : nil
      isKept = isKept && (old?.value == value)
      wanted.append(isKept ? old! : page(.value(value), nil, on: wanted.last))
    }
    let above = pages.filter { $0.origin != nil }
    linked = linked.filter { has($0.origin, wanted) && isShown($0.source) }
    for link in linked {
      wanted.append(
        above.first { $0.source.isSame(as: link.source) }
          ?? page(link.source, link.origin, on: wanted.last))
    }
    return wanted
  }

  /// Whether a page that has a link stays: it is one of these, or stays above them.
  private func has(_ origin: StackPage, _ wanted: [StackPage]) -> Bool {
    var next: StackPage? = origin
    while let page = next {
      if wanted.contains(where: { $0 === page }) { return true }
      guard linked.contains(where: { page.source.isSame(as: $0.source) }) else { return false }
      next = page.origin
    }
    return false
  }

  private func isShown(_ source: StackPage.Source) -> Bool {
    if case .presented(let shown) = source { shownIDs.contains(shown.id) } else { true }
  }

  private func page(
    _ source: StackPage.Source, _ origin: StackPage?, on below: StackPage?
  ) -> StackPage {
    nextID += 1
    let id = nextID
    let start: Double = pages.isEmpty || !slides ? 0 : 1
    let presentation = Presentation { [weak self] in self?.pop(id) }
    return StackPage(
      id, source, from: origin, on: below, start: start, presentation: id == 1 ? nil : presentation)
  }

  private var slides: Bool { !Transaction.current.disablesAnimations }

  /// Makes the page that was on top leave, or lets the new one cover it.
  private func move(from before: StackPage, in old: [StackPage], to now: StackPage) {
    let isPop = old.contains { $0 === now }
    isAnimated = slides
    before.isArriving = false
    now.isArriving = slides && !isPop
    covered = now.isArriving ? before : nil
    madePages.formIntersection(pages.map(\.id))
    if !zooms.isEmpty {
      let ids = Set((moving + [before]).map(\.id))
      zooms = zooms.filter { ids.contains($0.key) }
    }
    guard slides, !pages.contains(where: { $0 === before }) else { return }
    before.exit = isPop ? 1 : -1
    leaving.append(before)
  }

  private func arrangement(_ dragged: Double?) -> StackArrangement {
    var places = pages.map { page in
      StackArrangement.Place(page: page, target: page === top ? 0 : -1)
    }
    if let dragged, let below {
      places[places.endIndex - 1].shown = dragged
      places[places.endIndex - 2].shown = dragged - 1
      covered = below
    }
    for page in leaving {
      let exit = page.exit ?? 1
      let index = exit > 0 ? places.endIndex : max(0, places.endIndex - 1)
      places.insert(StackArrangement.Place(page: page, target: exit), at: index)
    }
    return StackArrangement(
      places: places, top: top.map { AnyHashable($0.id) },
      drawn: Set(drawn.map { AnyHashable($0.id) }),
      leaving: Set(leaving.map { AnyHashable($0.id) }))
  }

  /// The pages that are seen besides the one on top.
  private var drawn: [StackPage] { leaving + [covered].compactMap { $0 } }

  /// A page has arrived where it was sent.
  func settled(_ page: StackPage, at target: Double) {
    if let index = leaving.firstIndex(where: { $0 === page }) {
      guard target == page.exit else { return }
      leaving.remove(at: index)
    } else {
      guard page.isArriving, target == 0 else { return }
      page.isArriving = false
      covered = nil
    }
    version += 1
  }

  /// A finger has left the page on top, which returns to its place.
  func stopDragging() { top?.isArriving = true }

  // MARK: What pages declare

  /// A page declares these destinations now.
  func declare(_ destinations: Destinations, on page: StackPage) {
    page.destinations = destinations
    if destinations.isMade, !madePages.contains(page.id) { madePages.insert(page.id) }
    declareAgain()
  }

  /// Something that the pages declare has changed.
  func declareAgain() {
    var all = Destinations()
    for page in pages { all.formUnion(page.destinations ?? Destinations()) }
    if all.values != values { values = all.values }
    misplaced = all.misplaced
    let presented = pages.flatMap(\.presented)
    guard let next else { return show(presented) }
    show(presented.filter(\.staysInColumn))
    next.present(presented.last { !$0.staysInColumn })
  }

  /// Shows a page while its binding does, whether or not the view that has the binding is still there (C430).
  func keep(_ destination: PresentedDestination, on page: StackPage?) {
    guard let page = page ?? top, pages.contains(where: { $0 === page }) else { return }
    destination.keeper = self
    page.kept.removeAll { $0 === destination || !$0.isKept }
    page.kept.append(destination)
    declareAgain()
  }

  /// The binding no longer shows the page.
  func leave(_ destination: PresentedDestination) {
    guard destination.keeper === self else { return }
    destination.keeper = nil
    declareAgain()
  }

  /// Whether the pages below a page exist.
  func isMade(below page: StackPage) -> Bool {
    pages.prefix { $0 !== page }.allSatisfy { madePages.contains($0.id) }
  }

  private func show(_ all: [PresentedDestination]) {
    let new = Set(all.map(\.id))
    guard new != shownIDs else { return }
    let opened = all.filter { !shownIDs.contains($0.id) }
    let hasClosed = !shownIDs.isSubset(of: new)
    shownIDs = new
    for destination in opened {
      guard
        let origin = pages.first(where: { $0.presented.contains(destination) })
      else { continue }
      linked.append((.presented(destination), origin))
    }
    if hasClosed || !opened.isEmpty { version += 1 }
  }

  /// The page of a value; nil if nothing is declared for its type.
  func view(for value: AnyHashable) -> AnyView? {
    values[ObjectIdentifier(type(of: value.base))]?.view(for: value)
  }

  /// Says that a value has no page, and where one is declared instead.
  func missing(_ value: AnyHashable) -> Diagnostic {
    .navigationDestination(value, declared: values.values.map(\.typeName), misplaced: misplaced)
  }

  // MARK: Going

  /// Pushes the page of a value, or shows it in the next column.
  func push(_ value: AnyHashable, from page: StackPage?, staysInColumn: Bool = false) {
    if let next, !staysInColumn { return next.show(value, from: self) }
    guard let path else { return }
    guard path.accepts(value) else { return reportType(of: value, path) }
    if !linked.isEmpty {
      report(
        .navigationPath(
          "a value was pushed on a page that a link without a value had pushed, so its page is below that one"
        ))
    }
    path.set(path.values + [value])
  }

  /// Shows the page of a value above the root, and no other.
  ///
  /// - Returns: whether the stack declares a page for it.
  func replacePages(by value: AnyHashable) -> Bool {
    guard let path, path.accepts(value), view(for: value) != nil else { return false }
    for page in pages.dropFirst().reversed() { remove(page) }
    path.set([value])
    return true
  }

  private func reportType(of value: AnyHashable, _ path: StackPath) {
    let type = path.valueType.map { String(describing: $0) } ?? ""
    report(
      .navigationPath(
        "a link has a value of \(Swift.type(of: value.base)), but the path of its stack has values of \(type)"
      ))
  }

  /// Pushes a view, or shows it in the next column.
  func push(_ view: DestinationView, from page: StackPage?, staysInColumn: Bool = false) {
    if let next, !staysInColumn { return next.show(view) }
    guard let origin = page ?? top else { return }
    linked.append((.link(view), origin))
    version += 1
  }

  /// Pops a page, and what is above it.
  func pop(_ id: StackPage.ID) {
    guard let index = pages.firstIndex(where: { $0.id == id }) else { return }
    pop(from: index)
  }

  /// Pops all pages above the root (C115).
  ///
  /// - Returns: whether there was one.
  @discardableResult func popToRoot() -> Bool {
    guard pages.count > 1 else { return false }
    pop(from: 1)
    return true
  }

  /// Pops the pages from this position on; never the root.
  func pop(from index: Int) {
    guard index > 0, pages.indices.contains(index) else { return }
    for page in pages[index...].reversed() { remove(page) }
    guard let path else { return }
    let count = pages[..<index].filter { $0.value != nil }.count
    if count < path.values.count { path.set(Array(path.values.prefix(count))) }
  }

  private func remove(_ page: StackPage) {
    switch page.source {
    case .root, .value: break
    case .presented(let destination): destination.reset()
    case .link:
      linked.removeAll { page.source.isSame(as: $0.source) }
      version += 1
    }
  }
}

/// Which pages a stack shows, and where each moves.
struct StackArrangement {
  struct Place: Identifiable {
    let page: StackPage
    /// 0 on top, -1 below another page, 1 beside the stack.
    let target: Double
    /// Where a finger has moved it; nil without one.
    var shown: Double?
    var id: Int { page.id }
  }

  let places: [Place]
  let top: AnyHashable?
  let drawn: Set<AnyHashable>
  let leaving: Set<AnyHashable>
}

extension StackPage.Source {
  /// Whether both are of one link, or of one modifier and item.
  func isSame(as other: StackPage.Source) -> Bool {
    switch (self, other) {
    case (.link(let a), .link(let b)): a === b
    case (.presented(let a), .presented(let b)): a === b
    default: false
    }
  }
}
