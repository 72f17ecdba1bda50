public import Foundation

/// How lines of text are cut and set.
struct ParagraphStyle: Equatable {
  var alignment: TextAlignment = .leading
  var truncation: Text.TruncationMode = .tail
  var lineLimit: Int?
  /// Room for so many lines is kept.
  var minimumLines = 1
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var textCase: Text.Case?
  /// Set by the host when a font is registered, so that every text is set anew.
  var fontGeneration: UInt8 = 0
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

  /// The language and customs that texts are made for. The host sets it; else it is English.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Which way lines move within the text's width (L158).
  public var multilineTextAlignment: TextAlignment {
    get { paragraph.alignment }
    set { paragraph.alignment = newValue }
  }

  /// Where a line that is too long is cut (L154).
  public var truncationMode: Text.TruncationMode {
    get { paragraph.truncation }
    set { paragraph.truncation = newValue }
  }

  /// At most so many lines; nil is no limit (L153).
  public var lineLimit: Int? {
    get { paragraph.lineLimit }
    set {
      paragraph.lineLimit = newValue
      paragraph.minimumLines = 1
    }
  }

  /// What is added between lines, in points (L157).
  public var lineSpacing: CGFloat {
    get { paragraph.lineSpacing }
    set { paragraph.lineSpacing = newValue }
  }

  /// The smallest factor that text may shrink to (L156).
  public var minimumScaleFactor: CGFloat {
    get { paragraph.minimumScaleFactor }
    set { paragraph.minimumScaleFactor = newValue }
  }

  /// Whether letters may move together before text is cut (L156).
  public var allowsTightening: Bool {
    get { paragraph.allowsTightening }
    set { paragraph.allowsTightening = newValue }
  }

  /// In which case text is shown; nil is as written (L158).
  public var textCase: Text.Case? {
    get { paragraph.textCase }
    set { paragraph.textCase = newValue }
  }
}

extension View {
  /// Which way lines move within the text's width; one line never moves (L158).
  @inlinable
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Where a line that is too long is cut (L154).
  @inlinable
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// At most so many lines; nil is no limit, below 1 is 1 (L153).
  @inlinable
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// At most so many lines, and room for all of them where `reservesSpace` (L155).
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineRange(limit, atLeast: reservesSpace ? limit : 1)
  }

  /// Room for the lower bound, and lines up to the upper one (L155).
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineRange(limit.upperBound, atLeast: limit.lowerBound)
  }

  /// Room for so many lines, and as many more as there are (L155).
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineRange(nil, atLeast: limit.lowerBound)
  }

  /// Lines up to a number (L153).
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineRange(limit.upperBound, atLeast: 1)
  }

  private nonisolated func lineRange(_ limit: Int?, atLeast minimum: Int) -> some View {
    transformEnvironment(\.paragraph) {
      $0.lineLimit = limit
      $0.minimumLines = minimum
    }
  }

  /// Adds to the distance between lines, in points (L157).
  @inlinable
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Lets text shrink to a factor before it is cut (L156).
  @inlinable
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets letters move together before text is cut (L156).
  @inlinable
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Shows text in upper or lower case; nil is as written (L158).
  @inlinable
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
