public import Foundation

/// What is behind a bar, as UIKit writes it (C386).
public class UIBarAppearance {
  package enum BackgroundKind {
    /// The background of the system, which what is under the bar shines through.
    case system
    /// A colour.
    case opaque
    /// None.
    case none
  }

  package private(set) var backgroundKind = BackgroundKind.system
  private var hasShadow = true
  /// The colour behind the bar, over that of its configuration; nil for none.
  public var backgroundColor: UIColor?
  /// The colour of the line at the bar's edge; nil for none.
  public var shadowColor: UIColor? {
    get { hasShadow ? shadow ?? .separator : nil }
    set { (shadow, hasShadow) = (newValue, newValue != nil) }
  }
  private var shadow: UIColor?

  /// A look with the ground of the system.
  public init() {}

  /// Has the ground of the system again.
  public func configureWithDefaultBackground() { configure(.system, shadow: true) }

  /// Has a ground that nothing shines through, in the colour of the system.
  public func configureWithOpaqueBackground() { configure(.opaque, shadow: true) }

  /// Has no ground and no line.
  public func configureWithTransparentBackground() { configure(.none, shadow: false) }

  private func configure(_ backgroundKind: BackgroundKind, shadow hasShadow: Bool) {
    (self.backgroundKind, self.hasShadow, backgroundColor, shadow) = (
      backgroundKind, hasShadow, nil, nil
    )
  }

  /// What the ground is filled with; nil for that of the system, and clear for none.
  package var fill: Color? {
    if let backgroundColor { return Color(uiColor: backgroundColor) }
    switch backgroundKind {
    case .system: return nil
    case .opaque: return Color(uiColor: .systemBackground)
    case .none: return .clear
    }
  }

  /// The line at the edge, if the program has said something about it; clear for none.
  package var line: Color? {
    if !hasShadow { return .clear }
    return shadow.map { Color(uiColor: $0) }
  }
}

/// How the bar at the top of a page looks, as UIKit writes it (C386).
///
/// ```swift
/// let look = UINavigationBarAppearance()
/// look.configureWithOpaqueBackground()
/// look.backgroundColor = .systemYellow
/// look.largeTitleTextAttributes = [.foregroundColor: UIColor.brown]
/// UINavigationBar.appearance().standardAppearance = look
/// UINavigationBar.appearance().scrollEdgeAppearance = look
/// ```
public final class UINavigationBarAppearance: UIBarAppearance {
  /// The colour and the font of the title in the bar, by `.foregroundColor` and `.font`.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour and the font of the large title below the bar, by `.foregroundColor` and `.font`.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The same without a ground: what a bar has over content that is not scrolled.
  fileprivate var withoutBackground: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.titleTextAttributes = titleTextAttributes
    appearance.largeTitleTextAttributes = largeTitleTextAttributes
    return appearance
  }
}

/// How the bar of tabs looks, as UIKit writes it (C386).
public final class UITabBarAppearance: UIBarAppearance {}

/// The bar at the top of a page as UIKit names it (C386).
///
/// What is set counts for bars that are made afterwards.
public final class UINavigationBar {
  /// The colour of the items; nil for that of the system.
  public var tintColor: UIColor?
  /// What is behind the bar while content is scrolled under it, where no `standardAppearance` was set; nil for that of the system.
  public var barTintColor: UIColor?
  /// What is behind the bar at all times, where no `standardAppearance` was set; nil for that of the system.
  public var backgroundColor: UIColor?
  /// Whether content shines through the ground.
  public var isTranslucent = true
  /// The colour and the font of the title in the bar, by `.foregroundColor` and `.font`.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The colour and the font of the large title below the bar, by `.foregroundColor` and `.font`.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  private var standard: UINavigationBarAppearance?

  /// The appearance while content is scrolled under the bar, and everywhere where no other is set.
  public var standardAppearance: UINavigationBarAppearance {
    get {
      let appearance = standard ?? UINavigationBarAppearance()
      standard = appearance
      return appearance
    }
    set { standard = newValue }
  }

