public import Foundation
public import Observation
public import Waggle

/// Draws a view to a picture, as large as the view wants to be for a proposal.
///
/// Each picture is of a tree of its own: `@State` starts afresh, and views appear and disappear for it.
@MainActor @Observable
public final class ImageRenderer<Content: View> {
  /// The view that is drawn.
  public var content: Content
  /// What the view is offered; by default it takes its ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels for each point.
  public var scale: CGFloat = 1
  /// Whether the picture has a ground, black, where the view draws nothing; else it is clear there.
  public var isOpaque = false

  /// A renderer of `content`.
  public init(content: Content) { self.content = content }

  /// A PNG at `scale` pixels a point, or at the renderer's own scale.
  ///
  /// Throws a sentence where the view has no size, or one that is too large for a picture.
  public func pngData(scale: CGFloat? = nil) throws -> Data {
    let scale = scale ?? self.scale
    return try host(scale: scale).pngData(scale: scale, background: background)
  }

  /// An SVG, one CSS pixel a point. Throws as `pngData(scale:)` does.
  public func svgData() throws -> Data {
    try host(scale: scale).svgData(background: background)
  }

  /// A PDF of one page, a seventy-second of an inch a point. Throws as `pngData(scale:)` does.
  public func pdfData() throws -> Data {
    try host(scale: scale).pdfData(background: background)
  }

  private var background: ResolvedColor? { isOpaque ? .black : nil }

  /// A tree of the content whose window fits it.
  private func host(scale: CGFloat) -> OffscreenHost {
    let (content, proposal) = (content, proposedSize)
    let offscreen = OffscreenHost(size: .zero, scale: scale) {
      FixedProposal(proposal: proposal) { VStack { content } }
    }
    offscreen.settle()
    for _ in 0..<4 {
      let size = offscreen.host.contentSize
      guard size != offscreen.host.size else { break }
      offscreen.host.size = size
      offscreen.settle()
    }
    FontReports.print(offscreen.diagnostics)
    return offscreen
  }
}

/// Offers its content always the same, whatever it is offered itself.
private struct FixedProposal: Layout {
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

/// What pictures lack, on stderr: a box in a picture should not be found by its reader first.
@MainActor private enum FontReports {
  private static var printed: Set<String> = []

  /// Each message once in a process.
  static func print(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where ["W-FONT", "W-GLYPH"].contains(diagnostic.id) {
      guard printed.insert(diagnostic.message).inserted else { continue }
      FileHandle.standardError.write(Data((diagnostic.description + "\n").utf8))
    }
  }
}
