public import Foundation

/// A view that shows text.
///
/// It takes the space that its lines need, wraps where less is proposed, and is truncated where that is not enough
/// (L150–L154).
///
/// ```swift
/// Text("Honey: \(12) jars")  // shows Honey: 12 jars
///   .font(.headline)
///   .foregroundStyle(.orange)
///   .lineLimit(1)
/// ```
nonisolated public struct Text: Equatable, Sendable, PathNamed {
  /// The content, before it is localized.
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedText)
    case formatted(FormattedValue)
    case passing(PassingTime)
    case attributed(AttributedString)
    indirect case image(Image)
    /// Texts in sequence; none of them is itself a plain sequence.
    case joined([Text])
  }

  /// Attribute changes, outermost first.
  enum Change: Equatable, Sendable {
    case color(Color?)
    case style(AnyShapeStyle)
    case font(Font?)
    case weight(Font.Weight?)
    case width(Font.Width?)
    case design(Font.Design?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case tabularDigits
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case scale(Scale)
    case custom(CustomTextAttribute)
    case lineHeight(AttributedString.LineHeight?)
  }

  let storage: Storage
  private(set) var changes: [Change] = []

  private init(_ storage: Storage) { self.storage = storage }

  /// A localized text.
  init(_ text: LocalizedText) { self.init(.localized(text)) }

  /// A text that updates itself.
  init(_ time: PassingTime) { self.init(.passing(time)) }

  /// An image in a text.
  init(picture: Image) { self.init(.image(picture)) }

  /// The string, not localized.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// The string, not localized. A literal is looked up in the app's tables instead.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// The text for a key in a table of the bundle; the key itself if it is missing.
  ///
  /// Markdown in it is shown: `**bold**`, `*italic*`, `~~struck through~~`, code between backquotes, and
  /// `[links](https://example.com)`, which have the tint and open their address when they are tapped (C345).
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
  }

  /// An attributed string: its fonts, colours, lines and links, each over what is set around it (C345).
  ///
  /// ```swift
  /// struct Origin: View {
  ///   private var text: AttributedString {
  ///     var text = AttributedString("Honey from 3 hives")
  ///     text[text.range(of: "3 hives")!].foregroundColor = .orange
  ///     return text
  ///   }
  ///
  ///   var body: some View { Text(text) }
  /// }
  /// ```
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// A formatter's string for a value such as a date; empty if the formatter returns nil.
  public init<Subject: _ObjectiveCBridgeable>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A formatter's string for an object such as a number; empty if the formatter returns nil.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A formatted value, in the locale of the view.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format: format)))
  }

  /// Joins two texts into one paragraph; each keeps its attributes (L158).
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs.summands + rhs.summands)) }

  private var summands: [Text] {
    if case .joined(let texts) = storage, changes.isEmpty { return texts }
    return [self]
  }

  func changed(_ change: Change) -> Text {
    var copy = self
    copy.changes.insert(change, at: 0)
    return copy
  }

  /// Where a line that is too long is truncated.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }

  /// The size of text in proportion to its font (C296).
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// The font's size.
    public static let `default` = Scale(isSecondary: false)
    /// 0.8 times the font's size.
    public static let secondary = Scale(isSecondary: true)

    static var secondaryFactor: CGFloat { 0.8 }
  }

  /// The letter case of displayed text.
  public enum Case: Hashable, Sendable {
    /// Upper case.
    case uppercase
    /// Lower case.
    case lowercase
  }
}

extension Text {
  /// Sets the text's colour; nil inherits that of the view.
  public func foregroundColor(_ color: Color?) -> Text { changed(.color(color)) }

  /// Sets the text's style; of a gradient, the first colour is used (C013).
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(.style(AnyShapeStyle(style)))
  }

  /// Sets the text's font; nil inherits that of the view.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }

  /// Sets the text's weight; nil keeps the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }

  /// Sets the width of the text's letters, where the family has a face of that width; nil keeps the font's own.
  public func fontWidth(_ width: Font.Width?) -> Text { changed(.width(width)) }

  /// Sets the design of the text's font; nil keeps the font's own.
  public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }

  /// Makes the text bold (C020).
  public func bold() -> Text { changed(.bold(true)) }

  /// Sets whether the text is bold (C020).
  public func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }

  /// Sets the text in italics.
  public func italic() -> Text { changed(.italic(true)) }

  /// Sets whether the text is in italics.
  public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }

  /// Sets whether the text's glyphs have equal width.
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }

  /// Gives the text's digits equal width (C022).
  public func monospacedDigit() -> Text { changed(.tabularDigits) }

  /// A line below the characters; false removes one that was set before.
  ///
  /// Its colour is that of the characters where `color` is nil.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { changed(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil)) }

  /// Strikes the text through; false removes a line that was set before.
  ///
  /// Its colour is that of the characters where `color` is nil.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { changed(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil)) }

  /// Adds space between characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }

  /// Adds space between characters, in points, and replaces kerning.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }

  /// Sets the text's scale, for a unit or a note beside larger text (C296).
  ///
  /// ```swift
  /// Text("12") + Text(" kg").textScale(.secondary)
  /// ```
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.scale(scale)) : self
  }

  /// Raises the text above its baseline, in points (L158).
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed(.baselineOffset(baselineOffset))
  }
}
