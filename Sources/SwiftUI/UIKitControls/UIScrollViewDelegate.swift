public import Foundation

/// What a ``UIScrollView`` reports and asks, as UIKit writes it (C658). All functions may be left out.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A person begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A person has let go.
  ///
  /// - Parameter scrollView: the view that was dragged.
  /// - Parameter decelerate: whether the content still moves.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content moves by itself after a person has let go.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest after a person has let go.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest after the program has moved it with an animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The subview that two fingers zoom; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The content is larger or smaller.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Two fingers begin to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Two fingers no longer zoom.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Nil: nothing is zoomed.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}
