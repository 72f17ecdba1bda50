import Foundation
import Waggle

/// A dot for each page; a tap before or after the middle goes to the page before or the next (C116).
struct PageDots: View {
  let axis: Axis
  let tabs: [TabContext]
  let current: AnyHashable?
  let choose: (AnyHashable) -> Void
  @State private var size = CGSize.zero
  @Environment(\.pageDotsHaveBackground) private var hasBackground
  @Environment(\.layoutDirection) private var direction
  @Environment(\.appearanceProxies) private var proxies

  var body: some View {
    dots
      .padding(axis == .vertical ? .vertical : .horizontal, 10)
      .frame(width: axis == .vertical ? 26 : nil, height: axis == .vertical ? nil : 26)
      .background { if hasBackground { Capsule().fill(.black.opacity(0.3)) } }
      .contentShape(Rectangle())
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
      .onTapGesture { step(isForwards($0) ? 1 : -1) }
      .accessibilityElement()
      .accessibilityLabel(Text("Page"))
      .accessibilityValue(Text("\(index + 1) of \(tabs.count)"))
      .accessibilityAdjustableAction { step($0 == .increment ? 1 : -1) }
      .padding(10)
  }

  private var dots: some View {
    let stack =
      axis == .vertical ? AnyLayout(VStackLayout(spacing: 9)) : AnyLayout(HStackLayout(spacing: 9))
    return stack {
      ForEach(tabs) { tab in
        Circle().fill(color(isCurrent: tab.id == current)).frame(width: 7, height: 7)
      }
    }
  }

  private func color(isCurrent: Bool) -> Color {
    let control = proxies?.pageControl
    let own = isCurrent ? control?.currentPageIndicatorTintColor : control?.pageIndicatorTintColor
    return own.map { Color(uiColor: $0) } ?? .white.opacity(isCurrent ? 1 : 0.5)
  }

  private func isForwards(_ point: CGPoint) -> Bool {
    if axis == .vertical { return point.y > size.height / 2 }
    return (point.x > size.width / 2) == (direction == .leftToRight)
  }

  private var index: Int { tabs.firstIndex { $0.id == current } ?? 0 }

  private func step(_ distance: Int) {
    guard tabs.indices.contains(index + distance) else { return }
    choose(tabs[index + distance].id)
  }
}
