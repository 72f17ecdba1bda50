public import Waggle

/// The appearance of labeled content.
///
/// ```swift
/// struct Stacked: LabeledContentStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.font(.caption)
///       configuration.content
///     }
///   }
/// }
///
/// LabeledContent("Jars", value: "12").labeledContentStyle(Stacked())
/// ```
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What a style gets to lay out: the label and the content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The view of the label and the content.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style gets to lay out: the label and the content.
nonisolated public struct LabeledContentStyleConfiguration {
  /// The label, to be placed by the style.
  nonisolated public struct Label {
    init() {}
  }

  /// The content, to be placed by the style.
  nonisolated public struct Content {
    init() {}
  }

  init() {}

  /// The label.
  public var label: Label { Label() }
  /// The content.
  public var content: Content { Content() }
}

extension View {
  /// Sets the style of labeled content in this view; the nearest one applies (C048).
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(StyleModifier<LabeledContentStyles<S>>(style: style))
  }
}

private enum LabeledContentStyles<Style: LabeledContentStyle>: StyleKind {
  @MainActor static func makeBody(
    _ style: Style, _ configuration: LabeledContentStyleConfiguration
  ) -> some View { style.makeBody(configuration: configuration) }
}

extension LabeledContentStyleConfiguration: StyleConfiguration {
  static func automatic(in inputs: _ViewInputs) -> StyleMaker<Self> {
    StyleMaker(constant: AutomaticLabeledContentStyle(), in: inputs) {
      $0.makeBody(configuration: $1)
    }
  }
}

extension LabeledContentStyleConfiguration.Label: StyleSlotView {}
extension LabeledContentStyleConfiguration.Content: StyleSlotView {}

/// The style for the context: the content beside its label, and in rows at the trailing edge (C048).
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  /// The style for the context.
  public init() {}

  /// The label and the content.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    LabelAndContent(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style for the context.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
