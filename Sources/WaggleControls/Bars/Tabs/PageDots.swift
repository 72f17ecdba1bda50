import Foundation
package import Waggle

/// A dot for each page; a tap before or after the middle goes to the page before or the next (C116).
package struct PageDots: View {
  private let axis: Axis
  private let count: Int
  private let index: Int
  private let colors: (current: Color?, others: Color?)
  private let choose: (Int) -> Void
  @State private var size = CGSize.zero
  @Environment(\.pageDotsHaveBackground) private var hasBackground
  @Environment(\.layoutDirection) private var direction
  @Environment(\.appearanceProxies) private var proxies

  /// - Parameters:
  ///   - index: the page that is shown, from 0.
  ///   - colors: of the dot of that page and of the others; nil for those of the program, or white.
  package init(
    axis: Axis = .horizontal, count: Int, index: Int,
    colors: (current: Color?, others: Color?) = (nil, nil), choose: @escaping (Int) -> Void
  ) {
    (self.axis, self.count, self.index) = (axis, count, index)
    (self.colors, self.choose) = (colors, choose)
  }

  package var body: some View {
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
      .accessibilityValue(Text("\(index + 1) of \(count)"))
      .accessibilityAdjustableAction { step($0 == .increment ? 1 : -1) }
  }

  private var dots: some View {
    let stack =
      axis == .vertical ? AnyLayout(VStackLayout(spacing: 9)) : AnyLayout(HStackLayout(spacing: 9))
    return stack {
      ForEach(0..<count, id: \.self) { page in
        Circle().fill(color(isCurrent: page == index)).frame(width: 7, height: 7)
      }
    }
  }

  private func color(isCurrent: Bool) -> Color {
    let control = proxies?.pageControl
    let own = isCurrent ? control?.currentPageIndicatorTintColor : control?.pageIndicatorTintColor
    return (isCurrent ? colors.current : colors.others) ?? own.map { Color(uiColor: $0) }
      ?? .white.opacity(isCurrent ? 1 : 0.5)
  }

  private func isForwards(_ point: CGPoint) -> Bool {
    if axis == .vertical { return point.y > size.height / 2 }
    return (point.x > size.width / 2) == (direction == .leftToRight)
  }

  private func step(_ distance: Int) {
    if (0..<count).contains(index + distance) { choose(index + distance) }
  }
}
