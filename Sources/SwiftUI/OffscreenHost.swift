import Foundation
import Waggle
import WaggleRender

/// A view tree with no screen, at rest: what can be asked of it and drawn of it.
@MainActor
final class OffscreenHost {
  let host: ViewHost
  private let runtime: DrawingRuntime
  private let rasterizer: any Rasterizer
  /// What was reported so far, oldest first; first of all what the machine lacks.
  private(set) var diagnostics = RenderSystem.diagnostics

  init<Content: View>(
    size: CGSize, scale: CGFloat = 1, colorScheme: ColorScheme = .light,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let parts = RenderSystem.make()
    rasterizer = parts.rasterizer
    runtime = DrawingRuntime(measurer: parts.measurer, symbols: parts.symbols, semantics: .seeds)
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.colorScheme = colorScheme
    host = ViewHost(runtime: runtime, size: size, environment: environment, content: content)
    runtime.report = { [unowned self] in self.diagnostics.append($0) }
  }

  isolated deinit {
    // Views that report while they go report to nobody: this object is no longer there.
    runtime.report = { _ in }
    host.close()
  }

  /// Runs frames until nothing is pending.
  func settle() { host.settle() }

  /// Settles, and lets the tasks that views started run, for at most `seconds`.
  func settle(waitingForTasks seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    host.settle()
    while !runtime.tasks.isZero, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
      host.settle()
    }
  }

  /// Moves time on to `end`, in seconds since the tree was made: a frame at each sixtieth of a second at which
  /// something moves or a timer is due, and one at `end`. Tasks may run between frames.
  func advance(to end: TimeInterval) {
    while let next = nextFrame(before: end) {
      host.frame(at: next)
      _ = RunLoop.main.run(mode: .default, before: Date())
    }
    if host.time < end { host.frame(at: end) }
    host.settle()
  }

  /// The next sixtieth of a second before `end` at which there is something to do.
  private func nextFrame(before end: TimeInterval) -> TimeInterval? {
    guard let due = host.nextMoment else { return nil }
    let next = max((host.time * 60 + 1e-6).rounded(.down) + 1, (due * 60 - 1e-6).rounded(.up)) / 60
    return next < end - 1e-9 ? next : nil
  }

  /// The scheme that the content is drawn in.
  var colorScheme: ColorScheme { host.rootEnvironment.colorScheme }

  func pngData(scale: CGFloat, background: ResolvedColor?) throws -> Data {
    try rasterizer.pngData(displayList, size: host.size, scale: scale, background: background)
  }

  func svgData(background: ResolvedColor?) throws -> Data {
    try rasterizer.svgData(displayList, size: host.size, background: background)
  }

  func pdfData(background: ResolvedColor?) throws -> Data {
    try rasterizer.pdfData(displayList, size: host.size, background: background)
  }

  private var displayList: DisplayList { host.displayList }
}
