import Foundation
import Waggle
import WaggleRender

/// A view tree without a screen, at rest, to query and to draw.
@MainActor
final class OffscreenHost {
  let host: ViewHost
  private let runtime: Runtime
  private let rasterizer: any Rasterizer
  /// The diagnostics so far, oldest first, beginning with what is missing on the machine.
  private(set) var diagnostics = RenderSystem.diagnostics

  init<Content: View>(
    size: CGSize, scale: CGFloat = 1, colorScheme: ColorScheme = .light,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let parts = RenderSystem.make()
    rasterizer = parts.rasterizer
    runtime = Runtime(measurer: parts.measurer, symbols: parts.symbols, semantics: .seeds)
    runtime.startDate = Date()
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.colorScheme = colorScheme
    host = ViewHost(runtime: runtime, size: size, environment: environment, content: content)
    runtime.report = { [unowned self] in self.diagnostics.append($0) }
  }

  isolated deinit {
    // Views may report while they are removed; `self` cannot be referenced any more.
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

  /// Advances time to `end`, in seconds since the tree was made: a frame at each sixtieth of a second at which
  /// something is animated or a timer is due, and one at `end`. Tasks may run between frames.
  func advance(to end: TimeInterval) {
    while let next = nextFrame(before: end) {
      host.frame(at: next)
      _ = RunLoop.main.run(mode: .default, before: Date())
    }
    if host.time < end { host.frame(at: end) }
    host.settle()
  }

  /// The next sixtieth of a second before `end` with work to do; nil if there is none.
  private func nextFrame(before end: TimeInterval) -> TimeInterval? {
    guard let due = host.nextMoment else { return nil }
    let next = max((host.time * 60 + 1e-6).rounded(.down) + 1, (due * 60 - 1e-6).rounded(.up)) / 60
    return next < end - 1e-9 ? next : nil
  }

  /// Makes the window as large as its content.
  func fitWindow() {
    for _ in 0..<4 {
      let size = host.contentSize
      guard size != host.size else { break }
      host.size = size
      settle()
    }
  }

  /// The colour scheme of the content.
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
