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

  /// Settles, and lets the tasks that views started run, for at most `seconds`, and what they have put into the main
  /// queue.
  func settle(waitingForTasks seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    host.settle()
    while !runtime.tasks.isEmpty, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
      host.settle()
    }
    // It cannot be asked whether the queue is empty: it runs until nothing changes.
    for _ in 0..<Self.longestQueue {
      _ = RunLoop.main.run(mode: .default, before: Date())
      guard host.hasWork else { break }
      host.settle()
    }
  }

  /// Waits until the tasks that views started have finished, but not longer than `limit`, and brings the views up to date.
  /// Throws if the task that waits is cancelled.
  func finishTasks(within limit: Duration) async throws {
    let end = ContinuousClock.now + limit
    while !runtime.tasks.isEmpty, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(5))
      host.settle()
    }
    host.settle()
  }

  /// How many of the views with unfinished tasks are named.
  private static let mostUnfinished = 10

  /// Reports the views whose tasks have not finished: what these would change is not in the picture (C472).
  ///
  /// - Parameter wait: how long was waited for them, in seconds.
  func reportUnfinishedTasks(after wait: TimeInterval) {
    for path in runtime.tasks.paths.prefix(Self.mostUnfinished) {
      diagnostics.append(.unfinishedTask(after: wait, at: path))
    }
  }

  /// How often the main queue runs for one that fills it again and again.
  private static let longestQueue = 32

  /// Advances time to `end`, in seconds since the tree was made: a frame at each sixtieth of a second at which
  /// something is animated or a timer is due, and one at `end`. Tasks may run between frames. A `Timer` of the main run loop
  /// fires in its own time: the frames wait for it, for a minute in all.
  func advance(to end: TimeInterval) {
    let start = Date(timeIntervalSinceNow: -host.time)
    let patience = Date(timeIntervalSinceNow: 60)
    while true {
      let timer = nextTimer()
      let next = nextFrame(before: end)
      if let fire = timer, fire < patience, fire.timeIntervalSince(start) < next ?? end {
        if !RunLoop.main.run(mode: .default, before: fire) { Thread.sleep(forTimeInterval: 0.001) }
        if host.hasWork { host.frame(at: max(host.time, fire.timeIntervalSince(start))) }
      } else if let next {
        host.frame(at: next)
        _ = RunLoop.main.run(mode: .default, before: Date())
      } else {
        break
      }
    }
    if host.time < end { host.frame(at: end) }
    host.settle()
  }

  /// When a timer of the main run loop fires; nil without any. Those that are due fire first. One that then is late by more
  /// than a moment is taken for one that cannot fire, as where the main queue waits for this function.
  private func nextTimer() -> Date? {
    if let due = MainTimers.nextDate, due < Date() {
      _ = RunLoop.main.run(mode: .default, before: Date())
      if host.hasWork { host.frame(at: host.time) }
    }
    let late = Date(timeIntervalSinceNow: -0.25)
    return [RunLoop.main.limitDate(forMode: .default), MainTimers.nextDate]
      .compactMap { $0 }.filter { $0 > late }.min()
  }

  /// The next sixtieth of a second before `end` with work to do; nil if there is none.
  private func nextFrame(before end: TimeInterval) -> TimeInterval? {
    guard let due = host.nextMoment else { return nil }
    let next = max((host.time * 60 + 1e-6).rounded(.down) + 1, (due * 60 - 1e-6).rounded(.up)) / 60
    return next < end - 1e-9 ? next : nil
  }

  /// Makes the window as large as its scene says, if it does.
  func adoptDefaultSize() {
    guard let size = runtime.store(WindowStore.self).defaultSize else { return }
    host.size = CGSize(width: min(size.width, 32_767), height: min(size.height, 32_767))
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

  /// The pixels of its drawing, at `scale` pixels per point.
  func image(scale: CGFloat, background: ResolvedColor?) throws -> DrawnImage {
    try RenderSystem.image(page(background), scale: scale)
  }

  func svgData(background: ResolvedColor?) throws -> Data {
    try rasterizer.svgData(displayList, size: host.size, background: background)
  }

  func pdfData(background: ResolvedColor?) throws -> Data {
    try rasterizer.pdfData(displayList, size: host.size, background: background)
  }

  /// Its drawing as a page of a document.
  func page(_ background: ResolvedColor?) -> PicturePage {
    PicturePage(list: displayList, size: host.size, background: background)
  }

  private var displayList: DisplayList { host.displayList }
}
