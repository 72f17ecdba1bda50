package import Waggle

/// What the views of a screen say of its title.
///
/// Of several views in one screen the first counts for each part (R167).
nonisolated package struct NavigationTitle: Equatable {
  package var title: Text?
  package var subtitle: Text?
  package var mode: ToolbarTitleDisplayMode?
  package var isBackHidden: Bool?
  package var isBarHidden: Bool?
  /// What to call with a new name; only equal to itself.
  var rename: Rename?

  package init() {}

  /// Whether the title asks for a title below the bar; nil if it leaves that to the screen before.
  var isLarge: Bool? {
    switch mode?.kind ?? .automatic {
    case .automatic: nil
    case .large: true
    case .inline, .inlineLarge: false
    }
  }

  /// Sets the title by pressing it.
  final class Rename: Equatable {
    let binding: Binding<String>

    init(_ binding: Binding<String>) { self.binding = binding }

    static func == (a: Rename, b: Rename) -> Bool {
      a.binding.wrappedValue == b.binding.wrappedValue
    }
  }

  mutating func formUnion(_ next: NavigationTitle) {
    if title == nil { (title, rename) = (next.title, next.rename) }
    subtitle = subtitle ?? next.subtitle
    mode = mode ?? next.mode
    isBackHidden = isBackHidden ?? next.isBackHidden
    isBarHidden = isBarHidden ?? next.isBarHidden
  }
}

extension NavigationTitle: ShortlyDescribed {
  package var shortDescription: String {
    Waggle.shortDescription(
      "NavigationTitle",
      [
        "title": title, "subtitle": subtitle, "mode": (mode?.kind).map { Words("\($0)") },
        "isBackHidden": isBackHidden, "isBarHidden": isBarHidden,
        "rename": rename.map { _ in Words("set") },
      ])
  }
}

/// The title of a screen, for the bar above it (R164).
package enum NavigationTitleKey: TopScreenKey {
  package static var defaultValue: NavigationTitle { NavigationTitle() }
  package static var _isFrameworkKey: Bool { true }

  package static func reduce(
    value: inout NavigationTitle, nextValue: () -> NavigationTitle
  ) { value.formUnion(nextValue()) }
}

/// How a bar shows the title of a screen.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  enum Kind { case automatic, large, inline, inlineLarge }

  let kind: Kind

  /// Large for the first screen of a stack, and as on the screen before for those that are pushed (C102).
  public static let automatic = ToolbarTitleDisplayMode(kind: .automatic)
  /// Large below the bar, until one scrolls.
  public static let large = ToolbarTitleDisplayMode(kind: .large)
  /// In the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(kind: .inline)
  /// Large inside the bar, at its leading end.
  public static let inlineLarge = ToolbarTitleDisplayMode(kind: .inlineLarge)
}

/// How a bar shows the title of a screen: the earlier names.
public enum NavigationBarItem {
  /// How a bar shows the title of a screen.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large for the first screen of a stack, and as on the screen before for those that are pushed.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Large below the bar, until one scrolls.
    case large
  }
}

extension ToolbarTitleDisplayMode {
  init(_ mode: NavigationBarItem.TitleDisplayMode) {
    switch mode {
    case .automatic: self = .automatic
    case .inline: self = .inline
    case .large: self = .large
    }
  }
}
