import Foundation
public import Waggle

/// The style for the context: the icon and the title (C047).
nonisolated public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// The style for the context.
  public init() {}

  /// The icon, and the title beside it.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }
}

/// The icon and the title, 8 points apart (C047).
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// The icon and the title.
  public init() {}

  /// The icon, and the title beside it.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }
}

/// The icon alone; the title is read aloud.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// The icon alone.
  public init() {}

  /// The icon.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// The title alone.
  public init() {}

  /// The title.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style for the context.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; the title is read aloud.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The icon with its middle half a cap height above the title's first baseline, and the title 8 points beside it (C047).
nonisolated private struct IconAndTitle: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing ?? 8) {
      configuration.icon.frame(width: iconWidth).centeredOnCapHeight()
      configuration.title
    }
  }
}

/// In a row of a form or list: a large icon, centred in a slot, so that titles below each other are aligned and the lines
/// between the rows start at them (C047, C083). The icon has the style that the program has set, or that of
/// a disabled control, else the tint. A label in small text that is only a part of a row has the icon of a text.
nonisolated struct RowLabelStyle: LabelStyle {
  /// Whether the label is the row.
  let isRow: Bool

  @MainActor func makeBody(configuration: Configuration) -> some View {
    RowLabel(configuration: configuration, isRow: isRow)
  }
}

private struct RowLabel: View {
  let configuration: LabelStyleConfiguration
  let isRow: Bool
  @Environment(\.listItemTint) private var itemTint
  @Environment(\.foregroundStyles) private var styles
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var typeSize
  /// Icons grow with the text.
  @ScaledMetric private var scale = 1.0
  @Environment(\.rowMetrics) private var metrics
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth

  var body: some View {
    if isSmall, !isRow {
      HStack(alignment: .firstTextBaseline, spacing: spacing ?? 8) {
        configuration.icon.foregroundStyle(iconStyle).frame(width: iconWidth).centeredOnCapHeight()
        configuration.title
      }
    } else {
      HStack(spacing: spacing ?? metrics.iconSpacing) {
        configuration.icon
          .imageScale(.large)
          .foregroundStyle(iconStyle)
          .modifier(IconCell(width: iconWidth ?? metrics.iconWidth * scale))
        configuration.title.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      }
    }
  }

  /// Whether the text is smaller than that of rows.
  private var isSmall: Bool {
    let body = Font.body.resolve(in: typeSize).size
    return (font?.resolve(in: typeSize).size ?? body) < body
  }

  private var iconStyle: AnyShapeStyle {
    guard let itemTint else {
      let isGrey = styles?.source == .program || !isEnabled && styles?.source == .control
      return isGrey ? AnyShapeStyle(.foreground) : AnyShapeStyle(.tint)
    }
    return itemTint.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground)
  }
}
