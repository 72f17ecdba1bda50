import Foundation
import Observation
import TestSupport
import WaggleGraph
import WaggleTestKit

/// Runs a case: after each step, the host that was updated must look like one that is built from scratch, whose states start
/// as the rules of identity say that the updated ones are.
@MainActor final class Oracle {
  private let model: Model
  private let beacon: Beacon
  private let world: World
  private let host: TestHost
  private let semantics: PreferenceSemantics
  private let isMoving: Bool
  private var size = CGSize(width: 200, height: 160)
  private var scheme = ColorScheme.light
  private var direction = LayoutDirection.leftToRight
  /// Decides on the safe area and the keyboard.
  private var insets = 0
  /// What each state should be, by path: nothing but the rules of identity.
  private var states: [String: Int] = [:]

  /// The tree that is shown, as the root view reads it.
  @Observable final class Model {
    var tree: Tree
    init(_ tree: Tree) { self.tree = tree }
  }

  private struct Root: View {
    let model: Model
    let world: World
    var body: some View {
      TreeView(tree: model.tree, place: .root(of: model.tree), world: world)
        .environment(world.beacon)
    }
  }

  /// What is wrong with the case, and after which step (0: the first build); nil where nothing is.
  static func failure(of test: Case) -> (step: Int, what: String)? {
    weak var runtime: AnyObject?
    if let failure = run(test, &runtime) { return failure }
    return runtime.map { _ in (test.steps.count, "the host is kept after it was dropped") }
  }

  private static func run(_ test: Case, _ runtime: inout AnyObject?) -> (
    step: Int, what: String
  )? {
    let oracle = Oracle(test)
    runtime = oracle.host.runtime
    defer { Probes.forget(oracle.host.runtime) }
    for step in 0...test.steps.count {
      if step > 0 { oracle.perform(test.steps[step - 1], step) }
      if !oracle.isDue(step, of: test) { continue }
      if let what = oracle.check(step, of: test) { return (step, what) }
    }
    oracle.interrupt(test)
    return oracle.leak(oracle.host).map { (test.steps.count, $0) }
  }

  /// Where edits move views, others come before these have arrived; then it is looked at what is left of it at rest.
  private func isDue(_ step: Int, of test: Case) -> Bool {
    !isMoving || step % 3 == 0 || step == test.steps.count
  }

  private init(_ test: Case) {
    let model = Model(test.tree)
    let beacon = Beacon()
    let world = World(beacon)
    self.model = model
    self.beacon = beacon
    self.world = world
    semantics = .inIndexOrder(isStrict: test.isStrict)
    isMoving = test.isMoving
    host = TestHost(size: size, semantics: semantics) { Root(model: model, world: world) }
    updateStates()
  }

  // MARK: Editing

  private func perform(_ edits: [Edit], _ step: Int) {
    if isMoving {
      host.frame { withAnimation(Self.animations[step % 5]) { self.change(edits) } }
      host.advance(by: 0.06)
    } else {
      host.frame { self.change(edits) }
    }
    updateStates()
  }

  private static let animations: [Animation?] = [
    .linear(duration: 0.25), nil, .spring, .easeIn(duration: 0.2).delay(0.1),
    .linear(duration: 0.1).repeatCount(2),
  ]

  private func change(_ edits: [Edit]) {
    var tree = model.tree
    for edit in edits {
      edit.apply(to: &tree)
      perform(edit)
    }
    if tree != model.tree { model.tree = tree }
  }

  private func keepClear(_ host: TestHost) {
    let digits = [insets % 10, insets / 10 % 10, insets / 100].map { CGFloat($0) }
    host.safeArea = EdgeInsets(
      top: digits[0] * 2, leading: digits[1] > 5 ? 0 : digits[1], bottom: digits[2],
      trailing: digits[2] > 5 ? 0 : digits[0])
    host.keyboard = digits[1] * 4
  }

  /// The part of an edit that is not the tree's.
  private func perform(_ edit: Edit) {
    switch edit {
    case .resize(let width, let height):
      size = CGSize(width: width, height: height)
      host.host.size = size
    case .darken(let isDark):
      scheme = isDark ? .dark : .light
      host.setEnvironment(\.colorScheme, scheme)
    case .turn(let isTurned):
      direction = isTurned ? .rightToLeft : .leftToRight
      host.setEnvironment(\.layoutDirection, direction)
    case .keepClear(let value):
      insets = value
      keepClear(host)
    case .signal(let value): beacon.value = value
    case .state(let id, let value):
      model.tree.visitStates(at: .root(of: model.tree)) { node, place in
        guard node.id == id, let handle = world.handles[place.path] else { return }
        // Now and then an update of its own (R187).
        if value % 3 == 0 {
          withTransaction(Transaction()) { handle.wrappedValue = value }
        } else {
          handle.wrappedValue = value
        }
        states[place.path] = value
      }
    default: break
    }
  }

