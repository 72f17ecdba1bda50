import Foundation
import Observation
import OpenCombine
import WaggleGraph

/// What happens to the program of one host.
enum ProgramEvent {
  case willFinishLaunching, didFinishLaunching
  case willEnterForeground, didBecomeActive, willResignActive, didEnterBackground
  case willTerminate

  /// What happens between two phases, in order.
  static func between(_ old: ScenePhase, _ new: ScenePhase) -> [ProgramEvent] {
    var events: [ProgramEvent] = []
    if old == .active, new < .active { events.append(.willResignActive) }
    if old > .background, new == .background { events.append(.didEnterBackground) }
    if old == .background, new > .background { events.append(.willEnterForeground) }
    if old < .active, new == .active { events.append(.didBecomeActive) }
    return events
  }
}

/// The delegate of a program, however it is called.
@MainActor protocol ProgramDelegate {
  var object: AnyObject { get }
  func receive(_ event: ProgramEvent)
}

/// A property of an `App` that has its delegate.
@MainActor protocol DelegateAdaptor {
  var delegate: any ProgramDelegate { get }
}

/// The program of one host: its delegates, which are notified of what happens to it.
final class ProgramStore: RuntimeStore, @unchecked Sendable {
  unowned let runtime: Runtime
  /// Nil once it is gone. Not a weak reference: see `RuntimeReference`.
  @exclusivity(unchecked) unowned(unsafe) var host: ViewHost? {
    didSet { if host != nil { follower.begin() } }
  }
  private(set) var delegates: [any ProgramDelegate] = []
  let follower: Follower

  /// What the room above does for a program: Host knows nothing of the names that UIKit has.
  struct Follower {
    /// Makes a runtime with a store for each room, for a tree apart from this one.
    let makeRuntime: (any TextMeasurer, (any SymbolProvider)?, PreferenceSemantics) -> Runtime
    /// What views read of how the program has controls look; nil where nothing is known.
    var appearance: AnyObject?
    /// Called when the host was made.
    var begin: () -> Void = {}
    /// Called after the delegates were.
    var post: @MainActor (ProgramEvent) -> Void = { _ in }
    /// What to call once the environment of the window has changed; nil for nothing.
    var settings: (_ old: EnvironmentValues, EnvironmentValues) -> (@MainActor () -> Void)? = {
      _, _ in nil
    }
    /// Called once the keyboard on the screen has another height, in points, in a window of a size.
    var keyboard: @MainActor (_ window: CGSize, _ old: CGFloat, CGFloat) -> Void = { _, _, _ in }
  }

  init(_ runtime: Runtime, _ follower: Follower) {
    self.runtime = runtime
    self.follower = follower
  }

  func close() { delegates = [] }

  /// The program whose action or body runs, or in whose action the task was begun, or else the one that was updated last; nil
  /// where there is none.
  static var current: ProgramStore? {
    Runtime.ofAction?.store() ?? LastWindow.shared.host?.runtime.store()
  }

  var phase: ScenePhase { host?.rootEnvironment.scenePhase ?? .background }

  /// Takes the delegates of a program, and has them launch it. Its other beginnings follow in the first frame.
  ///
  /// - Returns: the inputs for its scenes: delegates that can be observed are in their environment.
  func launch<Program>(_ program: _GraphValue<Program>, _ inputs: _ViewInputs) -> _ViewInputs {
    delegates = Self.delegates(of: program, runtime)
    deliver([.willFinishLaunching, .didFinishLaunching])
    deliverLater([.willEnterForeground, .didBecomeActive])
    return Self.inputs(inputs, of: program, delegates)
  }

  /// The inputs for the scenes of a program that the tree of its first window has launched.
  func join<Program>(_ program: _GraphValue<Program>, _ inputs: _ViewInputs) -> _ViewInputs {
    Self.inputs(inputs, of: program, Self.delegates(of: program, runtime))
  }

  private static func delegates<Program>(
    of program: _GraphValue<Program>, _ runtime: Runtime
  ) -> [any ProgramDelegate] {
    let graph = runtime.graph
    nonisolated(unsafe) let value = graph.untracked { program.read(in: graph) }
    return onMainActor {
      Mirror(reflecting: value).children.compactMap { ($0.value as? any DelegateAdaptor)?.delegate }
    }
  }

  private static func inputs<Program>(
    _ inputs: _ViewInputs, of program: _GraphValue<Program>, _ delegates: [any ProgramDelegate]
  ) -> _ViewInputs {
    nonisolated(unsafe) let delegates = delegates
    let objects = onMainActor { delegates.map(\.object) }.filter {
      $0 is any ObservableObject || $0 is any Observable
    }
    if objects.isEmpty { return inputs }
    return inputs.withEnvironment(of: program) { values, _ in
      for object in objects { values.put(object) }
    }
  }

  func phaseChanges(from old: ScenePhase, to new: ScenePhase) {
    deliverLater(ProgramEvent.between(old, new))
  }

  func environmentChanges(from old: EnvironmentValues, to new: EnvironmentValues) {
    if let report = follower.settings(old, new) { reportLater(report) }
  }

  func keyboardMoves(in window: CGSize, from old: CGFloat, to new: CGFloat) {
    if old != new { reportLater { [follower] in follower.keyboard(window, old, new) } }
  }

  private func reportLater(_ report: @escaping @MainActor () -> Void) {
    runtime.actions.add(.lifecycle, .last) { [unowned self] in
      runtime.announcements.posting { onMainActor(report) }
    }
    runtime.wakeUp.call()
  }

  /// Called before the tree is dropped.
  func terminate() { if !delegates.isEmpty { deliver([.willTerminate]) } }

  private func deliverLater(_ events: [ProgramEvent]) {
    runtime.actions.add(.lifecycle, .last) { [unowned self] in deliver(events) }
    runtime.wakeUp.call()
  }

  /// Calls the delegates, then posts notifications.
  private func deliver(_ events: [ProgramEvent]) {
    runtime.announcements.posting {
      onMainActor {
        for event in events {
          for delegate in delegates { delegate.receive(event) }
          follower.post(event)
        }
      }
    }
  }
}

extension EnvironmentValues {
  /// Puts an object that can be observed where views find it by its type.
  fileprivate mutating func put(_ object: AnyObject) {
    if let object = object as? any ObservableObject { put(observable: object) }
    if let object = object as? any AnyObject & Observable { put(observed: object) }
  }

  private mutating func put<Object: ObservableObject>(observable object: Object) {
    self[observable: Object.self] = object
  }

  private mutating func put<Object: AnyObject & Observable>(observed object: Object) {
    self[object: Object.self] = object
  }
}
