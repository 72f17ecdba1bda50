public import Waggle

/// The appearance of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of the editor's view.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = TextEditorStyleConfiguration

  /// The editor's view.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of text editors is given.
nonisolated public struct TextEditorStyleConfiguration {
  let content: TextEditorContent
}

extension View {
  /// Sets the style of the text editors in this view; the nearest one applies.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    modifier(StyleModifier<TextEditorStyles<S>>(style: style))
  }
}

private enum TextEditorStyles<Style: TextEditorStyle>: StyleKind {
  @MainActor static func makeBody(_ style: Style, _ configuration: TextEditorStyleConfiguration)
    -> some View
  { style.makeBody(configuration: configuration) }
}

extension TextEditorStyleConfiguration: StyleConfiguration {
  static func automatic(in inputs: _ViewInputs) -> StyleMaker<Self> {
    StyleMaker(constant: AutomaticTextEditorStyle(), in: inputs) {
      $0.makeBody(configuration: $1)
    }
  }
}

/// The automatic style: on the background of the system (C046).
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The automatic style.
  public init() {}

  /// The editor on the background.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorBody(content: configuration.content, hasBackground: true)
  }
}

/// A style without a background.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  /// The style without a background.
  public init() {}

  /// The editor alone.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorBody(content: configuration.content, hasBackground: false)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The automatic style: on the background of the system (C046).
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A style without a background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
