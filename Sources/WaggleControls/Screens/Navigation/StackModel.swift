import Observation
import Waggle

/// The stack behind a `NavigationStack`: its state, what its screens declare, and the way from an event to both.
///
/// A body shows what follows from the state and the path (`following`); after it the model follows too (`follow`). Events edit
/// the state or set the path, never the screens.
///
/// Not observed are the state, which only that body follows, so that it does not run again for what it has shown itself; what
/// only events read; and what is kept so that it is not made twice.
@MainActor @Observable package final class StackModel: ScreenStack {
  /// What the screens declare for values, by type. Observed by the screens of values.
  private(set) var values: [ObjectIdentifier: ValueDestination] = [:]
  /// The screens whose views exist, so that what they declare is known. Observed by those of values that none declares.
  private var made: Set<StackScreen.ID> = []

  /// Observed by `following` alone.
  @ObservationIgnored private(set) var state = StackState()
  /// Read and set by events.
  @ObservationIgnored private(set) var path: StackPath?
  /// Of the screens that are shown, each made when it is first asked for.
  @ObservationIgnored private var screenModels: [StackScreen.ID: ScreenModel] = [:]
  /// The types of values for which a row of a lazy container declares a destination. Read by a report.
  @ObservationIgnored private var misplaced: Set<String> = []
  /// The path as words, and what it was made from: read again while that is the same.
  @ObservationIgnored var writtenAddress: WrittenAddress?
  @ObservationIgnored private var report: (Diagnostic) -> Void = { _ in }
  /// The column in which links of this one show their destinations; nil outside of columns.
  @ObservationIgnored weak var next: ColumnModel?
  /// The column whose first screen is that of this stack; nil outside of columns.
  @ObservationIgnored weak var column: ColumnModel?

  // MARK: From the path to the screens

  /// What the stack shows for a path. The body that asks runs again after each edit.
  func following(_ path: StackPath) -> StackState {
    access(keyPath: \.state)
    return state.following(path.values, slides: slides)
  }

  /// Follows a path that a body has shown.
  ///
  /// - Parameter column: the column whose first screen is that of this stack.
  func follow(_ path: StackPath, in column: ColumnModel?, report: @escaping (Diagnostic) -> Void) {
    (self.path, self.column, self.report) = (path, column, report)
    if let problem = path.problem { report(.navigationPath(problem)) }
    state.follow(path.values, slides: slides)
    let shown = Set(state.shown.map(\.id))
    if screenModels.count > shown.count {
      screenModels = screenModels.filter { shown.contains($0.key) }
    }
    if !made.isSubset(of: shown) { made.formIntersection(shown) }
  }

  private var slides: Bool { !Transaction.current.disablesAnimations }

  /// What the views of a screen say of it.
  func model(of screen: StackScreen) -> ScreenModel {
    if let model = screenModels[screen.id] { return model }
    let below = screen.below.flatMap { screenModels[$0] }
    let presentation = Presentation { [weak self] in self?.pop(screen.id) }
    let model = ScreenModel(
      screen.id, on: below, presentation: screen.isRoot ? nil : presentation)
    screenModels[screen.id] = model
    return model
  }

  /// Edits the state, and has it shown.
  private func edit(_ change: (inout StackState) -> Void) {
    var new = state
    change(&new)
    if new != state { withMutation(keyPath: \.state) { state = new } }
  }

  // MARK: Going

  /// Pushes a value, or shows it in the next column.
  func push(_ value: AnyHashable, staysInColumn: Bool = false) {
    if let next, !staysInColumn { return next.show(value, from: self) }
    guard let path else { return }
    guard path.accepts(value) else { return reportType(of: value, path) }
    if !state.links.isEmpty {
      report(
        .navigationPath(
          "a value was pushed on a screen that a link without a value had pushed, so its screen is below that one"
        ))
    }
    path.set(path.values + [value])
  }

  /// Pushes a view from a screen of this stack, by default the one on top, or shows it in the next column.
  func push(_ view: DestinationView, from screen: ScreenModel?, staysInColumn: Bool = false) {
    if let next, !staysInColumn { return next.show(view) }
    guard let origin = screen?.id ?? state.top?.id else { return }
    edit { $0.push(view, from: origin) }
  }

  /// Shows the destination of a value above the root, and no other.
  ///
  /// - Returns: whether the stack declares one.
  func replaceScreens(by value: AnyHashable) -> Bool {
    guard let path, path.accepts(value), view(for: value) != nil else { return false }
    popLinks(from: 1)
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

  /// Pops a screen, and what is above it.
  func pop(_ id: StackScreen.ID) {
    guard let index = state.screens.firstIndex(where: { $0.id == id }) else { return }
    pop(from: index)
  }

  /// Pops all screens above the root (C115).
  ///
  /// - Returns: whether there was one.
  @discardableResult func popToRoot() -> Bool {
    guard state.depth > 0 else { return false }
    pop(from: 1)
    return true
  }

  /// Pops the screens from this position on; never the root.
  func pop(from index: Int) {
    guard index > 0, state.screens.indices.contains(index) else { return }
    popLinks(from: index)
    guard let path else { return }
    let count = state.screens[..<index].filter { $0.value != nil }.count
    if count < path.values.count { path.set(Array(path.values.prefix(count))) }
  }

  /// Removes the links from this position on, and has bindings hide what they show.
  private func popLinks(from index: Int) {
    for screen in state.screens.dropFirst(index).reversed() {
      if case .presented(let destination) = screen.content { destination.hide() }
    }
    edit { $0.pop(from: index) }
  }

  // MARK: Sliding

  /// A finger has moved the screen on top, by a part of the width.
  func drag(by part: Double) { edit { $0.drag(by: part) } }

  /// A finger has left the screen on top.
  func endDrag(goesBack: Bool) {
    guard let top = state.top else { return }
    withAnimation(ScreenSlide.animation) {
      edit { $0.endDrag() }
      if goesBack { pop(top.id) }
    } completion: { [weak self] in
      self?.settle(top.id, at: 0)
    }
  }

  /// A screen has arrived where it was sent.
  func settle(_ id: StackScreen.ID, at target: Double) { edit { $0.settle(id, at: target) } }
}

// MARK: - What screens declare

extension StackModel {
  /// A screen declares these destinations now.
  func declare(_ destinations: Destinations, on screen: ScreenModel) {
    screen.destinations = destinations
    if destinations.isMade, !made.contains(screen.id) { made.insert(screen.id) }
    declareAgain()
  }

  /// Something that the screens declare has changed.
  func declareAgain() {
    let screens = state.screens.map(model)
    var all = Destinations()
    for screen in screens { all.formUnion(screen.destinations ?? Destinations()) }
    if all.values != values { values = all.values }
    misplaced = all.misplaced
    let presented = screens.flatMap { screen in screen.presented.map { ($0, on: screen.id) } }
    guard let next else { return edit { $0.show(presented) } }
    edit { $0.show(presented.filter(\.0.staysInColumn)) }
    next.present(presented.last { !$0.0.staysInColumn }?.0)
  }

  /// Shows a destination while its binding does, whether or not the view that has the binding is still there (C430).
  func keep(_ destination: PresentedDestination, on screen: ScreenModel?) {
    guard let screen = screen ?? state.top.map(model),
      state.screens.contains(where: { $0.id == screen.id })
    else { return }
    destination.keeper = self
    screen.kept.removeAll { $0 === destination || !$0.isKept }
    screen.kept.append(destination)
    declareAgain()
  }

  /// The binding no longer shows it.
  func release(_ destination: PresentedDestination) {
    guard destination.keeper === self else { return }
    destination.keeper = nil
    declareAgain()
  }

  /// Whether the views of the screens below one exist.
  func isMade(below screen: ScreenModel) -> Bool {
    var next = screen.below
    while let screen = next {
      guard made.contains(screen.id) else { return false }
      next = screen.below
    }
    return true
  }

  /// The view for a value; nil if nothing is declared for its type.
  func view(for value: AnyHashable) -> AnyView? {
    values[ObjectIdentifier(type(of: value.base))]?.view(for: value)
  }

  /// Says that a value has no destination, and where one is declared instead.
  func missing(_ value: AnyHashable) -> Diagnostic {
    .navigationDestination(value, declared: values.values.map(\.typeName), misplaced: misplaced)
  }
}

// MARK: - Seen from outside

extension StackModel {
  package var depth: Int { pathDepth + depthBelow }
  package var depthBelow: Int { column?.stepsBelow ?? 0 }
  /// The number of screens above the root of this stack alone.
  var pathDepth: Int { state.depth }
  package var pathValues: [AnyHashable] { path?.values ?? [] }

  package func show(_ values: [AnyHashable]) { path?.set(values) }
}

extension StackModel: Equatable {
  package nonisolated static func == (a: StackModel, b: StackModel) -> Bool { a === b }
}
