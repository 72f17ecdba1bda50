public import Foundation
public import Waggle
import WaggleControls

/// A view that scrolls its subviews, as UIKit writes it (C658).
///
/// The content is as large as `contentSize` says, and otherwise as the subviews' constraints to its edges do. It is scrolled in the
/// directions in which it is larger than the view.
///
/// ```swift
/// struct Meadow: UIViewRepresentable {
///   func makeUIView(context: Context) -> UIScrollView {
///     let view = UIScrollView()
///     view.contentSize = CGSize(width: 300, height: 2_000)
///     view.addSubview(UILabel(frame: CGRect(x: 16, y: 900, width: 200, height: 24)))
///     return view
///   }
///   func updateUIView(_ view: UIScrollView, context: Context) {}
/// }
/// ```
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// When scrolling ends the editing of text.
  public typealias KeyboardDismissMode = UIScrollViewAppearance.KeyboardDismissMode

  /// How a scroll view keeps its content clear of safe areas. Views of UIKit are laid out in the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system decides.
    case automatic
    /// Along the axes in which it scrolls.
    case scrollableAxes
    /// In no direction.
    case never
    /// Always.
    case always
  }

  /// How fast content comes to rest, as UIKit writes it.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What of the velocity remains after a millisecond.
    public let rawValue: CGFloat
    /// A rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate of the system.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster one.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The size of the content, in points; zero for what constraints say.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { changed() } } }
  /// The space around the content, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { changed() } }
  /// Whether a person can scroll.
  open var isScrollEnabled = true { didSet { changed() } }
  /// Whether the content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false { didSet { changed() } }
  /// Whether the content can be dragged past its edges, where it is longer than the view.
  open var bounces = true { didSet { changed() } }
  /// Whether content that is not higher than the view can be dragged up and down.
  open var alwaysBounceVertical = false { didSet { changed() } }
  /// Whether content that is not wider than the view can be dragged sideways.
  open var alwaysBounceHorizontal = false { didSet { changed() } }
  /// Whether an indicator is shown while the content moves up and down.
  open var showsVerticalScrollIndicator = true { didSet { changed() } }
  /// Whether an indicator is shown while the content moves sideways.
  open var showsHorizontalScrollIndicator = true { didSet { changed() } }
  /// When scrolling ends the editing of text.
  open var keyboardDismissMode = KeyboardDismissMode.none { didSet { changed() } }
  /// The least zoom of the content that a person can choose.
  open var minimumZoomScale: CGFloat = 1 { didSet { changed() } }
  /// The greatest zoom of the content that a person can choose.
  open var maximumZoomScale: CGFloat = 1 { didSet { changed() } }
  /// What is notified and asked.
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { changed() } }

  /// Whether two fingers can zoom past the limits, to which the content returns when they are lifted.
  open var bouncesZoom = true

  let scrolling = UIScrolling()

  /// How scroll views are in the program (C385).
  public static func appearance() -> UIScrollViewAppearance { UIScrollViewAppearance.current }

  // MARK: Place

  /// How far the content is scrolled, in points.
  open var contentOffset: CGPoint {
    get { scrolling.offset }
    set { scroll(to: newValue, animated: false) }
  }

  /// Scrolls the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls the content as little as shows a rectangle of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func nearest(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ room: CGFloat) -> CGFloat {
      if low < offset { return low }
      return high > offset + room ? min(high - room, low) : offset
    }
    let old = contentOffset
    let new = CGPoint(
      x: nearest(old.x, rect.minX, rect.maxX, bounds.width),
      y: nearest(old.y, rect.minY, rect.maxY, bounds.height))
    if new != old { scroll(to: new, animated: animated) }
  }

  private func scroll(to offset: CGPoint, animated: Bool) {
    let isMoved = offset != scrolling.offset
    if isMoved { scrolling.offset = offset }
    scrolling.move(to: offset, animated: animated)
    if isMoved { delegate?.scrollViewDidScroll(self) }
  }

  /// Whether a finger drags the content.
  public var isDragging: Bool { scrolling.phase == .interacting }
  /// Whether a finger drags the content.
  public var isTracking: Bool { scrolling.phase == .interacting || scrolling.phase == .tracking }
  /// Whether the content moves by itself after a person has let go.
  public var isDecelerating: Bool { scrolling.phase == .decelerating }

  // MARK: Zoom

  /// How much larger the content is drawn.
  open var zoomScale: CGFloat {
    get { scrolling.zoom }
    set {
      let limited = min(max(newValue, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
      guard limited != scrolling.zoom else { return }
      scrolling.zoom = limited
      changed()
      delegate?.scrollViewDidZoom(self)
    }
  }

  /// Zooms the content as two fingers do: past the limits by a third of the way.
  func zoom(byFingers scale: CGFloat) {
    let limited = min(max(scale, minimumZoomScale), maximumZoomScale)
    let shown = bouncesZoom ? limited + (scale - limited) / 3 : limited
    guard shown != scrolling.zoom else { return }
    scrolling.zoom = shown
    changed()
    delegate?.scrollViewDidZoom(self)
  }

  /// Zooms the content.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    if animated { withAnimation { zoomScale = scale } } else { zoomScale = scale }
  }

  /// Zooms the content so that a rectangle of it fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    setZoomScale(scale, animated: animated)
    let origin = CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale)
    setContentOffset(origin, animated: animated)
  }

  /// Whether two fingers zoom.
  public var isZooming: Bool { scrolling.zoomAtStart != nil }
  var zoomedView: UIView? {
    maximumZoomScale > minimumZoomScale ? delegate?.viewForZooming(in: self) : nil
  }

  // MARK: Constraints

  /// The content, for constraints (C658). As UIKit's, the edges of the view itself stand for it too.
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
  /// The view, for constraints of which the width and the height count (C658).
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(self) }

  // MARK: Drawing

  override var drawsSubviews: Bool { false }
  override var ownContent: AnyView? { AnyView(UIScrollContent(view: self)) }
}

/// How a scroll view is scrolled.
@MainActor
final class UIScrolling {
  var offset = CGPoint.zero
  var phase = ScrollPhase.idle
  var zoom: CGFloat = 1
  var zoomAtStart: CGFloat?
  /// Where the program wants the content, until what shows it moves it.
  private(set) var target: (offset: CGPoint, animated: Bool)?
  /// Moves the content; nil while it is not shown.
  var mover: ((CGPoint, Bool) -> Void)? {
    didSet {
      guard let mover, let target else { return }
      self.target = nil
      mover(target.offset, target.animated)
    }
  }

  nonisolated init() {}

  func move(to offset: CGPoint, animated: Bool) {
    if let mover { mover(offset, animated) } else { target = (offset, animated) }
  }
}
