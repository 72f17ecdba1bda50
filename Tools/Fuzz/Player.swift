import Foundation
import SwiftUI
import WaggleTestKit

/// Something that is wrong with a program's run.
struct Fault: Codable, Equatable {
  /// What makes it one fault, and others the same.
  var signature: String
  /// What was seen.
  var detail: String
}

/// Runs a program in a host, step by step.
@MainActor final class Player {
  let program: Program
  private(set) var model: Model
  private var host: TestHost?
  var surroundings = Surroundings()
  /// Where the finger is; nil for none.
  var pressed: CGPoint?
  private var reported = 0

  /// What a window is in.
  struct Surroundings {
    var size = CGSize(width: 390, height: 700)
    var direction = LayoutDirection.leftToRight
    var scheme = ColorScheme.light
    var textSize = DynamicTypeSize.large
    var keyboard: CGFloat = 0
    var safeArea: CGFloat = 0
    var locale = "en"

    @MainActor func apply(to host: TestHost) {
      host.size = size
      host.setEnvironment(\.layoutDirection, direction)
      host.setEnvironment(\.colorScheme, scheme)
      host.setEnvironment(\.dynamicTypeSize, textSize)
      host.setEnvironment(\.locale, Locale(identifier: locale))
      host.keyboard = keyboard
      host.safeArea = EdgeInsets(top: safeArea, leading: 0, bottom: safeArea / 2, trailing: 0)
    }
  }

  private struct Root: View {
    let model: Model
    var body: some View { NodeView(node: model.tree, model: model) }
  }

  init(_ program: Program) {
    self.program = program
    model = Model(program.root)
  }

  private func makeHost() -> TestHost {
    let model = model
    var semantics = PreferenceSemantics.seeds
    semantics.lazyRowsKeepOrderOfCreation = false
    let host = TestHost(size: surroundings.size, semantics: semantics) { Root(model: model) }
    surroundings.apply(to: host)
    return host
  }

  /// Runs the program; `progress` is called with the number of each step before it, 0 for the first frame.
  static func run(_ program: Program, progress: (Int) -> Void) -> Fault? {
    weak var runtime: AnyObject?
    weak var watched: Model?
    do {
      let player = Player(program)
      watched = player.model
      if let fault = player.play(progress, &runtime) { return fault }
    }
    pump()
    for _ in 0..<50 where runtime != nil || watched != nil {
      pump()
      usleep(2000)
    }
    if runtime != nil {
      return Fault(
        signature: "leak: host", detail: "the runtime is kept after its host was dropped")
    }
    if watched != nil {
      return Fault(signature: "leak: model", detail: "the model is kept after its host was dropped")
    }
    return nil
  }

  private func play(_ progress: (Int) -> Void, _ runtime: inout AnyObject?) -> Fault? {
    progress(0)
    let host = makeHost()
    self.host = host
    runtime = host.runtime
    host.frame()
    host.host.checkInvariants()
    for (index, step) in program.steps.enumerated() {
      progress(index + 1)
      perform(step, host)
      Self.pump()
      host.host.checkInvariants()
      if let fault = wrongReport(host) { return fault }
      if program.isCompared, index % 20 == 19, let fault = compare(host) { return fault }
    }
    progress(program.steps.count + 1)
    if program.isCompared, let fault = compare(host) { return fault }
    leaveInTheMiddle(host)
    progress(program.steps.count + 2)
    if program.seed % 3 == 0 {
      host.host.close()
      let left = host.runtime.graph.liveNodeCount
      if left != 0 { return Fault(signature: "leak: nodes", detail: "\(left) nodes are left") }
    }
    self.host = nil
    return nil
  }

  /// Lets tasks of the main actor run.
  static func pump() { _ = RunLoop.main.run(mode: .default, before: Date()) }

  // MARK: What is seen

  private static let never: Set<String> = [
    "W-LOOP", "W-MUTATE", "W-THREAD", "W-PUBLISH", "W-DEEP", "W-GROUP",
  ]

  private func wrongReport(_ host: TestHost) -> Fault? {
    defer { reported = host.diagnostics.count }
    for report in host.diagnostics.dropFirst(reported) {
      Coverage.reports[report.id, default: 0] += 1
      if Self.never.contains(report.id) || report.id.hasPrefix("E-") {
        if report.id == "W-LOOP", !program.isCompared { continue }
        if report.id == "W-GROUP" { continue }
        return Fault(signature: "report: \(report.id)", detail: report.description)
      }
    }
    return nil
  }

  private func compare(_ host: TestHost) -> Fault? {
    // To rest: fingers are lifted, what is open in the host alone is closed.
    if let pressed {
      host.release(at: pressed)
      self.pressed = nil
    }
    host.hover(at: nil)
    if let fault = rest(host) { return fault }
    for _ in 0..<2 {
      host.key(.escape)
      if let fault = rest(host) { return fault }
    }
    host.frame { host.host.input.focus.move(to: nil) }
    if let fault = rest(host) { return fault }
    let fresh = makeHost()
    fresh.settle()
    fresh.advance(by: 1)
    if let fault = rest(fresh) { return fault }
    for host in [host, fresh] {
      toStart(host)
      if let fault = rest(host) { return fault }
    }
    return Comparison(host).difference(from: Comparison(fresh), host, fresh)
  }

  private func rest(_ host: TestHost) -> Fault? {
    host.settle()
    for _ in 0..<3 { host.frame() }
    for _ in 0..<60 where host.host.nextMoment != nil { host.advance(by: 0.25) }
    if host.host.nextMoment != nil {
      return Fault(signature: "restless", detail: "frames are asked for at rest")
    }
    return nil
  }

  private func toStart(_ host: TestHost) {
    let views = host.host.query { host.host.rootView.collected(ScrollViewOutput.self) }
    guard !views.isEmpty else { return }
    // Rows that come into view may be longer than was estimated: what is seen stays where it is then.
    for _ in 0..<5 {
      host.frame {
        for view in views {
          view.move(
            to: CGPoint(x: view.metrics.minimum(.horizontal), y: view.metrics.minimum(.vertical)),
            by: .user)
        }
      }
      host.settle()
    }
    for _ in 0..<3 { host.frame() }
  }
}