  /// The appearance over content that is not scrolled; nil for the standard one without a ground.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The standard look in a low window; nil for `standardAppearance`.
  public var compactAppearance: UINavigationBarAppearance?

  init() {}

  /// How the bars look in the program.
  public static func appearance() -> UINavigationBar { AppearanceProxies.current.navigationBar }

  /// The appearance of a bar; nil for that of the system.
  ///
  /// - Parameter isScrolled: whether content is under the bar.
  /// - Parameter isLow: whether the window is low.
  package func barAppearance(isScrolled: Bool, isLow: Bool) -> NavigationBarAppearance? {
    if let appearance = appearance(isScrolled: isScrolled, isLow: isLow) {
      return NavigationBarAppearance(appearance)
    }
    var appearance = NavigationBarAppearance(UINavigationBarAppearance())
    appearance.title = titleTextAttributes.map { BarTextAttributes($0) } ?? appearance.title
    appearance.largeTitle =
      largeTitleTextAttributes.map { BarTextAttributes($0) } ?? appearance.largeTitle
    appearance.fill = (backgroundColor ?? (isScrolled ? barTintColor : nil)).map {
      Color(uiColor: $0)
    }
    if appearance.fill == nil, !isTranslucent {
      appearance.fill = Color(uiColor: barTintColor ?? .systemBackground)
    }
    return appearance.isEmpty ? nil : appearance
  }

  private func appearance(isScrolled: Bool, isLow: Bool) -> UINavigationBarAppearance? {
    let standard = (isLow ? compactAppearance : nil) ?? standard
    return isScrolled ? standard : scrollEdgeAppearance ?? standard?.withoutBackground
  }
}

/// What a program says of a bar at the top of a page.
package struct NavigationBarAppearance {
  /// nil for the ground of the system.
  package var fill: Color?
  /// nil for that of the system.
  package var line: Color?
  package var title = BarTextAttributes()
  package var largeTitle = BarTextAttributes()

  fileprivate init(_ appearance: UINavigationBarAppearance) {
    (fill, line) = (appearance.fill, appearance.line)
    title = BarTextAttributes(appearance.titleTextAttributes)
    largeTitle = BarTextAttributes(appearance.largeTitleTextAttributes)
  }

  fileprivate var isEmpty: Bool {
    fill == nil && line == nil && title == BarTextAttributes() && largeTitle == BarTextAttributes()
  }
}

/// The bar of tabs as UIKit names it (C386).
public final class UITabBar {
  /// What is behind the bar; nil for that of the system.
  public var backgroundColor: UIColor?
  /// What is behind the bar, where `backgroundColor` is not set; nil for that of the system.
  public var barTintColor: UIColor?
  /// The colour of the item of the selected tab; nil for that of the system.
  public var tintColor: UIColor?
  /// The colour of the other items; nil for that of the system.
  public var unselectedItemTintColor: UIColor?
  /// Whether there is no bar.
  public var isHidden = false
  /// Whether content shines through the ground.
  public var isTranslucent = true
  private var standard: UITabBarAppearance?

  /// The appearance of the bar.
  public var standardAppearance: UITabBarAppearance {
    get {
      let appearance = standard ?? UITabBarAppearance()
      standard = appearance
      return appearance
    }
    set { standard = newValue }
  }

  /// The appearance of the bar over content that is at its end; nil for the standard one. A bar of Waggle has the standard one in either
  /// case, unless only this one was set.
  public var scrollEdgeAppearance: UITabBarAppearance?

  init() {}

  /// How the bar looks in the program.
  public static func appearance() -> UITabBar { AppearanceProxies.current.tabBar }

  /// What the ground is filled with; nil for that of the system.
  package var fill: Color? {
    if let appearance = standard ?? scrollEdgeAppearance { return appearance.fill }
    let color = backgroundColor ?? barTintColor ?? (isTranslucent ? nil : .systemBackground)
    return color.map { Color(uiColor: $0) }
  }
}
