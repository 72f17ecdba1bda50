public import Foundation
import Waggle
import WaggleRender

// In asynchronous code a picture waits for the tasks of the views, as that of an `AsyncImage` (C472). Each throws an error
// with a message if they have not finished in time, and throws as the synchronous function of its name does.
extension ImageRenderer {
  /// A PNG at `scale` pixels per point, drawn when the tasks that the views started have finished (C472).
  ///
  /// - Parameters:
  ///   - scale: pixels per point; by default the renderer's own scale.
  ///   - timeout: the longest wait, after which an error is thrown.
  public func pngData(scale: CGFloat? = nil, timeout: Duration = .seconds(10)) async throws -> Data
  {
    let scale = scale ?? self.scale
    return try await finished(scale, timeout) {
      try $0.pngData(scale: scale, background: background)
    }
  }

  /// An SVG, drawn when the tasks that the views started have finished, for which it waits for `timeout` at most (C472).
  public func svgData(timeout: Duration = .seconds(10)) async throws -> Data {
    try await finished(scale, timeout) { try $0.svgData(background: background) }
  }

  /// A PDF of one page, drawn when the tasks that the views started have finished, for which it waits for `timeout` at
  /// most (C472).
  public func pdfData(timeout: Duration = .seconds(10)) async throws -> Data {
    try await finished(scale, timeout) { try $0.pdfData(background: background) }
  }

  private func finished(
    _ scale: CGFloat, _ timeout: Duration, _ picture: (OffscreenHost) throws -> Data
  ) async throws -> Data {
    try RenderError.check(scale: scale)
    try RenderError.check(proposal: proposedSize)
    let offscreen = Transaction().perform { host(scale: scale) }
    try await offscreen.finishTasks(within: timeout)
    offscreen.fitWindow()
    return try draw(offscreen, picture)
  }
}
