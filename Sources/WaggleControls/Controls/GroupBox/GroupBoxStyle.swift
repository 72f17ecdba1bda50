import Foundation
public import Waggle

/// The appearance of boxes.
///
/// ```swift
/// struct Plate: GroupBoxStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       configuration.label.bold()
///       configuration.content
///     }
///     .padding()
///     .background(.mint)
///   }
/// }
///
/// GroupBox("Delivery") { Text("On Friday") }.groupBoxStyle(Plate())
/// ```
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the box's view.
  associatedtype Body: View
  /// What a style gets to lay out: the label and the content.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The box's view.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style gets to lay out: the label and the content.
nonisolated public struct GroupBoxStyleConfiguration {
  /// The label, to be placed by the style.
  nonisolated public struct Label {
    init() {}
  }

  /// The content, to be placed by the style.
  nonisolated public struct Content {
    init() {}
  }

  let hasLabel: Bool

  /// The label.
  public var label: Label { Label() }
  /// The content.
  public var content: Content { Content() }
}

extension View {
  /// Sets the style of the boxes in this view; the nearest one applies.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(StyleModifier<GroupBoxStyles<S>>(style: style))
  }
}

private enum GroupBoxStyles<Style: GroupBoxStyle>: StyleKind {
  @MainActor static func makeBody(_ style: Style, _ configuration: GroupBoxStyleConfiguration)
    -> some View
  { style.makeBody(configuration: configuration) }
}

extension GroupBoxStyleConfiguration: StyleConfiguration {
  static func automatic(in inputs: _ViewInputs) -> StyleMaker<Self> {
    StyleMaker(constant: DefaultGroupBoxStyle(), in: inputs) { $0.makeBody(configuration: $1) }
  }
}

extension GroupBoxStyleConfiguration.Label: StyleSlotView {}
extension GroupBoxStyleConfiguration.Content: StyleSlotView {}

/// The style for the system: a card with the label in it, or below the label on macOS (C049).
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// The style for the system.
  public init() {}

  /// The box.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    BoxBody(configuration: configuration)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style for the system.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// The sizes of a box (C049).
struct GroupBoxMetrics: Hashable {
  /// The distance of the content from the card's edges.
  var padding: CGFloat
  /// The radius of the card's corners.
  var radius: CGFloat
  /// The space between the label and what is below it.
  var spacing: CGFloat
  /// The distance of the label from the leading edge.
  var labelInset: CGFloat
  /// Whether the card contains the label.
  var cardContainsLabel: Bool
  /// The font of the label.
  var font: Font
}

extension PlatformMetrics {
  /// The sizes of a box.
  var groupBox: GroupBoxMetrics {
    let ios = GroupBoxMetrics(
      padding: 16, radius: 12, spacing: 8, labelInset: 0, cardContainsLabel: true, font: .headline)
    let macOS = GroupBoxMetrics(
      padding: 5, radius: 12, spacing: 3, labelInset: 10, cardContainsLabel: false,
      font: .system(size: 11))
    var classic = ios
    classic.radius = 8
    return choose(ios, classic: classic, macOS: macOS)
  }
}

private struct BoxBody: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let sizes = metrics.groupBox
    BoxLayout(metrics: sizes, hasLabel: configuration.hasLabel) {
      RoundedRectangle(cornerRadius: sizes.radius).fill(card)
      configuration.label
        .font(sizes.font)
        .accessibilityAddTraits(.isHeader)
        .accessibilityHidden(!configuration.hasLabel)
      configuration.content
    }
  }

  /// The second background of the system; on macOS a faint grey.
  private var card: Color {
    if metrics.profile == .macOS26 { return .primary.opacity(0.05) }
    return scheme == .dark
      ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
      : Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
  }
}

/// Three subviews: the card, the label and the content.
private struct BoxLayout: Layout, UnnamedLayout {
  var metrics: GroupBoxMetrics
  var hasLabel: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard subviews.count == 3 else { return .zero }
    let label = labelSize(subviews, proposal)
    let content = subviews[2].sizeThatFits(space(proposal, below: label.height))
    let labelWidth = label.width + metrics.labelInset
    let inner = metrics.cardContainsLabel ? max(content.width, labelWidth) : content.width
    return CGSize(
      width: max(inner + 2 * metrics.padding, hasLabel ? labelWidth : 0),
      height: content.height + top(label) + 2 * metrics.padding)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let label = labelSize(subviews, ProposedViewSize(bounds.size))
    let (top, padding) = (top(label), metrics.padding)
    let cardTop = metrics.cardContainsLabel ? 0 : top
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + cardTop),
      proposal: ProposedViewSize(width: bounds.width, height: bounds.height - cardTop))
    let inset = metrics.cardContainsLabel ? padding : 0
    subviews[1].place(
      at: CGPoint(x: bounds.minX + inset + metrics.labelInset, y: bounds.minY + inset),
      proposal: ProposedViewSize(label))
    subviews[2].place(
      at: CGPoint(x: bounds.minX + padding, y: bounds.minY + top + padding),
      proposal: space(ProposedViewSize(bounds.size), below: label.height))
  }

  private func top(_ label: CGSize) -> CGFloat { hasLabel ? label.height + metrics.spacing : 0 }

  private func labelSize(_ subviews: Subviews, _ proposal: ProposedViewSize) -> CGSize {
    let inset = metrics.labelInset + (metrics.cardContainsLabel ? 2 * metrics.padding : 0)
    return subviews[1].sizeThatFits(
      ProposedViewSize(width: proposal.width.map { max($0 - inset, 0) }, height: nil))
  }

  private func space(_ proposal: ProposedViewSize, below label: CGFloat) -> ProposedViewSize {
    let above = hasLabel ? label + metrics.spacing : 0
    return ProposedViewSize(
      width: proposal.width.map { max($0 - 2 * metrics.padding, 0) },
      height: proposal.height.map { max($0 - above - 2 * metrics.padding, 0) })
  }
}
