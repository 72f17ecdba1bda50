import ArgumentParser
import Foundation
import Observation
import Waggle

/// A tree with one preview, to draw (C173).
@MainActor struct PreviewPicture {
  let offscreen: OffscreenHost
  private let shown: ShownPreview
  /// The size of the screen, and the one that replaces what the preview asks for.
  private let window: CGSize
  private let givenSize: CGSize?
  private let canvas: PreviewCanvas

  /// - Parameter givenSize: replaces the size that the preview asks for.
  init(
    _ item: PreviewItem, in catalog: PreviewCatalog, window: CGSize, givenSize: CGSize?,
    scale: CGFloat, colorScheme: ColorScheme
  ) {
    (self.window, self.givenSize) = (window, givenSize)
    let canvas = Self.canvas(of: item, window, givenSize)
    let shown = ShownPreview(item, catalog.contexts)
    (self.canvas, self.shown) = (canvas, shown)
    let proposal = ProposedViewSize(canvas.size)
    let fits = canvas.fitsContent
    offscreen = OffscreenHost(size: canvas.size, scale: scale, colorScheme: colorScheme) {
      if fits {
        FixedProposal(proposal: proposal) { VStack { ShownPreviewContent(shown: shown) } }
      } else {
        ShownPreviewContent(shown: shown)
      }
    }
  }

  private static func canvas(
    of item: PreviewItem, _ window: CGSize, _ givenSize: CGSize?
  ) -> PreviewCanvas {
    var canvas = item.settings.canvas(in: window)
    if let givenSize { canvas.size = givenSize }
    return canvas
  }

  /// Shows the same preview of newer code in the same tree, in which states are kept (C580).
  ///
  /// - Returns: messages about what starts over; nil if it asks for another size, which needs another tree.
  func reload(_ item: PreviewItem, in catalog: PreviewCatalog) -> [String]? {
    guard Self.canvas(of: item, window, givenSize) == canvas else { return nil }
    return offscreen.host.reload(frame: { offscreen.host.frame($0) }) {
      shown.change(to: item, catalog.contexts)
    }
  }

  /// Makes the window as large as the content, if that decides.
  func fitWindow() {
    if canvas.fitsContent { offscreen.fitWindow() }
  }

  /// Stops with status 1 if the picture does not show the preview, because a context is missing (C175). Failures are on
  /// standard error already.
  func requireContexts() throws {
    let contexts = shown.contexts
    for name in contexts.pending {
      DiagnosticLog.standardError.write("Error: \(name) did not return in time.")
    }
    if !contexts.failures.isEmpty || !contexts.pending.isEmpty { throw ExitCode(1) }
  }
}

/// The preview that a tree shows: that of newer code may take its place.
@MainActor @Observable private final class ShownPreview {
  private(set) var item: PreviewItem
  @ObservationIgnored private(set) var contexts: PreviewContexts

  init(_ item: PreviewItem, _ contexts: PreviewContexts) {
    (self.item, self.contexts) = (item, contexts)
  }

  func change(to item: PreviewItem, _ contexts: PreviewContexts) {
    (self.contexts, self.item) = (contexts, item)
  }
}

private struct ShownPreviewContent: View {
  let shown: ShownPreview

  var body: some View { shown.item.makeView(shown.contexts) }
}
