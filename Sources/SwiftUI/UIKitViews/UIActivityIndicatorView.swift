public import Foundation
public import Waggle
import WaggleControls

/// A spinner as UIKit writes it (C720). It is hidden until it is started.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// How large the spinner is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    /// As `large`, and white.
    case whiteLarge = 0
    /// As `medium`, and white.
    case white = 1
    /// As `medium`, and grey.
    case gray = 2

    fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
    fileprivate var color: UIColor? { self == .white || self == .whiteLarge ? .white : nil }
  }

  /// How large the spinner is.
  open var style = Style.medium { didSet { changed() } }
  /// The colour; nil for that of the style.
  open var color: UIColor? { didSet { changed() } }
  /// Whether the spinner is not drawn while it does not turn.
  open var hidesWhenStopped = true { didSet { changed() } }
  /// Whether the spinner turns.
  public private(set) var isAnimating = false

  /// A spinner that does not turn yet.
  nonisolated public convenience init(style: Style) {
    self.init(frame: .zero)
    onMainActor { self.style = style }
  }

  /// Shows the spinner, and has it turn.
  open func startAnimating() {
    isAnimating = true
    changed()
  }

  /// Has the spinner stop.
  open func stopAnimating() {
    isAnimating = false
    changed()
  }

  override func contentHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  override var ownContent: AnyView? {
    let tint = (color ?? style.color).map { Color(uiColor: $0) }
    guard isAnimating else {
      return hidesWhenStopped ? nil : AnyView(SpinnerSpokes(tint: tint))
    }
    return AnyView(
      GeometryReader { proxy in
        let side = min(proxy.size.width, proxy.size.height)
        ProgressView().progressViewStyle(.circular).tint(tint)
          .scaleEffect(side / 20)
          .frame(width: proxy.size.width, height: proxy.size.height)
      })
  }
}
