import Foundation

/// How a text input looks, from its environment. Equal styles lay out and draw the same.
struct TextInputStyle: Equatable {
  /// The attributes of the text; its only run is empty.
  var template: StyledText
  /// What is drawn while there is no text.
  var prompt: StyledText?
  var tint: ResolvedColor
  var isEnabled: Bool
  /// The opacity of all that is drawn, from 0 to 1.
  var opacity: Double
  var isRightToLeft: Bool
  var lineLimit: Int?
  var minimumLines: Int
  var insets: EdgeInsets
  var leastHeight: CGFloat

  init(_ input: TextInput, in environment: EnvironmentValues) {
    var text = Text(verbatim: " ").resolve(in: environment)
    text.runs[0].string = ""
    // A page's own fields cannot stretch letters.
    if text.runs[0].font.family == nil { text.runs[0].font.width = 100 }
    text.hanForms = StyledText.HanForms(environment.locale)
    lineLimit = text.lineLimit.map { max($0, 1) }
    minimumLines = max(text.minimumLines, 1)
    (text.lineLimit, text.minimumLines, text.lineSpacing) = (nil, 1, 0)
    (text.minimumScaleFactor, text.allowsTightening) = (1, false)
    template = text
    tint = TintShapeStyle().paint(in: environment).color
    isEnabled = environment.isEnabled
    opacity = isEnabled ? 1 : input.disabledOpacity
    (insets, leastHeight) = (input.insets, input.leastHeight)
    isRightToLeft = environment.embeddingLevel.isRightToLeft
    prompt = input.prompt.map { prompt in
      var inner = environment
      inner.foregroundStyles = nil
      return prompt.foregroundStyle(HierarchicalShapeStyle.tertiary).resolve(in: inner)
    }
  }

  /// From the left edge to the lines.
  var left: CGFloat { isRightToLeft ? insets.trailing : insets.leading }

  /// Whether bars are drawn instead of the text.
  var isRedacted: Bool { template.isRedacted }

  var font: FontDescriptor { template.runs[0].font }

  /// The same with higher lines.
  func withLines(_ height: CGFloat) -> TextInputStyle {
    var copy = self
    copy.template.runs[0].font.lineHeight = height
    for index in copy.prompt?.runs.indices ?? 0..<0 {
      copy.prompt?.runs[index].font.lineHeight = height
    }
    return copy
  }

  /// A part of the text with its attributes.
  func styled(_ string: String) -> StyledText {
    var text = template
    text.runs[0].string = string
    return text
  }
}

/// What the lines of a paragraph were made for.
struct TypesetRequest: Equatable {
  /// Increased when the style has changed.
  var style: Int
  /// nil is one line.
  var width: CGFloat?
}
