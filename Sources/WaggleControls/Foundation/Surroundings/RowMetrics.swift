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
  /// That space above the first one.
  var firstGap: CGFloat
  /// The space above a card where sections are compact.
  var compactGap: CGFloat
  /// The space between a header and the card before it.
  var headerGap: CGFloat
  /// The space above the first header.
  var firstHeaderGap: CGFloat
  /// How much nearer the next section is to a footer than to a card.
  var footerPull: CGFloat = 0
  /// The part of the space above a header that is its own: it is added to a space that the program sets.
  var headerTop: CGFloat = 0
  /// The space above a header that stays with it while it is pinned.
  var pinnedTop: CGFloat = 0
  /// The space between a header and its card.
  var headerSpacing: CGFloat
  /// The space between a card and its footer.
  var footerSpacing: CGFloat
  /// The space below the last card.
  var bottomGap: CGFloat
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
  /// Whether headers have the colour of the text.
  var headerIsPrimary = false
  /// Whether headers stay visible while their section is.
  var pinsHeaders = false
  /// Whether there is a line below the last row of a section.
  var separatesLast = false
  /// What rows are drawn on.
  var surface = RowSurface.cards
  /// The radius of what shows that a row is selected; nil where it fills the row.
  var selectionRadius: CGFloat?
}

/// What the rows of a list are drawn on.
enum RowSurface: Hashable {
  /// Cards on a grey background.
  case cards
  /// The background of screens.
  case screen
  /// The background of what is beside the screen.
  case side
}

extension RowMetrics {
  fileprivate static let ios26 = RowMetrics(
    margin: 16, radius: 26, minHeight: 56, inset: 16, padding: 15, gap: 35, firstGap: 35,
    compactGap: 16, headerGap: 27.5, firstHeaderGap: 10, footerPull: 11.5, headerTop: 10,
    headerSpacing: 10, footerSpacing: 8,
    bottomGap: 35, separator: 1, separatorEnd: 16, iconWidth: 24, iconSpacing: 16, indent: 16,
    headerFont: .body.weight(.medium), headerIsUppercase: false)

  fileprivate static let classic = RowMetrics(
    margin: 16, radius: 10, minHeight: 44, inset: 16, padding: 11, gap: 35, firstGap: 35,
    compactGap: 16, headerGap: 24, firstHeaderGap: 16, headerSpacing: 7, footerSpacing: 7,
    bottomGap: 35, separator: 0.5, separatorEnd: 0, iconWidth: 24, iconSpacing: 16, indent: 16,
    headerFont: .footnote, headerIsUppercase: true)

  fileprivate static let macOS = RowMetrics(
    margin: 20, radius: 10, minHeight: 36, inset: 10, padding: 10, gap: 20, firstGap: 20,
    compactGap: 10, headerGap: 20, firstHeaderGap: 20, headerSpacing: 8, footerSpacing: 6,
    bottomGap: 20, separator: 1, separatorEnd: 10, iconWidth: 20, iconSpacing: 6, indent: 16,
    headerFont: .headline, headerIsUppercase: false)
}

extension PlatformMetrics {
  /// The sizes of rows on cards.
  var cardRows: RowMetrics { choose(.ios26, classic: .classic, macOS: .macOS) }

  /// The sizes of the rows of a list.
  func rows(_ appearance: ListAppearance) -> RowMetrics {
    switch appearance {
    case .insetGrouped: cardRows
    case .grouped: cardRows.grouped
    case .nested: cardRows.nested
    case .plain:
      choose(cardRows.plain.withHighHeaders, classic: cardRows.plain, macOS: cardRows.inset(0))
    case .inset, .bordered:
      choose(
        cardRows.plain(16).withHighHeaders, classic: cardRows.plain(16), macOS: cardRows.inset(10))
    case .table, .borderedTable:
      choose(
        cardRows.plain(16).withHighHeaders, classic: cardRows.plain(16),
        macOS: cardRows.inset(10).withoutLines)
    case .sidebar:
      choose(cardRows.sidebar, classic: cardRows.sidebar, macOS: cardRows.macOSSidebar)
    }
  }
}

extension RowMetrics {
  /// Cards from edge to edge.
  fileprivate var grouped: RowMetrics {
    var rows = self
    (rows.margin, rows.radius, rows.separatorEnd) = (0, 0, 0)
    return rows
  }

  /// Rows from edge to edge, whose headers stay (C082).
  fileprivate var plain: RowMetrics { plain(0) }

  fileprivate func plain(_ margin: CGFloat) -> RowMetrics {
    var rows = self
    (rows.margin, rows.radius, rows.surface) = (margin, 0, .screen)
    (rows.gap, rows.firstGap, rows.compactGap, rows.bottomGap) = (0, 0, 0, 0)
    (rows.headerGap, rows.firstHeaderGap, rows.headerSpacing) = (22, 22, 4)
    (rows.footerPull, rows.headerTop) = (0, 0)
    rows.headerFont = .headline
    (rows.headerIsPrimary, rows.headerIsUppercase) = (true, false)
    (rows.pinsHeaders, rows.separatesLast) = (true, true)
    return rows
  }

  /// With 10 points above and below the text of a header (C082).
  fileprivate var withHighHeaders: RowMetrics {
    var rows = self
    (rows.pinnedTop, rows.headerSpacing) = (10, 10)
    return rows
  }

  /// Rows on the card of the row around them.
  fileprivate var nested: RowMetrics {
    var rows = plain(0)
    (rows.pinsHeaders, rows.separatesLast) = (false, false)
    return rows
  }

  /// The rows of macOS, 8 points higher than their content (C082).
  fileprivate func inset(_ margin: CGFloat) -> RowMetrics {
    var rows = plain(margin)
    (rows.minHeight, rows.padding, rows.inset, rows.separatorEnd) = (24, 4, 8, 8)
    (rows.headerGap, rows.firstHeaderGap) = (10, 5)
    (rows.firstGap, rows.bottomGap) = (5, 5)
    rows.headerFont = .subheadline.weight(.semibold)
    (rows.headerIsPrimary, rows.separatesLast) = (false, false)
    rows.selectionRadius = margin > 0 ? 5 : nil
    return rows
  }

  fileprivate var withoutLines: RowMetrics {
    var rows = self
    (rows.separator, rows.firstGap, rows.bottomGap) = (0, 0, 0)
    return rows
  }

  fileprivate var sidebar: RowMetrics {
    var rows = self
    (rows.surface, rows.separator) = (.side, 0)
    (rows.headerFont, rows.headerIsPrimary, rows.headerIsUppercase) =
      (.title3.weight(.semibold), true, false)
    (rows.radius, rows.selectionRadius) = (0, min(radius, 12))
    return rows
  }

  /// Rows of 32 points (C082).
  fileprivate var macOSSidebar: RowMetrics {
    var rows = inset(10)
    (rows.surface, rows.separator, rows.minHeight, rows.padding) = (.side, 0, 32, 6)
    (rows.pinsHeaders, rows.selectionRadius) = (false, 8)
    return rows
  }
}
