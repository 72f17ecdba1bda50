public import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of Markdown that is interpreted.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Emphasis, code and links; white space at the ends, and line ends, become single spaces.
      case inlineOnly
      /// Emphasis, code and links; white space and line ends stay.
      case inlineOnlyPreservingWhitespace
    }

    /// The part of Markdown that is interpreted.
    public var interpretedSyntax: InterpretedSyntax

    /// Options for what is interpreted.
    public init(interpretedSyntax: InterpretedSyntax = .inlineOnly) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// The text of one paragraph of Markdown, with its `inlinePresentationIntent` and `link` attributes.
  ///
  /// Headings, lists and other blocks are not interpreted. It never throws: what is not Markdown stays text.
  ///
  /// ```swift
  /// struct Origin: View {
  ///   var body: some View {
  ///     Text((try? AttributedString(markdown: "**Honey** from 3 hives")) ?? "")
  ///   }
  /// }
  /// ```
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    let text =
      options.interpretedSyntax == .inlineOnly
      ? markdown.split(whereSeparator: \.isNewline)
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ") : markdown
    for run in InlineMarkdown.runs(of: text) {
      var part = AttributedString(run.string)
      if !run.style.intents.isEmpty { part.inlinePresentationIntent = run.style.intents }
      if let destination = run.style.destination {
        part.link = URL(string: destination, relativeTo: baseURL)
      }
      append(part)
    }
  }
}
