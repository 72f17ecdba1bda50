import Foundation
package import Waggle

/// What the page displays, as the patches have told it.
///
/// Always true: a page continues from all of it, or begins again with none of it.
@MainActor struct DisplayedPage {
  var elements: PageDiffer
  var accessibility: AccessibilityDiffer
  var throttle = AccessibilityThrottle()
  /// The settings that it last received; nil before the first patch.
  var settings: PageSettings?
  /// When the drawing was last as exact as it can be.
  private var lastExact = -1.0
  /// The longest that it may be a little off, in seconds.
  private static let longestPostponed = 0.25
  private let numbers = ElementNumbers()
  private let fonts: PageFonts

  init(_ fonts: PageFonts) {
    self.fonts = fonts
    elements = PageDiffer(numbers, fonts)
    accessibility = AccessibilityDiffer(numbers)
  }

  /// Whether a patch leaves out what cannot be seen: while frames follow, but not for long.
  mutating func postpones(at time: TimeInterval, _ framesFollow: Bool) -> Bool {
    if framesFollow, time - lastExact < Self.longestPostponed { return true }
    lastExact = time
    return false
  }

  /// Begins again with a page that displays nothing. The numbers of elements continue: one is used once.
  mutating func restart() {
    elements = PageDiffer(numbers, fonts)
    accessibility = AccessibilityDiffer(numbers)
    throttle = AccessibilityThrottle()
    settings = nil
  }
}

/// The settings that a page receives beside its elements.
package struct PageSettings: Equatable {
  package var isDark: Bool
  package var language: PageLanguage
  /// The keys that the page takes from the browser.
  package var keys: HandledKeys
  /// Whether something can be dragged (`PageInput.dragState`); a page without patches takes it for 0.
  package var drag: Int
  /// The name of the mouse pointer's picture; a page without patches takes it for the arrow's.
  package var cursor: String

  package init(
    isDark: Bool, language: PageLanguage, keys: HandledKeys, drag: Int,
    cursor: String = Self.arrow
  ) {
    (self.isDark, self.language) = (isDark, language)
    (self.keys, self.drag, self.cursor) = (keys, drag, cursor)
  }

  package static let arrow = "default"

  /// What differs; nil for what is the same.
  package struct Changes {
    package var isDark: Bool?
    package var language: PageLanguage?
    package var keys: HandledKeys?
    package var drag: Int?
    package var cursor: String?

    package var isEmpty: Bool {
      isDark == nil && language == nil && keys == nil && drag == nil && cursor == nil
    }
  }

  /// The changes since the settings that a page received last; all of them where it received none.
  package func changes(since old: PageSettings?) -> Changes {
    Changes(
      isDark: isDark == old?.isDark ? nil : isDark,
      language: language == old?.language ? nil : language,
      keys: keys == old?.keys ? nil : keys,
      drag: drag == (old?.drag ?? 0) ? nil : drag,
      cursor: cursor == (old?.cursor ?? Self.arrow) ? nil : cursor)
  }
}
