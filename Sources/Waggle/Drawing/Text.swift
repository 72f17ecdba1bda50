public import Foundation

/// A text to read.
///
/// It takes the room that its lines need, wraps where there is less, and is cut where that is not enough (L150–L154).
nonisolated public struct Text: Equatable, Sendable {
  /// What is shown, before a language is known.
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedText)
    case formatted(FormattedValue)
    /// One after the other; none is itself a plain sum.
    case joined([Text])
  }

  /// What is said about the look; further out first.
  enum Change: Equatable, Sendable {
    case color(Color?)
    case style(AnyShapeStyle)
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case tabularDigits
    case underline(Bool)
    case strikethrough(Bool)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
  }

  let storage: Storage
  private(set) var changes: [Change] = []

  private init(_ storage: Storage) { self.storage = storage }

  /// The string as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// The string as it is. A literal is looked up in the app's tables instead.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// What a key stands for in a table of the bundle; the key itself where there is none.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
  }

  /// What a formatter makes of a value such as a date; empty where it makes nothing.
  public init<Subject: _ObjectiveCBridgeable>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// What a formatter makes of an object such as a number; empty where it makes nothing.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A value in a format, in the language of the view.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format: format)))
  }

  /// One text after the other, as one paragraph, each in its own look (L158).
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs.summands + rhs.summands)) }

  private var summands: [Text] {
    if case .joined(let texts) = storage, changes.isEmpty { return texts }
    return [self]
  }

  private func changed(_ change: Change) -> Text {
    var copy = self
    copy.changes.insert(change, at: 0)
    return copy
  }

  /// Where a line that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning goes.
    case head
    /// The end goes.
    case tail
    /// The middle goes.
    case middle
  }

  /// In which case text is shown.
  public enum Case: Hashable, Sendable {
    /// CAPITALS.
    case uppercase
    /// small letters.
    case lowercase
  }
}

extension Text {
  /// Sets the text's colour; nil is that of the view around it.
  public func foregroundColor(_ color: Color?) -> Text { changed(.color(color)) }

  /// Sets the text's style; of a gradient, the first colour is shown (C013).
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(.style(AnyShapeStyle(style)))
  }

  /// Sets the text's font; nil is that of the view around it.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }

  /// Sets the text's weight; nil is the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }

  /// Sets the design of the text's font; nil is the font's own.
  public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }

  /// Makes the text bold (C020).
  public func bold() -> Text { changed(.bold(true)) }

  /// Makes the text bold, or not (C020).
  public func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }

  /// Slants the text.
  public func italic() -> Text { changed(.italic(true)) }

  /// Slants the text, or not.
  public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }

  /// Gives the text's letters one width.
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }

  /// Gives the text's digits one width (C022).
  public func monospacedDigit() -> Text { changed(.tabularDigits) }

  /// Underlines the text.
  public func underline(_ isActive: Bool = true) -> Text { changed(.underline(isActive)) }

  /// Strikes the text through.
  public func strikethrough(_ isActive: Bool = true) -> Text { changed(.strikethrough(isActive)) }

  /// Adds room between letters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }

  /// Adds room between letters, in points, in place of kerning.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }

  /// Raises the text above its baseline, in points (L158).
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed(.baselineOffset(baselineOffset))
  }
}
