import Foundation
import Waggle
import WaggleControls

/// A scroll view of UIKit as one of SwiftUI.
struct UIScrollContent: View {
  let view: UIScrollView
  @State private var position = ScrollPosition()

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      UIScrollLayout(view: view, change: view.changes.count, zoom: view.zoomScale) {
        ForEach(view.subviews.map(UIViewContent.Subview.init)) { subview in
          let isZoomed = view.zoomedView === subview.view
          UIViewContent(subview.view)
            .scaleEffect(isZoomed ? view.zoomScale : 1, anchor: .topLeading)
        }
      }
    }
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { moved(to: $1) }
    .onScrollPhaseChange { changed(from: $0, to: $1) }
    .scrollIndicators(view.showsVerticalScrollIndicator ? .automatic : .hidden, axes: .vertical)
    .scrollIndicators(
      view.showsHorizontalScrollIndicator ? .automatic : .hidden, axes: .horizontal
    )
    .scrollBounceBehavior(bounce(view.alwaysBounceVertical), axes: .vertical)
    .scrollBounceBehavior(bounce(view.alwaysBounceHorizontal), axes: .horizontal)
    .scrollDisabled(!view.isScrollEnabled)
    .scrollDismissesKeyboard(view.keyboardDismissMode == .none ? .never : .immediately)
    .modifier(UIScrollPaging(isPaging: view.isPagingEnabled))
    .modifier(UIScrollZoom(view: view))
    .onAppear { view.scrolling.mover = { move(to: $0, animated: $1) } }
    .onDisappear { view.scrolling.mover = nil }
  }

  private func bounce(_ always: Bool) -> ScrollBounceBehavior {
    view.bounces ? always ? .always : .basedOnSize : .never
  }

  private func move(to offset: CGPoint, animated: Bool) {
    if animated {
      withAnimation { position.scrollTo(point: offset) }
    } else {
      position.scrollTo(point: offset)
    }
  }

  private func moved(to offset: CGPoint) {
    guard view.scrolling.target == nil, offset != view.scrolling.offset else { return }
    view.scrolling.offset = offset
    view.delegate?.scrollViewDidScroll(view)
  }

  private func changed(from old: ScrollPhase, to new: ScrollPhase) {
    view.scrolling.phase = new
    let delegate = view.delegate
    if new == .interacting { delegate?.scrollViewWillBeginDragging(view) }
    if old == .interacting {
      delegate?.scrollViewDidEndDragging(view, willDecelerate: new == .decelerating)
    }
    if new == .decelerating { delegate?.scrollViewWillBeginDecelerating(view) }
    if old == .decelerating, new == .idle { delegate?.scrollViewDidEndDecelerating(view) }
    if old == .animating, new == .idle { delegate?.scrollViewDidEndScrollingAnimation(view) }
  }
}

private struct UIScrollPaging: ViewModifier {
  let isPaging: Bool

  func body(content: Content) -> some View {
    if isPaging { content.scrollTargetBehavior(.paging) } else { content }
  }
}

/// Two fingers zoom the content.
private struct UIScrollZoom: ViewModifier {
  let view: UIScrollView

  func body(content: Content) -> some View {
    if let zoomed = view.zoomedView {
      content.simultaneousGesture(
        MagnifyGesture()
          .onChanged { value in
            if view.scrolling.zoomAtStart == nil {
              view.scrolling.zoomAtStart = view.zoomScale
              view.delegate?.scrollViewWillBeginZooming(view, with: zoomed)
            }
            view.zoom(byFingers: (view.scrolling.zoomAtStart ?? 1) * value.magnification)
          }
          .onEnded { _ in
            view.scrolling.zoomAtStart = nil
            view.setZoomScale(view.zoomScale, animated: true)
            view.delegate?.scrollViewDidEndZooming(view, with: zoomed, atScale: view.zoomScale)
          })
    } else {
      content
    }
  }
}

/// The layout of the content of a scroll view.
private struct UIScrollLayout: Layout {
  let view: UIScrollView
  let change: Int
  let zoom: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    onMainActor {
      let places = places(subviews)
      let size = view.contentSize == .zero ? places.contentSize : view.contentSize
      let inset = view.contentInset
      return CGSize(
        width: size.width * zoom + inset.left + inset.right,
        height: size.height * zoom + inset.top + inset.bottom)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    onMainActor {
      let inset = view.contentInset
      for (index, frame) in places(subviews).frames.enumerated() where index < subviews.count {
        view.subviews[index].resize(to: frame, in: view.bounds.size)
        subviews[index].place(
          at: CGPoint(
            x: bounds.minX + inset.left + frame.minX, y: bounds.minY + inset.top + frame.minY),
          proposal: ProposedViewSize(frame.size))
      }
    }
  }

  @MainActor
  private func places(_ subviews: Subviews) -> UIViewPlaces {
    UIViewPlaces(view, size: view.bounds.size, isScrolled: true) { index, width in
      subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
    }
  }
}
