public import Foundation
public import Waggle

/// A view as UIKit writes it, for a ``UIViewRepresentable``: a colour, subviews, and where they are (C720).
///
/// What it shows is drawn as views of SwiftUI. It is laid out by its `frame` and `autoresizingMask`, or by constraints.
///
/// ```swift
/// struct Patch: UIViewRepresentable {
///   func makeUIView(context: Context) -> UIView {
///     let view = UIView()
///     view.backgroundColor = .systemGreen
///     view.layer.cornerRadius = 8
///     return view
///   }
///   func updateUIView(_ view: UIView, context: Context) {}
/// }
/// ```
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// What a view says of a dimension in which it has no size of itself.
  public static let noIntrinsicMetric: CGFloat = -1

  let changes = UIViewChanges()
  /// The controller whose view this is.
  weak var controller: UIViewController?
  /// Whether the view is in the tree, where no view is around it.
  private(set) var isInWindow = false
  private var place: CGRect
  /// The size of the view around it when the frame was set.
  private(set) var frameContainer = CGSize.zero
  private var priorities = ContentPriorities()
  var focus = UITextFocus()

  /// A view with a frame in the coordinates of the view around it, in points.
  nonisolated public init(frame: CGRect) {
    place = frame
    super.init()
  }

  /// A view without a size.
  nonisolated public override convenience init() { self.init(frame: .zero) }

  /// A view of a storyboard, which are not read: the result is nil.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Place

  /// The place in the view around it, in points.
  open var frame: CGRect {
    get { place }
    set {
      frameContainer = superview?.bounds.size ?? .zero
      guard newValue != place else { return }
      place = newValue
      changed()
    }
  }

  /// The view's size, at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: place.size) }
    set { frame = CGRect(origin: place.origin, size: newValue.size) }
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: place.midX, y: place.midY) }
    set {
      frame = CGRect(
        x: newValue.x - place.width / 2, y: newValue.y - place.height / 2, width: place.width,
        height: place.height)
    }
  }

  /// What of the frame follows the size of the view around it.
  open var autoresizingMask: AutoresizingMask = [] { didSet { changed() } }
  /// Whether the frame says where the view is. Where it does not, constraints do.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { changed() } }

  /// The size of the content, in points; `noIntrinsicMetric` where it has none, and takes the size that it is offered.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Has the size of the content asked for again.
  open func invalidateIntrinsicContentSize() { changed() }

  /// How much the view resists being larger than its content. From 750 on a ``UIViewRepresentable`` is no larger (C722).
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.hugging[axis] = priority
    changed()
  }

  /// How much the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.hugging[axis] ?? contentHugging(axis)
  }

  /// How much the view resists being smaller than its content. Below 750 a ``UIViewRepresentable`` may be smaller (C722).
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.resistance[axis] = priority
    changed()
  }

  /// How much the view resists being smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { priorities.resistance[axis] ?? .defaultHigh }

  /// Places the subviews, after the view has another size. The view's own does nothing.
  open func layoutSubviews() {}

  /// Places the subviews again, before the next frame.
  open func setNeedsLayout() { changed() }

  /// Has the view drawn again, which happens by itself where a property changes.
  open func setNeedsDisplay() { changed() }

  /// Takes the size that layout has found. Nothing is drawn again for that.
  func resize(to frame: CGRect, in container: CGSize = .zero) {
    frameContainer = container
    guard frame != place else { return }
    let isOtherSize = frame.size != place.size
    UIViewChanges.update {
      place = frame
      guard isOtherSize else { return }
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  // MARK: Looks

  /// What is behind the content; nil for nothing.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// From 0, which is clear, to 1.
  open var alpha: CGFloat = 1 { didSet { changed() } }
  /// Whether the view is not drawn and not touched.
  open var isHidden = false { didSet { changed() } }
  /// The colour of what can be touched in it; nil for that of the view around it.
  open var tintColor: UIColor? { didSet { changed() } }
  /// Whether subviews are drawn inside of the view alone.
  open var clipsToBounds = false { didSet { changed() } }
  /// How content is fitted into the view.
  open var contentMode = ContentMode.scaleToFill { didSet { changed() } }
  /// Whether the view and its subviews are touched.
  open var isUserInteractionEnabled = true { didSet { changed() } }
  /// A number of the program's.
  open var tag = 0
  /// The corners, the border and the shadow.
  public private(set) lazy var layer = CALayer { [weak self] in self?.changed() }

  /// What assistive technology reads; nil for what the view shows.
  open var accessibilityLabel: String? { didSet { changed() } }
  /// The name with which tests find the view.
  open var accessibilityIdentifier: String? { didSet { changed() } }

  // MARK: Hierarchy

  /// The views in this one, from back to front.
  public private(set) var subviews: [UIView] = []
  /// The view around this one.
  public private(set) weak var superview: UIView?

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view at a place among the others, where 0 is behind them.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.frameContainer = bounds.size
    view.didMoveToSuperview()
    changed()
  }

  /// Puts a view in front of another one of this view's.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  /// Puts a view behind another one of this view's.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts one of the views in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if subviews.contains(where: { $0 === view }) { addSubview(view) }
  }

  /// Puts one of the views behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if subviews.contains(where: { $0 === view }) { insertSubview(view, at: 0) }
  }

  /// Takes the view out of the one around it.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.changed()
    didMoveToSuperview()
  }

  /// Called when the view has come into a view, or out of it.
  open func didMoveToSuperview() {}

  /// Called when the view has come into a window, or out of it: `window` is that window, or nil (C643).
  open func didMoveToWindow() {}

  /// The view and those in it come into a window, or out of it.
  func moves(toWindow isInWindow: Bool) {
    guard isInWindow != self.isInWindow else { return }
    self.isInWindow = isInWindow
    didMoveToWindow()
    for view in subviews { view.moves(toWindow: isInWindow) }
  }

  /// The first view with a tag: this one, or one in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  // MARK: Focus

  /// Whether the view has the focus.
  open var isFirstResponder: Bool { focus.isFocused }

  /// Gives the view the focus; false where it takes none.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard mayTakeFocus else { return false }
    focus.ask(for: true)
    changed()
    return true
  }

  /// Takes the focus from the view.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    focus.ask(for: false)
    changed()
    return true
  }

  /// Takes the focus from the view and those in it. True where one had it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    let hadFocus = isFirstResponder
    if hadFocus { resignFirstResponder() }
    return subviews.reduce(hadFocus) { $1.endEditing(force) || $0 }
  }

  // MARK: For its kinds

  /// What the view draws between its background and its subviews; nil for nothing.
  var ownContent: AnyView? { nil }
  /// Whether the subviews are drawn beside `ownContent`, and not in it.
  var drawsSubviews: Bool { true }
  /// Where the subviews are, in a size or with their ideal sizes; nil where frames and constraints say it.
  func arrangement(in size: CGSize?, _ ideal: (Int, CGFloat?) -> CGSize) -> UIArrangement? { nil }
  /// Whether the size of the content is that of `ownContent`.
  var isSizedByContent: Bool { false }
  /// How much the view resists being larger than its content, where the program does not say it.
  func contentHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

  /// Whether the program may give the view the focus.
  var mayTakeFocus: Bool { false }
  /// Reports that the view has got or lost the focus.
  func focusChanged() {}

  /// Has the view drawn again.
  func changed() { changes.send() }

  /// The constraints that say where the subviews are, and those on sizes of theirs.
  var constraintsOfSubviews: [NSLayoutConstraint] = [] { didSet { changed() } }
}

/// How much a view resists other sizes than its content's, where the program has said it.
private struct ContentPriorities {
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}
