import ArgumentParser
import Foundation
import Waggle

/// A tree with one preview, to draw (C173).
@MainActor struct PreviewPicture {
  let offscreen: OffscreenHost
  private let catalog: PreviewCatalog
  private let canvas: PreviewCanvas

  /// - Parameter givenSize: replaces the size that the preview asks for.
  init(
    _ item: PreviewItem, in catalog: PreviewCatalog, window: CGSize, givenSize: CGSize?,
    scale: CGFloat, colorScheme: ColorScheme
  ) {
    self.catalog = catalog
    var canvas = item.settings.canvas(in: window)
    if let givenSize { canvas.size = givenSize }
    self.canvas = canvas
    let contexts = catalog.contexts
    let proposal = ProposedViewSize(canvas.size)
    let fits = canvas.fitsContent
    offscreen = OffscreenHost(size: canvas.size, scale: scale, colorScheme: colorScheme) {
      if fits {
        FixedProposal(proposal: proposal) { VStack { item.makeView(contexts) } }
      } else {
        item.makeView(contexts)
      }
    }
  }

  /// Makes the window as large as the content, if that decides.
  func fitWindow() {
    if canvas.fitsContent { offscreen.fitWindow() }
  }

  /// Stops with status 1 if the picture does not show the preview, because a context is missing (C175). Failures are on
  /// standard error already.
  func requireContexts() throws {
    let contexts = catalog.contexts
    for name in contexts.pending {
      DiagnosticLog.standardError.write("Error: \(name) did not return in time.")
    }
    if !contexts.failures.isEmpty || !contexts.pending.isEmpty { throw ExitCode(1) }
  }
}
