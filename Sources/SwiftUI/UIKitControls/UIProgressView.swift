public import Waggle
import WaggleControls

/// A bar of progress as UIKit writes it (C649).
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// The part that is done, from 0 to 1.
  open var progress: Float = 0 {
    didSet {
      let limited = min(max(progress, 0), 1)
      if limited != progress { progress = limited }
      changed()
    }
  }
  /// The colour of what is done; nil for that of the view around it.
  open var progressTintColor: UIColor? { didSet { changed() } }

  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) {
    if animated { withAnimation { self.progress = progress } } else { self.progress = progress }
  }

  override func contentHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? .defaultLow : .defaultHigh
  }

  override var isSizedByContent: Bool { true }
  override var ownContent: AnyView? {
    AnyView(
      ProgressView(value: progress).progressViewStyle(.linear)
        .tint((progressTintColor ?? tintColor).map { Color(uiColor: $0) }))
  }
}
