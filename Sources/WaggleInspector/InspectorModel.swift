import Foundation
import Observation
package import Waggle

/// What an inspector shows, kept in step with the program that it inspects.
///
/// Reads the program after its frames, at most ten times per second; changes nothing in it but the highlight.
@MainActor @Observable package final class InspectorModel {
  /// The least time between two readings, in seconds.
  @ObservationIgnored private let interval: Duration
  @ObservationIgnored private let program: InspectedProgram?
  @ObservationIgnored private var flow: InspectedFlow?
  @ObservationIgnored private var isWaiting = false
  @ObservationIgnored private var lastReading: ContinuousClock.Instant?

  /// Whether the program has ended, or was never there.
  package private(set) var hasEnded = false
  package var page = InspectorPage.flow
  package private(set) var keys: [InspectedKey] = []
  /// The listed views, each after the one that it is in; those in folded ones are left out.
  package private(set) var rows: [InspectorRow] = []
  package private(set) var writers: [InspectedChoice] = []
  package private(set) var listeners: [InspectedChoice] = []
  package private(set) var answer: PreferenceAnswer?
  package private(set) var diagnostics: [Diagnostic] = []
  /// The row of the view under the program's pointer.
  package private(set) var pointed: InspectedView.ID?

  package var key: InspectedKey.ID? { didSet { if key != oldValue { chooseAnew() } } }
  /// The key, as a person chooses it: it stays, whatever keys there are later.
  package var chosenKey: InspectedKey.ID? {
    get { key }
    set { (hasChosenKey, key) = (true, newValue) }
  }
  @ObservationIgnored private var hasChosenKey = false
  package var showsAllViews = false { didSet { if showsAllViews != oldValue { read() } } }
  package var selection: InspectedView.ID? { didSet { if selection != oldValue { highlight() } } }
  package var writer: InspectedView.ID? { didSet { if writer != oldValue { ask() } } }
  package var listener: InspectedView.ID? { didSet { if listener != oldValue { ask() } } }
  private var folded: Set<InspectedView.ID> = []

  /// - Parameter interval: the least time between two readings.
  package init(_ program: InspectedProgram?, interval: Duration = .milliseconds(100)) {
    self.program = program
    self.interval = interval
    program?.observe(self) { [weak self] in self?.programChanged() }
    read()
  }

  isolated deinit { program?.highlight(nil) }

  /// The row of the selected view.
  package var selectedRow: InspectorRow? { selection.flatMap { id in rows.first { $0.id == id } } }
  package var keyName: String { flow?.keyName ?? "" }
}

// MARK: Reading

extension InspectorModel {
  private func programChanged() {
    guard !isWaiting else { return }
    let wait = lastReading.map { interval - (ContinuousClock.now - $0) } ?? .zero
    isWaiting = true
    Task { [weak self] in
      if wait > .zero { try? await Task.sleep(for: wait) }
      self?.isWaiting = false
      self?.read()
    }
  }

  /// Reads the program now.
  package func read() {
    lastReading = .now
    guard let program, let host = program.host else {
      (hasEnded, flow, pointed) = (true, nil, nil)
      update(\.rows, to: [])
      return
    }
    if let page = program.requestedPage {
      program.requestedPage = nil
      update(\.page, to: page)
    }
    update(\.diagnostics, to: program.diagnostics)
    let all = InspectedKey.all(host.requestedKeys + host.writtenKeys)
    update(\.keys, to: all.filter { !$0.isFrameworks } + all.filter(\.isFrameworks))
    let current = keys.first { $0.id == key }
    // A key of the program is shown as soon as there is one.
    if current == nil || (current?.isFrameworks == true && !hasChosenKey) { key = keys.first?.id }
    readFlow(host)
    let position = program.pointer.flatMap { flow?.view(at: $0, in: host)?.id }
    update(\.pointed, to: position)
    highlight()
  }

  private func readFlow(_ host: ViewHost) {
    guard let key = keys.first(where: { $0.id == key }) else {
      flow = nil
      return update(\.rows, to: [])
    }
    flow = InspectedFlow(host, of: key.type, showsAllViews: showsAllViews)
    listRows()
    let all = flow?.allViews ?? []
    update(\.writers, to: choices(all) { $0.role == .wrote || $0.role == .transformed })
    update(\.listeners, to: choices(all) { [.observed, .unwritten, .read].contains($0.role) })
    if writer == nil || !writers.contains(where: { $0.id == writer }) { writer = writers.first?.id }
    if listener == nil || !listeners.contains(where: { $0.id == listener }) {
      listener = listeners.first?.id
    }
    ask()
  }

  private func choices(_ views: [InspectedView], where isOne: (InspectedView) -> Bool)
    -> [InspectedChoice]
  {
    views.filter(isOne).map { view in
      let name = PreferenceTrace.shortName(ofPath: view.path)
      let value = view.value.map { $0.count > 32 ? $0.prefix(30) + "…" : $0[...] }
      return InspectedChoice(id: view.id, name: name + (value.map { ": \($0)" } ?? ""))
    }
  }

  private func chooseAnew() {
    (writer, listener, selection) = (nil, nil, nil)
    guard let host = program?.host else { return }
    readFlow(host)
  }

  /// Sets a property only if its value differs, so that equal values redraw nothing.
  private func update<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<InspectorModel, Value>, to value: Value
  ) {
    if self[keyPath: property] != value { self[keyPath: property] = value }
  }
}

// MARK: Rows

extension InspectorModel {
  /// Whether the views in a row are left out.
  package func isFolded(_ row: InspectorRow) -> Bool { folded.contains(row.id) }

  package func setFolded(_ isFolded: Bool, _ row: InspectorRow) {
    if isFolded { folded.insert(row.id) } else { folded.remove(row.id) }
    listRows()
  }

  private func listRows() {
    var rows: [InspectorRow] = []
    func add(_ views: [InspectedView], _ level: Int) {
      for view in views {
        rows.append(InspectorRow(view, level: level))
        if !folded.contains(view.id) { add(view.views, level + 1) }
      }
    }
    add(flow?.views ?? [], 0)
    update(\.rows, to: rows)
  }

  /// Selects the view under the program's pointer.
  package func selectPointed() { if let pointed { selection = pointed } }

  private func highlight() {
    guard let program, let host = program.host else { return }
    let frame = selectedRow.flatMap { flow?.frame(at: $0.position, in: host) }
    program.highlight(frame)
  }
}

// MARK: Why

extension InspectorModel {
  private func ask() {
    let all = flow?.allViews ?? []
    guard let flow, let from = all.first(where: { $0.id == writer }),
      let to = all.first(where: { $0.id == listener })
    else { return update(\.answer, to: nil) }
    update(\.answer, to: flow.trace.answer(from: from.position, to: to.position, key: flow.keyName))
  }
}
