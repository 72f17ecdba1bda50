import Foundation
import Waggle

/// Pages beside each other, with dots (C116).
struct TabPages: View {
  let tabs: [TabPlace]
  let current: AnyHashable?
  let choose: (AnyHashable) -> Void
  @Environment(\.tabViewSettings) private var settings

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(tabs) { tab in
          tab.view
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.never)
    .scrollPosition(
      id: Binding(get: { current }, set: { if let id = $0, id != current { choose(id) } })
    )
    .overlay(alignment: .bottom) {
      if showsDots { PageDots(tabs: tabs, current: current, choose: choose) }
    }
  }

  private var showsDots: Bool {
    switch settings.dots {
    case .automatic: tabs.count > 1
    case .always: true
    case .never: false
    }
  }
}

/// A dot for each page; a touch beside the current one goes to the next or the one before.
private struct PageDots: View {
  let tabs: [TabPlace]
  let current: AnyHashable?
  let choose: (AnyHashable) -> Void

  var body: some View {
    HStack(spacing: 9) {
      ForEach(tabs) { tab in
        Circle().fill(.white.opacity(tab.id == current ? 1 : 0.4)).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 10)
    .frame(height: 26)
    .background(.black.opacity(0.25), in: Capsule())
    .padding(.bottom, 10)
    .accessibilityElement()
    .accessibilityLabel(Text("Page"))
    .accessibilityValue(Text(verbatim: "\(index + 1) / \(tabs.count)"))
    .accessibilityAdjustableAction { step($0 == .increment ? 1 : -1) }
  }

  private var index: Int { tabs.firstIndex { $0.id == current } ?? 0 }

  private func step(_ distance: Int) {
    guard tabs.indices.contains(index + distance) else { return }
    withAnimation { choose(tabs[index + distance].id) }
  }
}
