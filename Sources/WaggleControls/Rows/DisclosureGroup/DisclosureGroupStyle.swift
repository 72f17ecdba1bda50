public import Waggle

/// The appearance of disclosure groups.
///
/// ```swift
/// struct MoreOrLess: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       HStack {
///         configuration.label
///         Button(configuration.isExpanded ? "Less" : "More") {
///           configuration.isExpanded.toggle()
///         }
///       }
///       if configuration.isExpanded { configuration.content }
///     }
///   }
/// }
///
/// DisclosureGroup("Delivery") { Text("On Friday") }.disclosureGroupStyle(MoreOrLess())
/// ```
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the group's view.
  associatedtype Body: View
  /// What a style gets to lay out: the label, the content, and whether it is expanded.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The group's view. It shows the content while `configuration.isExpanded` is true.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style gets to lay out: the label, the content, and whether it is expanded.
nonisolated public struct DisclosureGroupStyleConfiguration {
  /// The group's own label, to be placed by the style.
  nonisolated public struct Label {
    init() {}
  }

  /// The group's own content, to be placed by the style.
  nonisolated public struct Content {
    init() {}
  }

  /// The group's own label.
  public let label = Label()
  /// The group's own content, which is made where it is used.
  public let content = Content()
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  init(isExpanded: Binding<Bool>) { _isExpanded = isExpanded }
}

extension View {
  /// Sets the style of the disclosure groups in this view; the nearest one applies (C050).
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier<DisclosureGroupStyles<S>>(style: style))
  }
}

private enum DisclosureGroupStyles<Style: DisclosureGroupStyle>: StyleKind {
  @MainActor static func makeBody(
    _ style: Style, _ configuration: DisclosureGroupStyleConfiguration
  ) -> some View { style.makeBody(configuration: configuration) }
}

extension DisclosureGroupStyleConfiguration: ListStyleConfiguration {
  static func automatic(in inputs: _ViewInputs) -> StyleMaker<Self> {
    StyleMaker(constant: AutomaticDisclosureGroupStyle(), in: inputs) {
      $0.makeBody(configuration: $1)
    }
  }
}

extension DisclosureGroupStyleConfiguration.Label: StyleSlotView {}
extension DisclosureGroupStyleConfiguration.Content: StyleListSlotView {}

/// The style for the context: the label with a chevron above the content, or rows of a form or list (C050).
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  /// The style for the context.
  public init() {}

  /// The label, and the content while it is expanded.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    SingleOrRows {
      DisclosureStack(configuration: configuration)
    } rows: {
      DisclosureRows(configuration: configuration)
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style for the context.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
