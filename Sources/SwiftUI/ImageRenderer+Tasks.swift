public import Foundation
public import Waggle
import WaggleRender

// In asynchronous code a picture waits for the tasks of the views, as that of an `AsyncImage` (C472). Code that shall draw at
// once there calls a synchronous function that draws.
extension ImageRenderer {
  /// A PNG at `scale` pixels per point, drawn when the tasks that the views started have finished (C472).
  ///
  /// ```swift
  /// func card(_ url: URL) async throws -> Data {
  ///   try await ImageRenderer(content: AsyncImage(url: url)).pngData(scale: 2)
  /// }
  /// ```
  ///
  /// Tasks are those of `task` modifiers, with which an `AsyncImage` loads. One that has not finished after `timeout` is a
  /// diagnostic (W-UNFINISHED), and the picture is drawn without it. Throws as the synchronous function does, and
  /// a `CancellationError` if the task that waits is cancelled.
  ///
  /// The file is made of the pixels outside the main actor: several pictures at once, as in a task group, use several
  /// cores.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; by default the renderer's own scale.
  ///   - timeout: the longest wait; by default ten seconds.
  public func pngData(scale: CGFloat? = nil, timeout: Duration = .seconds(10)) async throws -> Data
  {
    let scale = scale ?? self.scale
    let image = try await finished(scale, timeout) {
      try $0.image(scale: scale, background: background)
    }
    return try await Self.encoded(image)
  }

  /// A PNG of the pixels, made on another thread than that of the main actor.
  @concurrent private static func encoded(_ image: DrawnImage) async throws -> Data {
    try image.pngData()
  }

  /// An SVG, drawn when the tasks that the views started have finished, for which it waits for `timeout` at most, as
  /// `pngData(scale:timeout:)` does (C472).
  ///
  /// - Parameter timeout: the longest wait; by default ten seconds.
  public func svgData(timeout: Duration = .seconds(10)) async throws -> Data {
    try await finished(scale, timeout) { try $0.svgData(background: background) }
  }

  /// A PDF of one page, drawn when the tasks that the views started have finished, for which it waits for `timeout` at
  /// most, as `pngData(scale:timeout:)` does (C472).
  ///
  /// - Parameter timeout: the longest wait; by default ten seconds.
  public func pdfData(timeout: Duration = .seconds(10)) async throws -> Data {
    try await finished(scale, timeout) { try $0.pdfData(background: background) }
  }

  /// A PDF with a page for each element, drawn when the tasks that the views of all pages started have finished, for which it
  /// waits for `timeout` at most (C471, C472). The tasks of the pages run at the same time.
  ///
  /// - Parameters:
  ///   - pages: what the pages are made of.
  ///   - proposedSize: the size proposed to each page's view; the default is its ideal size.
  ///   - isOpaque: whether the pages have a black background.
  ///   - timeout: the longest wait for all pages together.
  ///   - content: the view of a page.
  public static func pdfData<Pages: Sequence>(
    pages: Pages, proposedSize: ProposedViewSize = .unspecified, isOpaque: Bool = false,
    timeout: Duration, @ViewBuilder content: (Pages.Element) throws -> Content
  ) async throws -> Data {
    try RenderError.check(proposal: proposedSize)
    let hosts = try pages.map { try host(content($0), proposedSize) }
    let end = ContinuousClock.now + timeout
    for host in hosts { try await host.finishTasks(within: end - ContinuousClock.now) }
    let drawn = hosts.map { host in
      host.fitWindow()
      host.reportUnfinishedTasks(after: timeout / .seconds(1))
      DiagnosticLog.standardError.write(host.diagnostics)
      return host.page(isOpaque ? .black : nil)
    }
    return try RenderSystem.pdfData(drawn)
  }

  private func finished<Picture>(
    _ scale: CGFloat, _ timeout: Duration, _ picture: (OffscreenHost) throws -> Picture
  ) async throws -> Picture {
    try RenderError.check(scale: scale)
    try RenderError.check(proposal: proposedSize)
    let offscreen = Transaction().perform { host(scale: scale) }
    try await offscreen.finishTasks(within: timeout)
    offscreen.fitWindow()
    return try draw(offscreen, after: timeout / .seconds(1), picture)
  }
}
