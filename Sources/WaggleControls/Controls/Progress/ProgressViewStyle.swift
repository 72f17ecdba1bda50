public import Waggle

/// The appearance of progress views.
///
/// ```swift
/// struct Percent: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.label
///       Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
///     }
///   }
/// }
///
/// ProgressView("Honey", value: 0.25).progressViewStyle(Percent())
/// ```
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the progress view's view.
  associatedtype Body: View
  /// What a style gets to show.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The progress view's view.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of progress views gets to show: the part that is done, and the labels.
nonisolated public struct ProgressViewStyleConfiguration {
  /// The progress view's own label, to be placed by the style.
  nonisolated public struct Label {
    init() {}
  }

  /// The label of the part that is done, to be placed by the style.
  nonisolated public struct CurrentValueLabel {
    init() {}
  }

  let source: ProgressSource
  /// The progress view's own label; nil if it has none.
  public var label: Label?
  /// The label of the part that is done; nil if there is none.
  public var currentValueLabel: CurrentValueLabel?

  init(source: ProgressSource, hasLabel: Bool, hasCurrentValueLabel: Bool) {
    self.source = source
    label = hasLabel ? Label() : nil
    currentValueLabel = hasCurrentValueLabel ? CurrentValueLabel() : nil
  }

  /// The part that is done, from 0 to 1; nil while it is not known, and for an interval of time (C042).
  public var fractionCompleted: Double? { source.part }
}

extension View {
  /// Sets the style of the progress views in this view; the nearest one applies (C151).
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ProgressViewStyles<S>>(style: style))
  }
}

private enum ProgressViewStyles<Style: ProgressViewStyle>: StyleKind {
  @MainActor static func makeBody(
    _ style: Style, _ configuration: ProgressViewStyleConfiguration
  ) -> some View { style.makeBody(configuration: configuration) }
}

extension ProgressViewStyleConfiguration: StyleConfiguration {
  static func automatic(in inputs: _ViewInputs) -> StyleMaker<Self> {
    StyleMaker(constant: DefaultProgressViewStyle(), in: inputs) {
      $0.makeBody(configuration: $1)
    }
  }
}

extension ProgressViewStyleConfiguration.Label: StyleSlotView {}
extension ProgressViewStyleConfiguration.CurrentValueLabel: StyleSlotView {}
