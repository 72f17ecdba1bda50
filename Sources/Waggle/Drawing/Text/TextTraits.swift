public import Foundation

/// The attributes of text except for its colour: the font, and changes to it, innermost last.
struct TextTraits: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var width: Font.Width?
  var isBold = false
  var isItalic = false
  var hasTabularDigits = false
  var isMonospaced = false
  var design: Font.Design?
  /// nil for none.
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var kerning: CGFloat = 0
  var tracking: CGFloat?
  var baselineOffset: CGFloat = 0
  var scale = Text.Scale.default
  var legibility: LegibilityWeight?
  /// nil is that of the font.
  var lineHeight: AttributedString.LineHeight?

  /// Tracking replaces kerning.
  var letterSpacing: CGFloat { tracking ?? kerning }

  func descriptor(in size: DynamicTypeSize) -> FontDescriptor {
    var font = font ?? .body
    if isBold { font = font.bold() }
    if let weight { font = font.weight(weight) }
    if let width { font = font.width(width) }
    if isItalic { font = font.italic() }
    if hasTabularDigits { font = font.monospacedDigit() }
    var result = font.resolve(in: size)
    if let design { result.design = design.descriptor }
    if isMonospaced { result.design = .monospaced }
    // The rounded family has no digits of equal width.
    if result.tabularDigits, result.design == .rounded { result.design = .standard }
    if legibility == .bold, result.family == nil { result.weight = min(result.weight + 200, 900) }
    if scale == .secondary {
      result.size *= Text.Scale.secondaryFactor
      result.lineHeight = result.lineHeight.map { $0 * Text.Scale.secondaryFactor }
    }
    if let lineHeight { result.lineHeight = lineHeight.points(of: result) }
    return result
  }
}

extension EnvironmentValues {
  private enum TraitsKey: EnvironmentKey {
    static var defaultValue: TextTraits { TextTraits() }
  }

  var textTraits: TextTraits {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  /// The font of text; nil is body (C020).
  public var font: Font? {
    get { textTraits.font }
    set { textTraits.font = newValue }
  }

  /// The font, resolved in this environment.
  package var fontDescriptor: FontDescriptor { textTraits.descriptor(in: dynamicTypeSize) }
}

extension View {
  /// Sets the font of text in this view; nil restores the default.
  @inlinable
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of text in this view; nil keeps the font's own.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textTraits.weight, weight)
  }

  /// Sets the width of letters in this view; nil keeps the font's own.
  ///
  /// A text field keeps the standard width of the system font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.textTraits.width, width)
  }

  /// Sets the design of fonts in this view; nil keeps the font's own.
  ///
  /// `.rounded` is Quicksand, up to bold and without italics; digits of equal width are Inter's. W-FONT if it is not
  /// installed.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textTraits.design, design)
  }

  /// Makes text in this view bold (C020).
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    environment(\.textTraits.isBold, isActive)
  }

  /// Sets text in this view in italics.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.textTraits.isItalic, isActive)
  }

  /// Gives glyphs equal width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textTraits.isMonospaced, isActive)
  }

  /// Gives digits equal width (C022).
  public nonisolated func monospacedDigit() -> some View {
    environment(\.textTraits.hasTabularDigits, true)
  }

  /// A line below each text in this view.
  ///
  /// Its colour is that of the text where `color` is nil.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textTraits.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Strikes text in this view through.
  ///
  /// Its colour is that of the text where `color` is nil.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textTraits.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Sets the scale of text in this view, for a unit or a note beside larger text (C296).
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textTraits) { if isEnabled { $0.scale = scale } }
  }

  /// Adds space between characters, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textTraits.kerning, kerning)
  }

  /// Adds space between characters, in points, and replaces kerning.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textTraits.tracking, tracking)
  }

  /// Raises text above its baseline, in points (L158).
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textTraits.baselineOffset, baselineOffset)
  }
}
