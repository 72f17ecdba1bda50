public import Foundation
public import Observation
public import Waggle
import WaggleRender

/// Draws a view to an image, at the size of the view for a proposal.
///
/// Each image is drawn from a new tree: `@State` has its initial values, and views appear and disappear for it.
/// Problems in the tree are in `diagnostics`, and on standard error once per process.
///
/// ```swift
/// let renderer = ImageRenderer(content: Text("Hello, meadow").padding())
/// renderer.scale = 2
/// let png = try renderer.pngData()
/// print(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))  // true
/// let svg = String(decoding: try renderer.svgData(), as: UTF8.self)
/// print(svg.hasPrefix("<?xml"))  // true
/// ```
///
/// These functions draw at once: a task of a view, as that of an `AsyncImage`, has not run then, and is the diagnostic
/// W-UNFINISHED. In asynchronous code they are awaited and wait for the tasks (C472).
///
/// A PDF of several pages is made by `pdfData(pages:proposedSize:isOpaque:content:)`.
@MainActor @Observable
public final class ImageRenderer<Content: View> {
  /// The view to draw.
  public var content: Content
  /// The size proposed to the view; the default is its ideal size. A side may be nil, 0 or more, or infinite.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point: more than 0 and at most 32,767.
  public var scale: CGFloat = 1
  /// Whether the image has a black background; otherwise it is transparent where the view draws nothing.
  public var isOpaque = false
  /// The diagnostics of the last image, in order: first what is missing on the machine (W-FONT), then problems in the
  /// views. Empty before the first image.
  ///
  /// Set by each of `pngData(scale:)`, `svgData()` and `pdfData()`, even when it throws; reading it draws nothing.
  /// Each diagnostic is also written to standard error, once per process.
  @ObservationIgnored public private(set) var diagnostics: [Diagnostic] = []

  /// A renderer of `content`.
  public init(content: Content) { self.content = content }

  /// A PNG at `scale` pixels per point; by default at the renderer's own scale.
  ///
  /// Throws an error with a message if the view has no size, if its size is too large for an image, or if the
  /// proposal or the scale is invalid.
  public func pngData(scale: CGFloat? = nil) throws -> Data {
    let scale = scale ?? self.scale
    return try draw(scale: scale) { try $0.pngData(scale: scale, background: background) }
  }

  /// An SVG, one CSS pixel per point. Throws as `pngData(scale:)` does.
  public func svgData() throws -> Data {
    try draw(scale: scale) { try $0.svgData(background: background) }
  }

  /// A PDF of one page, 1/72 inch per point. Throws as `pngData(scale:)` does.
  public func pdfData() throws -> Data {
    try draw(scale: scale) { try $0.pdfData(background: background) }
  }

  /// A PDF with a page for each element, in their order, 1/72 inch per point (C471). Each page is as large as its view, so
  /// that sizes may differ, and has its own tree.
  ///
  /// ```swift
  /// @MainActor func write(to file: URL) throws {
  ///   try ImageRenderer.pdfData(pages: 1...3) { number in
  ///     Text("Page \(number)").frame(width: 300, height: number == 1 ? 400 : 200)
  ///   }
  ///   .write(to: file)
  /// }
  /// ```
  ///
  /// Throws as `pngData(scale:)` does, and if there is no element. Problems in the views are on standard error, once per
  /// process.
  ///
  /// - Parameters:
  ///   - pages: what the pages are made of.
  ///   - proposedSize: the size proposed to each page's view; the default is its ideal size.
  ///   - isOpaque: whether the pages have a black background.
  ///   - content: the view of a page.
  public static func pdfData<Pages: Sequence>(
    pages: Pages, proposedSize: ProposedViewSize = .unspecified, isOpaque: Bool = false,
    @ViewBuilder content: (Pages.Element) throws -> Content
  ) throws -> Data {
    try RenderError.check(proposal: proposedSize)
    let drawn = try pages.map { try page(content($0), proposedSize, isOpaque) }
    return try RenderSystem.pdfData(drawn)
  }

  /// The drawing of a page.
  private static func page(
    _ content: Content, _ proposal: ProposedViewSize, _ isOpaque: Bool
  ) -> PicturePage {
    let offscreen = host(content, proposal)
    offscreen.reportUnfinishedTasks(after: 0)
    defer { DiagnosticLog.standardError.write(offscreen.diagnostics) }
    return offscreen.page(isOpaque ? .black : nil)
  }

  /// The tree of a page.
  static func host(_ content: Content, _ proposal: ProposedViewSize) -> OffscreenHost {
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = proposal
    return Transaction().perform { renderer.host(scale: 1) }
  }

  var background: ResolvedColor? { isOpaque ? .black : nil }

  private func draw(scale: CGFloat, _ picture: (OffscreenHost) throws -> Data) throws -> Data {
    diagnostics = []
    try RenderError.check(scale: scale)
    try RenderError.check(proposal: proposedSize)
    // The image may be drawn in an action that animates, and is not animated itself.
    return try Transaction().perform { try draw(host(scale: scale), after: 0, picture) }
  }

  /// Draws from a tree made for this image, and keeps its diagnostics.
  ///
  /// - Parameter wait: how long was waited for the tasks of the views, in seconds.
  func draw<Picture>(
    _ offscreen: OffscreenHost, after wait: TimeInterval,
    _ picture: (OffscreenHost) throws -> Picture
  ) throws -> Picture {
    offscreen.reportUnfinishedTasks(after: wait)
    defer {
      diagnostics = offscreen.diagnostics
      DiagnosticLog.standardError.write(diagnostics)
    }
    return try picture(offscreen)
  }

  /// A tree of the content whose window fits it.
  func host(scale: CGFloat) -> OffscreenHost {
    let (content, proposal) = (content, proposedSize)
    let offscreen = OffscreenHost(size: .zero, scale: scale) {
      FixedProposal(proposal: proposal) { RootContent(content) }
    }
    offscreen.settle()
    offscreen.fitWindow()
    return offscreen
  }
}