  /// States whose identity is gone are gone; new ones start as the tree says. A view that was being removed may have come back
  /// with its state (R175): that is taken as it is.
  private func updateStates() {
    var alive: [String: Int] = [:]
    model.tree.visitStates(at: .root(of: model.tree)) { node, place in
      let back = isMoving ? world.states[place.path] : nil
      alive[place.path] = states[place.path] ?? back ?? node.numbers[0]
    }
    states = alive
  }

  // MARK: Checking

  private func check(_ step: Int, of test: Case) -> String? {
    host.settle()
    // What left the window of a lazy container is kept for two frames.
    for _ in 0..<3 { host.frame() }
    for _ in 0..<100 where host.host.nextMoment != nil { host.advance(by: 0.1) }
    if host.host.nextMoment != nil { return "frames are asked for at rest" }
    world.keepStates(Set(states.keys))
    host.host.checkInvariants()
    let (model, world) = (model, World(beacon, carried: states))
    let fresh = TestHost(size: size, semantics: semantics, colorScheme: scheme) {
      Root(model: model, world: world)
    }
    defer { Probes.forget(fresh.runtime) }
    fresh.setEnvironment(\.layoutDirection, direction)
    keepClear(fresh)
    fresh.settle()
    scroll(host, step)
    scroll(fresh, step)
    let keys = step >= test.asksFrom ? keys(at: step) : []
    let points = points(step)
    self.world.keep(Set(world.heard.keys).union(world.changed.keys))
    var old = Snapshot(host, self.world, keys: keys, points: points)
    var new = Snapshot(fresh, world, keys: keys, points: points)
    if step == test.steps.count {
      let key = oracleKeys[step % oracleKeys.count]
      old.addTrace(of: key, in: host)
      new.addTrace(of: key, in: fresh)
    }
    return old.difference(from: new) ?? wrongState(world) ?? unrest(fresh) ?? leak(fresh)
  }

  /// Scrolls each scroll view to a random place, from its start: how it came to where it was is history.
  private func scroll(_ host: TestHost, _ step: Int) {
    for isStart in [true, false] {
      let views = host.host.query { host.host.rootView.collected(ScrollViewOutput.self) }
      guard !views.isEmpty else { return }
      var generator = Generator(seed: UInt64(step))
      host.frame {
        for view in views {
          let x = isStart ? 0 : CGFloat.random(in: 0...1, using: &generator)
          let y = isStart ? 0 : CGFloat.random(in: 0...1, using: &generator)
          view.move(to: view.offset(at: UnitPoint(x: x, y: y)), by: .user)
        }
      }
      host.settle()
    }
  }

  /// Half of the keys by turns: those that are not asked after a step have the next step's edits after those of this one.
  private func keys(at step: Int) -> [any OracleKey.Type] {
    oracleKeys.indices.filter { ($0 + step).isMultiple(of: 2) }.map { oracleKeys[$0] }
  }

  /// Where touches are tried: others after each step.
  private func points(_ step: Int) -> [CGPoint] {
    var generator = Generator(seed: UInt64(step))
    return (0..<3).map { _ in
      CGPoint(
        x: CGFloat.random(in: 0..<size.width, using: &generator),
        y: CGFloat.random(in: 0..<size.height, using: &generator))
    }
  }

  private func wrongState(_ fresh: World) -> String? {
    for (path, value) in states.sorted(by: { $0.key < $1.key }) {
      guard let found = world.states[path], fresh.states[path] != nil else { continue }
      if found != value { return "state \(path) is \(found), and should be \(value)" }
    }
    return nil
  }

  private func unrest(_ fresh: TestHost) -> String? {
    for host in [host, fresh] {
      if let loop = host.diagnostics.first(where: { $0.id == "W-LOOP" }) { return "\(loop)" }
    }
    return nil
  }

  /// Leaves the host in the middle of something: a view has the focus, a finger is down, an edit waits for its frame.
  private func interrupt(_ test: Case) {
    host.key(.tab)
    for (finger, point) in points(test.steps.count).enumerated() {
      host.press(at: point, finger: finger)
    }
    if let last = test.steps.last { change(last) }
  }

  /// Drops a tree: no node may be left.
  private func leak(_ host: TestHost) -> String? {
    host.host.close()
    let left = host.runtime.graph.liveNodeCount
    return left == 0 ? nil : "\(left) nodes are left"
  }
}

extension PreferenceSemantics {
  /// With lazy rows in the order of their data, so that the order in which they were made does not matter (R155).
  fileprivate static func inIndexOrder(isStrict: Bool) -> PreferenceSemantics {
    var semantics = isStrict ? PreferenceSemantics.strict : .seeds
    semantics.lazyRowsKeepOrderOfCreation = false
    return semantics
  }
}
