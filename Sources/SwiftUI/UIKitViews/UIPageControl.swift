public import Waggle
import WaggleControls

/// The dots of pages as UIKit writes them (C720). A touch at their right shows the next page, and one at their left the
/// page before.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 { didSet { changed() } }
  /// The page that is shown, from 0.
  open var currentPage = 0 {
    didSet {
      let last = max(numberOfPages - 1, 0)
      if !(0...last).contains(currentPage) { currentPage = min(max(currentPage, 0), last) }
      changed()
    }
  }
  /// Whether the only page has no dot.
  open var hidesForSinglePage = false { didSet { changed() } }
  /// The colour of the dot of the page that is shown; nil for that of the system.
  open var currentPageIndicatorTintColor: UIColor? { didSet { changed() } }
  /// The colour of the other dots; nil for that of the system.
  open var pageIndicatorTintColor: UIColor? { didSet { changed() } }

  /// How the dots look in the program (C385).
  public static func appearance() -> UIPageControlAppearance { UIPageControlAppearance.current }

  override var ownContent: AnyView? {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return nil }
    let colors = (
      current: currentPageIndicatorTintColor.map { Color(uiColor: $0) },
      others: pageIndicatorTintColor.map { Color(uiColor: $0) }
    )
    return AnyView(
      PageDots(count: numberOfPages, index: currentPage, colors: colors) { [weak self] in
        self?.currentPage = $0
        self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
      })
  }
}
