import Foundation
public import Waggle

/// The style for the system: grouped on iOS, in columns on macOS (C094).
nonisolated public struct AutomaticFormStyle: FormStyle, Sendable {
  /// The style for the system.
  public init() {}

  /// The form of the system.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticForm(content: configuration.content)
  }
}

/// Rows on cards, in a scroll view (C094).
nonisolated public struct GroupedFormStyle: FormStyle, Sendable {
  /// Rows on cards.
  public init() {}

  /// The content on cards.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    CardForm(content: configuration.content)
  }
}

/// Labels beside their controls, in two columns that do not scroll (C094).
nonisolated public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Two columns.
  public init() {}

  /// The content in columns.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    ColumnsForm(content: configuration.content)
  }
}

/// A style in which a form that is a row stands for its rows.
protocol SystemFormStyle {}

extension AutomaticFormStyle: SystemFormStyle {}
extension GroupedFormStyle: SystemFormStyle {}
extension ColumnsFormStyle: SystemFormStyle {}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style for the system: grouped on iOS, in columns on macOS.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows on cards.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Two columns, the labels beside their controls.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct AutomaticForm<Content: View>: View {
  let content: Content
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    if metrics.profile == .macOS26 {
      ColumnsForm(content: content)
    } else {
      CardForm(content: content)
    }
  }
}

/// Cards on their background, in a scroll view.
private struct CardForm<Content: View>: View {
  let content: Content
  @State private var model = ListModel()
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.rowColors) private var colors

  var body: some View {
    ScrollView {
      CardList { content }
        .frame(maxWidth: CardList<Content>.readableWidth)
        .frame(maxWidth: .infinity)
    }
    .background(backgroundColor)
    .backgroundOfBars(backgroundColor)
    .environment(\.listAppearance, .insetGrouped)
    .environment(\.listModel, model)
    .onScrollPhaseChange { _, phase in
      if phase != .idle { model.closeOpenRow() }
    }
  }

  private var backgroundColor: Color { background == .hidden ? .clear : colors.background(.cards) }
}
