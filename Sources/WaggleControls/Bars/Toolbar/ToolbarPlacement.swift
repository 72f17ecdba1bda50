/// Where in the bars of a screen an item is (C109, C110).
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmationAction, cancellationAction, destructiveAction
    case topBarLeading, topBarTrailing, topBarPinnedTrailing, bottomBar, bottomOrnament
    case title, subtitle, largeTitle, largeSubtitle, keyboard
    case accessoryBar(String)
  }

  let kind: Kind

  /// At the trailing end of the bar at the top.
  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  /// In the middle of the bar at the top, in place of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// At the leading end, for going somewhere.
  public static let navigation = ToolbarItemPlacement(kind: .navigation)
  /// At the trailing end, for what one does most.
  public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
  /// In the menu of what one does less often.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
  /// In the middle of the bar at the bottom.
  public static let status = ToolbarItemPlacement(kind: .status)
  /// At the trailing end, on the tint: what ends a dialog and keeps what was done.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
  /// At the leading end: what ends a dialog and drops what was done.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
  /// At the trailing end: what destroys something.
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
  /// At the leading end of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
  /// At the trailing end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
  /// At the trailing end of the bar at the top, behind all others.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(kind: .topBarPinnedTrailing)
  /// The earlier name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement.topBarLeading
  /// The earlier name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement.topBarTrailing
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
  /// In the bar at the bottom.
  public static let bottomOrnament = ToolbarItemPlacement(kind: .bottomOrnament)
  /// In place of the title.
  public static let title = ToolbarItemPlacement(kind: .title)
  /// In place of the second line below the title (C239).
  public static let subtitle = ToolbarItemPlacement(kind: .subtitle)
  /// In place of the large title, below the bar (C239).
  public static let largeTitle = ToolbarItemPlacement(kind: .largeTitle)
  /// In place of the second line below the large title (C239).
  public static let largeSubtitle = ToolbarItemPlacement(kind: .largeSubtitle)
  /// In a bar at the bottom while a text field of the screen has the focus (C239).
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)

  /// In a bar of its own below that at the top; items with equal ids share one (C239).
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(kind: .accessoryBar(String(describing: id)))
  }
}

extension ToolbarItemPlacement {
  /// Whether an item here shares its background with no other.
  var isApart: Bool {
    kind == .confirmationAction || kind == .cancellationAction || kind == .topBarPinnedTrailing
  }

  /// Whether the item is behind all others.
  var isPinned: Bool { kind == .topBarPinnedTrailing || kind == .confirmationAction }

  /// Whether the background is the tint.
  var isProminent: Bool { kind == .confirmationAction }
}

/// One of the bars around a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, navigationBar, bottomBar, tabBar }

  let kind: Kind

  /// The bar that is meant by the place; that at the top.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The bar at the top: its name in windows.
  public static let windowToolbar = ToolbarPlacement(kind: .navigationBar)
  /// The bar at the bottom of the screen.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The bar of a `TabView`.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)

  /// The bar that is really meant.
  var bar: Kind { kind == .automatic ? .navigationBar : kind }
}
