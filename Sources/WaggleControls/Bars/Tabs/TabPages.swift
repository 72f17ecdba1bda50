import Foundation
import Waggle

/// Pages beside or below each other, with dots (C116).
struct TabPages: View {
  let axis: Axis
  let tabs: [TabContext]
  let current: AnyHashable?
  let choose: (AnyHashable) -> Void
  @State private var position: ScrollPosition
  @Environment(\.tabViewSettings) private var settings

  init(
    axis: Axis, tabs: [TabContext], current: AnyHashable?, choose: @escaping (AnyHashable) -> Void
  ) {
    (self.axis, self.tabs, self.current, self.choose) = (axis, tabs, current, choose)
    _position = State(initialValue: Self.position(of: current))
  }

  private static func position(of id: AnyHashable?) -> ScrollPosition {
    id.map { ScrollPosition(id: PageID($0)) } ?? ScrollPosition(edge: .leading)
  }

  var body: some View {
    GeometryReader { proxy in
      pages(of: proxy.size)
    }
    .onChange(of: shown) { if let id = $1?.id { show(id) } }
    .onChange(of: current) { follow($1) }
    .overlay(alignment: axis == .vertical ? .trailing : .bottom) {
      Decoration {
        if showsDots {
          PageDots(
            axis: axis, count: tabs.count, index: tabs.firstIndex { $0.id == current } ?? 0
          ) { turn(to: tabs[$0].id) }
          .padding(10)
        }
      }
    }
  }

  private func pages(of size: CGSize) -> some View {
    ScrollView(axis == .vertical ? .vertical : .horizontal) {
      LazyStack(axis: axis) {
        ForEach(tabs, id: \.page) { tab in
          ZStack { tab.view }
            .frame(width: size.width, height: size.height)
            .accessibilityElement(children: .contain)
            .accessibilityHidden(tab.id != current)
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.never)
    .scrollPosition($position)
  }

  private var showsDots: Bool {
    switch settings.dots {
    case .automatic: tabs.count > 1
    case .always: true
    case .never: false
    }
  }

  /// The page that the content was last scrolled to.
  private var shown: PageID? { position.viewID(type: PageID.self) }

  /// Selects the page that is dragged past half.
  private func show(_ id: AnyHashable) {
    if position.isPositionedByUser, id != current { choose(id) }
  }

  /// Scrolls to a page that the program has selected.
  private func follow(_ id: AnyHashable?) {
    guard let id, shown?.id != id else { return }
    position = Self.position(of: id)
  }

  private func turn(to id: AnyHashable) { withAnimation { choose(id) } }
}

/// The id of a page, which never changes.
nonisolated private struct PageID: Hashable, @unchecked Sendable {
  let id: AnyHashable

  init(_ id: AnyHashable) { self.id = id }
}

extension TabContext {
  fileprivate var page: PageID { PageID(id) }
}

/// A stack of rows along an axis, built where they are seen.
private struct LazyStack<Content: View>: View {
  let axis: Axis
  @ViewBuilder let content: Content

  var body: some View {
    if axis == .vertical {
      LazyVStack(spacing: 0) { content }.scrollTargetLayout()
    } else {
      LazyHStack(spacing: 0) { content }.scrollTargetLayout()
    }
  }
}
