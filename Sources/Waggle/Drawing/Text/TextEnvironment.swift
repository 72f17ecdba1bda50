public import Foundation

/// The settings for breaking, aligning and truncating lines, and for hiding them.
struct ParagraphStyle: Equatable {
  var alignment: TextAlignment = .leading
  var truncation: Text.TruncationMode = .tail
  var lineLimit: Int?
  /// The number of lines for which space is reserved.
  var minimumLines = 1
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var textCase: Text.Case?
  /// The language of the text; nil is that of the locale.
  var language: Locale.Language?
  /// Increased by the host when a font is registered, so that every text is laid out again.
  var fontGeneration: UInt8 = 0
  var redaction = Redaction()
}

extension EnvironmentValues {
  private enum ParagraphKey: EnvironmentKey {
    static var defaultValue: ParagraphStyle { ParagraphStyle() }
  }
  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en_US") }
  }

  var paragraph: ParagraphStyle {
    get { self[ParagraphKey.self] }
    set { self[ParagraphKey.self] = newValue }
  }

  /// The locale of texts. Set by the host; the default is English.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The alignment of lines within the text's width (L158).
  public var multilineTextAlignment: TextAlignment {
    get { paragraph.alignment }
    set { paragraph.alignment = newValue }
  }

  /// Where a line that is too long is truncated (L154).
  public var truncationMode: Text.TruncationMode {
    get { paragraph.truncation }
    set { paragraph.truncation = newValue }
  }

  /// The largest number of lines; nil is unlimited (L153).
  public var lineLimit: Int? {
    get { paragraph.lineLimit }
    set {
      paragraph.lineLimit = newValue
      paragraph.minimumLines = 1
    }
  }

  /// The extra space between lines, in points (L157).
  public var lineSpacing: CGFloat {
    get { paragraph.lineSpacing }
    set { paragraph.lineSpacing = newValue }
  }

  /// The smallest factor to which text may shrink (L156).
  public var minimumScaleFactor: CGFloat {
    get { paragraph.minimumScaleFactor }
    set { paragraph.minimumScaleFactor = newValue }
  }

  /// Whether the space between characters may shrink before text is truncated (L156).
  public var allowsTightening: Bool {
    get { paragraph.allowsTightening }
    set { paragraph.allowsTightening = newValue }
  }

  /// The letter case of text; nil leaves it as written (L158).
  public var textCase: Text.Case? {
    get { paragraph.textCase }
    set { paragraph.textCase = newValue }
  }
}

extension View {
  /// Aligns lines within the text's width; a single line is not affected (L158).
  @inlinable
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where a line that is too long is truncated (L154).
  @inlinable
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the largest number of lines; nil is unlimited, less than 1 counts as 1 (L153).
  @inlinable
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the largest number of lines; with `reservesSpace`, reserves space for all of them (L155).
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineRange(limit, atLeast: reservesSpace ? limit : 1)
  }

  /// Reserves space for the lower bound, and allows lines up to the upper bound (L155).
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineRange(limit.upperBound, atLeast: limit.lowerBound)
  }

  /// Reserves space for this many lines, and allows any number (L155).
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineRange(nil, atLeast: limit.lowerBound)
  }

  /// Allows lines up to the upper bound (L153).
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineRange(limit.upperBound, atLeast: 1)
  }

  private nonisolated func lineRange(_ limit: Int?, atLeast minimum: Int) -> some View {
    transformEnvironment(\.paragraph) {
      $0.lineLimit = limit
      $0.minimumLines = minimum
    }
  }

  /// Adds space between lines, in points (L157).
  @inlinable
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Lets text shrink, down to a factor from 0.01 to 1: to the largest size at which it is within its proposal both ways,
  /// with its words whole (L156). A text that fits costs nothing; else up to 14 sizes are tried.
  @inlinable
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets the space between characters shrink before text is truncated (L156).
  @inlinable
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets the letter case of text; nil leaves it as written (L158).
  @inlinable
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
