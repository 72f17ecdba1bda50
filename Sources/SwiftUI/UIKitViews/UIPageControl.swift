public import Waggle
import WaggleControls

/// The dots of pages as UIKit writes them (C720). A touch at their right shows the next page, and one at their left the
/// page before.
@MainActor @preconcurrency
open class UIPageControl: UIView {
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

  override var contentHugging: UILayoutPriority { .defaultHigh }
  override var isSizedByContent: Bool { true }

  override var ownContent: AnyView? {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return nil }
    let (current, other) = (currentPageIndicatorTintColor, pageIndicatorTintColor)
    return AnyView(
      UIPageDots(
        pages: numberOfPages, page: currentPage,
        color: current.map { Color(uiColor: $0) } ?? .primary,
        otherColor: other.map { Color(uiColor: $0) } ?? Color.primary.opacity(0.3)
      ) { [weak self] in self?.move(by: $0) })
  }

  private func move(by pages: Int) {
    let page = currentPage
    currentPage = min(max(page + pages, 0), max(numberOfPages - 1, 0))
  }
}

private struct UIPageDots: View {
  let pages: Int
  let page: Int
  let color: Color
  let otherColor: Color
  let move: @MainActor (Int) -> Void

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<pages, id: \.self) { index in
        Circle().fill(index == page ? color : otherColor).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 10).frame(height: 26)
    .overlay {
      GeometryReader { proxy in
        Color.clear.contentShape(Rectangle())
          .onTapGesture { place in move(place.x < proxy.size.width / 2 ? -1 : 1) }
      }
    }
    .accessibilityElement()
    .accessibilityValue(Text("page \(page + 1) of \(pages)"))
    .accessibilityAdjustableAction { move($0 == .increment ? 1 : -1) }
  }
}
