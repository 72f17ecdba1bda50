import Foundation
import Waggle

/// The sizes of rows, of the cards around them, and of the headers and footers of these (C081, C083, C084, C094).
struct RowMetrics: Hashable {
  /// The distance of the cards from the container's edges.
  var margin: CGFloat
  /// The radius of a card's corners.
  var radius: CGFloat
  /// The smallest height of a row.
  var minHeight: CGFloat
  /// The distance of a row's content from its leading and trailing edge.
  var inset: CGFloat
  /// The distance of a row's content from its upper and lower edge.
  var padding: CGFloat
  /// The space above a card without a header.
  var gap: CGFloat
  /// That space where sections are compact.
  var compactGap: CGFloat
  /// The space between a header and the card before it.
  var headerGap: CGFloat
  /// The space above the first header.
  var firstHeaderGap: CGFloat
  /// The space between a header and its card.
  var headerSpacing: CGFloat
  /// The space between a card and its footer.
  var footerSpacing: CGFloat
  /// The thickness of the lines between rows.
  var separator: CGFloat
  /// The distance of the lines from the trailing edge.
  var separatorEnd: CGFloat
  /// The width in which the icons of labels are centred.
  var iconWidth: CGFloat
  /// The space between an icon and its title.
  var iconSpacing: CGFloat
  /// How far the rows of a group are indented.
  var indent: CGFloat
  /// The font of headers.
  var headerFont: Font
  /// Whether headers are in capitals.
  var headerIsUppercase: Bool
}

extension RowMetrics {
  fileprivate static let ios26 = RowMetrics(
    margin: 16, radius: 26, minHeight: 56, inset: 16, padding: 15, gap: 35, compactGap: 16,
    headerGap: 27.5, firstHeaderGap: 10, headerSpacing: 10, footerSpacing: 8, separator: 1,
    separatorEnd: 16, iconWidth: 24, iconSpacing: 16, indent: 16,
    headerFont: .body.weight(.medium), headerIsUppercase: false)

  fileprivate static let classic = RowMetrics(
    margin: 16, radius: 10, minHeight: 44, inset: 16, padding: 11, gap: 35, compactGap: 16,
    headerGap: 24, firstHeaderGap: 16, headerSpacing: 7, footerSpacing: 7, separator: 0.5,
    separatorEnd: 0, iconWidth: 24, iconSpacing: 16, indent: 16, headerFont: .footnote,
    headerIsUppercase: true)

  fileprivate static let macOS = RowMetrics(
    margin: 20, radius: 10, minHeight: 36, inset: 10, padding: 10, gap: 20, compactGap: 10,
    headerGap: 20, firstHeaderGap: 20, headerSpacing: 8, footerSpacing: 6, separator: 1,
    separatorEnd: 10, iconWidth: 20, iconSpacing: 6, indent: 16, headerFont: .headline,
    headerIsUppercase: false)
}

extension PlatformMetrics {
  /// The sizes of rows and their cards.
  var rows: RowMetrics { choose(.ios26, classic: .classic, macOS: .macOS) }
}
