public import Waggle

/// The appearance of labels.
///
/// ```swift
/// struct IconAbove: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(spacing: 4) {
///       configuration.icon
///       configuration.title.font(.caption)
///     }
///   }
/// }
///
/// extension LabelStyle where Self == IconAbove {
///   static var iconAbove: IconAbove { IconAbove() }
/// }
///
/// Label("Honey", systemImage: "drop.fill").labelStyle(.iconAbove)
/// ```
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the label's view.
  associatedtype Body: View
  /// What a style gets to lay out: the title and the icon.
  typealias Configuration = LabelStyleConfiguration

  /// The label's view.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style gets to lay out: the title and the icon.
nonisolated public struct LabelStyleConfiguration {
  /// The label's own title, to be placed by the style.
  nonisolated public struct Title {
    init() {}
  }

  /// The label's own icon, to be placed by the style.
  nonisolated public struct Icon {
    init() {}
  }

  init() {}

  /// The label's own title.
  public var title: Title { Title() }
  /// The label's own icon.
  public var icon: Icon { Icon() }
}

extension View {
  /// Sets the style of the labels in this view; the nearest one applies (C047).
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(StyleModifier<LabelStyles<S>>(style: style))
  }
}

private enum LabelStyles<Style: LabelStyle>: StyleKind {
  @MainActor static func makeBody(_ style: Style, _ configuration: LabelStyleConfiguration)
    -> some View
  {
    style.makeBody(configuration: configuration)
  }
}

extension LabelStyleConfiguration: StyleConfiguration {
  static func automatic(in inputs: _ViewInputs) -> StyleMaker<Self> {
    if inputs.hasRowLabels {
      return StyleMaker(constant: RowLabelStyle(isRow: inputs.isWholeRow), in: inputs) {
        $0.makeBody(configuration: $1)
      }
    }
    return StyleMaker(constant: DefaultLabelStyle(), in: inputs) { $0.makeBody(configuration: $1) }
  }
}

extension LabelStyleConfiguration.Title: StyleSlotView {}
extension LabelStyleConfiguration.Icon: StyleSlotView {}
