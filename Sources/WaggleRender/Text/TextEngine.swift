package import Foundation
package import Waggle

/// Measures and lays out text with Pango's shaping and our own line breaking (L150–L158).
///
/// Results depend on the request alone. They are cached by request, by request without colours, and by paragraph, each
/// cache with a limit in bytes: a text in another colour is not laid out again.
package final class TextEngine: TextMeasurer {
  /// Whether two lines are balanced if the second is a single word (L152).
  package let balancesLoneWord: Bool

  let shaper: LineShaper
  /// About four thousand labels.
  private var layouts = BoundedCache<LayoutRequest, TextLayout>(limit: 4 << 20)
  /// The layouts of texts whose colours mark their runs; about sixteen thousand labels.
  private var markedLayouts = BoundedCache<LayoutRequest, TextLayout>(limit: 16 << 20)
  /// About sixteen thousand labels.
  private var paragraphs = BoundedCache<[StyledText.Run], ShapedParagraph>(limit: 16 << 20)
  /// The generation of registered fonts that the caches are valid for.
  private var generation: Int
  /// The number of layouts computed rather than found in the cache, for tests.
  package private(set) var layoutsMade = 0
  /// The number of paragraphs that Pango shaped.
  package private(set) var paragraphsShaped = 0

  package init(fonts: FontSystem, balancesLoneWord: Bool = true) {
    shaper = LineShaper(fonts: fonts)
    generation = fonts.generation
    self.balancesLoneWord = balancesLoneWord
  }

  package func layout(_ text: StyledText, width: CGFloat?, height: CGFloat?) -> TextLayout {
    adoptRegisteredFonts()
    let request = LayoutRequest(text: text, width: Self.limit(width), height: Self.limit(height))
    if let cached = layouts.value(for: request) { return cached }
    let result = compute(request)
    layouts.insert(result, for: request, cost: result.byteCount)
    return result
  }

  package func metrics(of font: FontDescriptor) -> FontMetrics {
    adoptRegisteredFonts()
    return shaper.fonts.metrics(of: font)
  }

  package var fontGeneration: Int { FontRegistry.generation }

  /// Clears the caches when the registered fonts have changed.
  private func adoptRegisteredFonts() {
    shaper.fonts.adoptRegisteredFonts()
    guard shaper.fonts.generation != generation else { return }
    generation = shaper.fonts.generation
    layouts = BoundedCache(limit: 4 << 20)
    markedLayouts = BoundedCache(limit: 16 << 20)
    paragraphs = BoundedCache(limit: 16 << 20)
  }

  /// Drops what no text was laid out from since the last call, unless it is little (C599).
  func dropUnused() {
    layouts.dropUnused(over: 1 << 19)
    markedLayouts.dropUnused(over: 1 << 20)
    paragraphs.dropUnused(over: 1 << 20)
    shaper.dropUnused()
  }

  /// A shaped paragraph; its colours do not matter.
  package func shape(_ runs: [StyledText.Run]) -> ShapedParagraph {
    if let cached = paragraphs.value(for: runs) { return cached }
    paragraphsShaped += 1
    let result = ShapedParagraph(runs: runs, shaper: shaper)
    paragraphs.insert(result, for: runs, cost: result.byteCount)
    return result
  }

  /// The width of runs set by themselves, in points. Shapes them, unless their shaped paragraph is cached.
  func width(of runs: [StyledText.Run]) -> CGFloat {
    let paragraph = shape(runs)
    return paragraph.width(0..<paragraph.count)
  }

  /// The width of "…" in the font of `run`, in points.
  func ellipsisWidth(_ run: StyledText.Run) -> CGFloat {
    var mark = run
    mark.string = "…"
    return width(of: [mark])
  }

  /// Text that fits unchanged has one layout for all proposals; only other requests are computed.
  private func compute(_ request: LayoutRequest) -> TextLayout {
    if request.width == 0, request.height == 0 { return .nothing(request.text) }
    if request.isIdeal { return make(request) }
    let ideal = layout(request.text, width: nil, height: nil)
    return ideal.isAnswer(width: request.width, height: request.height) ? ideal : make(request)
  }

  /// The layout of the same text in whatever colours, in those of the request.
  private func make(_ request: LayoutRequest) -> TextLayout {
    var marked = request
    marked.text = request.text.marked
    marked.text.isRedacted = false
    if let known = markedLayouts.value(for: marked) { return known.colored(as: request.text) }
    layoutsMade += 1
    let layout = fit(marked)
    markedLayouts.insert(layout, for: marked, cost: layout.byteCount)
    return layout.colored(as: request.text)
  }

  /// nil is infinity; negative and NaN are 0.
  private static func limit(_ proposal: CGFloat?) -> CGFloat {
    guard let proposal else { return .infinity }
    return proposal > 0 ? proposal : 0
  }
}

/// A request to the engine: lengths are at least 0, infinity where unlimited.
struct LayoutRequest: Hashable {
  var text: StyledText
  let width: CGFloat
  let height: CGFloat

  var isIdeal: Bool { width == .infinity && height == .infinity }
}

extension TextLayout {
  /// A layout of size zero.
  static func nothing(_ text: StyledText) -> TextLayout {
    TextLayout(text: text, size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [])
  }

  /// About how much memory it takes, with its key.
  fileprivate var byteCount: Int {
    let runs = text.runs.count + lines.reduce(0) { $0 + $1.runs.count } + ornaments.count
    let characters = text.runs.reduce(0) { $0 + $1.string.utf8.count }
    return 512 + runs * MemoryLayout<StyledText.Run>.stride + 2 * characters
  }
}

extension ShapedParagraph {
  /// About how much memory it takes, with its key.
  fileprivate var byteCount: Int {
    256 + runs.count * MemoryLayout<StyledText.Run>.stride + count * 40
  }
}
