import Foundation
import Waggle

/// What a row shows at its end (C240).
struct RowBadge: View {
  /// The space between the content and the badge.
  nonisolated static let gap: CGFloat = 8

  let text: Text
  /// How prominent it is; nil leaves that to what surrounds the row.
  var prominence: BadgeProminence?
  @Environment(\.badgeProminence) private var outerProminence

  var body: some View {
    let text = text.lineLimit(1)
    switch (prominence ?? outerProminence).level {
    case .decreased: text.foregroundStyle(Color.label(level: 3))
    case .standard: text.foregroundStyle(Color.secondary)
    case .increased:
      text.font(.subheadline)
        .foregroundStyle(.white)
        .padding(.horizontal, Self.capsuleInset)
        .frame(minWidth: Self.capsuleHeight, minHeight: Self.capsuleHeight)
        .background(.red, in: Capsule())
    }
  }

  /// The smallest height, and so the smallest width, of a prominent one.
  private static let capsuleHeight: CGFloat = 22
  private static let capsuleInset: CGFloat = 7
}

/// The label of a row that acts as a whole, and behind it the space where the row puts its badge (C240).
struct BadgedLabel<Content: View>: View {
  var isActive = true
  /// The badge of the label itself, which is shown here if the row has none.
  var own: Text?
  var ownProminence: BadgeProminence?
  @ViewBuilder let content: Content
  @Environment(\.rowFrame) private var frame

  var body: some View {
    let hasBadge = badge != nil || own != nil
    HStack(decoratedWith: hasBadge ? RowBadge.gap : 0) {
      content.frame(maxWidth: hasBadge ? .infinity : nil, alignment: .leading)
      Decoration {
        if let badge {
          space(badge)
        } else if let own {
          RowBadge(text: own, prominence: ownProminence)
        }
      }
    }
  }

  private var badge: Text? { isActive ? frame.badge : nil }

  private func space(_ badge: Text) -> some View {
    BadgeSpace(text: badge, prominence: frame.badgeProminence)
  }
}

/// The label of a row that acts as a whole and never has its own badge. It has no parts for one without a badge.
nonisolated struct BadgeSpacedLabel<Content: View>: View {
  let content: Content
  @Environment(\.rowFrame) private var frame

  init(_ content: Content) { self.content = content }

  @MainActor var body: some View { content.badgeSpace(frame) }
}

extension View {
  /// Leaves space behind this view where the row puts its badge.
  @MainActor func badgeSpace(_ frame: RowFrame) -> some View {
    self.frame(maxWidth: frame.badge == nil ? nil : .infinity, alignment: .leading)
      .beside(
        frame.badge.map { BadgeSpace(text: $0, prominence: frame.badgeProminence) },
        spacing: frame.badge == nil ? 0 : RowBadge.gap)
  }
}

/// As much space as a badge takes.
struct BadgeSpace: View {
  let text: Text
  let prominence: BadgeProminence?

  var body: some View {
    RowBadge(text: text, prominence: prominence)
      .alignmentGuide(.rowBadge) { $0[.trailing] }
      .hidden()
      .accessibilityHidden(true)
  }
}

/// Whether the label of the button around it has the space for the row's badge.
enum BadgeInLabel {
  /// The label has no space: a row puts the badge behind the label.
  case impossible
  /// The label can have the space, in a row that acts as a whole.
  case possible
  /// The label has the space.
  case used
}

private enum RowBadgeKey: InputKey {
  static var defaultValue: Bool { true }
}

extension _ViewInputs {
  /// Whether the row around may have a badge; it is rebuilt when that changes.
  var rowMayHaveBadge: Bool {
    get { bag[RowBadgeKey.self] }
    set { bag[RowBadgeKey.self] = newValue }
  }
}

extension View {
  /// Says that the row that this view is has no badge.
  nonisolated func inRowWithoutBadge() -> some View { modifier(RowWithoutBadge()) }
}

nonisolated private struct RowWithoutBadge: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.rowMayHaveBadge = false
    return body(_Graph(), inner)
  }
}

enum BadgeInLabelKey: InputKey {
  static var defaultValue: BadgeInLabel { .impossible }
}

extension _ViewInputs {
  /// Whether the label of the button around has the space for the row's badge. It is chosen when the button is made.
  var badgeInLabel: BadgeInLabel {
    get { bag[BadgeInLabelKey.self] }
    set { bag[BadgeInLabelKey.self] = newValue }
  }
}

extension View {
  /// Says that the label of this button can have the space for the row's badge.
  nonisolated func mayHoldBadge() -> some View { modifier(MayHoldBadge()) }
}

nonisolated private struct MayHoldBadge: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.badgeInLabel = .possible
    return body(_Graph(), inner)
  }
}

extension HorizontalAlignment {
  private enum RowBadgeEnd: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[.trailing] }
  }

  /// Where the badge of a row ends.
  static let rowBadge = HorizontalAlignment(RowBadgeEnd.self)
}
