public import Foundation
public import Observation
public import Waggle
import WaggleRender

/// Draws a view to a picture, as large as the view wants to be for a proposal.
///
/// Each picture is of a tree of its own: `@State` starts afresh, and views appear and disappear for it. What is wrong
/// in the tree is in `diagnostics`, and on standard error once in the process.
@MainActor @Observable
public final class ImageRenderer<Content: View> {
  /// The view that is drawn.
  public var content: Content
  /// What the view is offered; by default it takes its ideal size. A side may be nil, 0 or more, or infinite.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels for each point: more than 0 and at most 32,767.
  public var scale: CGFloat = 1
  /// Whether the picture has a ground, black, where the view draws nothing; else it is clear there.
  public var isOpaque = false
  /// What was reported while the last picture was drawn, in order: first what the machine lacks (W-FONT), then what
  /// is wrong in the views. Empty before the first picture.
  ///
  /// Set by each of `pngData(scale:)`, `svgData()` and `pdfData()`, also where it throws; reading it draws nothing.
  /// Each diagnostic is also written to standard error, once in the process.
  @ObservationIgnored public private(set) var diagnostics: [Diagnostic] = []

  /// A renderer of `content`.
  public init(content: Content) { self.content = content }

  /// A PNG at `scale` pixels a point, or at the renderer's own scale.
  ///
  /// Throws a sentence where the view has no size, or one that is too large for a picture, and where the proposal or
  /// the scale is not one.
  public func pngData(scale: CGFloat? = nil) throws -> Data {
    let scale = scale ?? self.scale
    return try draw(scale: scale) { try $0.pngData(scale: scale, background: background) }
  }

  /// An SVG, one CSS pixel a point. Throws as `pngData(scale:)` does.
  public func svgData() throws -> Data {
    try draw(scale: scale) { try $0.svgData(background: background) }
  }

  /// A PDF of one page, a seventy-second of an inch a point. Throws as `pngData(scale:)` does.
  public func pdfData() throws -> Data {
    try draw(scale: scale) { try $0.pdfData(background: background) }
  }

  private var background: ResolvedColor? { isOpaque ? .black : nil }

  private func draw(scale: CGFloat, _ picture: (OffscreenHost) throws -> Data) throws -> Data {
    diagnostics = []
    try RenderError.check(scale: scale)
    try RenderError.check(proposal: proposedSize)
    return try Transaction.outsideOfAll { try draw(host(scale: scale), picture) }
  }

  /// Draws a tree that is made for this picture, and keeps what was reported about it.
  private func draw(_ offscreen: OffscreenHost, _ picture: (OffscreenHost) throws -> Data) throws
    -> Data
  {
    defer {
      diagnostics = offscreen.diagnostics
      DiagnosticLog.standardError.write(diagnostics)
    }
    return try picture(offscreen)
  }

  /// A tree of the content whose window fits it.
  private func host(scale: CGFloat) -> OffscreenHost {
    let (content, proposal) = (content, proposedSize)
    let offscreen = OffscreenHost(size: .zero, scale: scale) {
      FixedProposal(proposal: proposal) { RootContent(content) }
    }
    offscreen.settle()
    for _ in 0..<4 {
      let size = offscreen.host.contentSize
      guard size != offscreen.host.size else { break }
      offscreen.host.size = size
      offscreen.settle()
    }
    return offscreen
  }
}

extension Transaction {
  /// Does `body` as if no transaction of another tree was under way: a picture may be drawn in an action or a body that
  /// animates, and is not animated itself.
  fileprivate static func outsideOfAll<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = allowsAnimation
    allowsAnimation = false
    defer { allowsAnimation = outer }
    return try Transaction().perform(body)
  }
}

/// Offers its content always the same, whatever it is offered itself.
private struct FixedProposal: UnnamedLayout {
  let proposal: ProposedViewSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(self.proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: self.proposal)
  }
}
