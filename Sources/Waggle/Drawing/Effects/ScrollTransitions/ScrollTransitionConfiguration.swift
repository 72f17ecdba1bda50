import Foundation

/// How a view changes between the phases of a scroll transition.
public struct ScrollTransitionConfiguration: Sendable {
  enum Mode: Sendable {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }

  let mode: Mode
  private(set) var threshold = Threshold.visible

  private init(_ mode: Mode) { self.mode = mode }

  /// Animates from one phase to the other, with the default animation, when the view crosses the threshold (L242).
  public static var animated: Self { animated() }

  /// Animates from one phase to the other when the view crosses the threshold (L242).
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(.animated(animation))
  }

  /// Changes the view with its position, smoothly (L241).
  public static var interactive: Self { interactive() }

  /// Changes the view with its position (L241).
  ///
  /// - Parameter timingCurve: from the part of the way that the view has come in, to the part of the change.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(.interactive(timingCurve))
  }

  /// A transition that changes nothing.
  public static var identity: Self { Self(.identity) }

  /// The same, animated with another animation; others than `animated` are unchanged.
  public func animation(_ animation: Animation) -> Self {
    guard case .animated = mode else { return self }
    return Self(.animated(animation)).threshold(threshold)
  }

  /// The same with another threshold: where the view is in phase `identity`. By default where it is fully visible.
  public func threshold(_ threshold: Threshold) -> Self {
    var copy = self
    copy.threshold = threshold
    return copy
  }
}

extension ScrollTransitionConfiguration {
  /// How far a view must have come in to be in phase `identity` (L243).
  public struct Threshold: Sendable {
    /// Parts of the view's length, at most that of the scroll view.
    private var ofView: Double
    /// Parts of the scroll view's length.
    private var ofContainer = 0.0
    /// Points.
    private var inset = 0.0

    /// All of the view is visible, or the view fills the scroll view.
    public static var visible: Self { visible(1) }

    /// The view touches the visible part.
    public static var hidden: Self { visible(0) }

    /// The middle of the view is in the middle of the scroll view.
    public static var centered: Self { Self(ofView: 0.5, ofContainer: 0.5) }

    /// A part of the view is visible, from 0 to 1.
    public static func visible(_ amount: Double) -> Self { Self(ofView: clampedToUnit(amount)) }

    /// A threshold between two: this one for 0, the other one for 1.
    public func interpolated(towards other: Self, amount: Double) -> Self {
      guard amount.isFinite else { return self }
      func mixed(_ part: KeyPath<Self, Double>) -> Double {
        self[keyPath: part] + (other[keyPath: part] - self[keyPath: part]) * amount
      }
      return Self(
        ofView: mixed(\.ofView), ofContainer: mixed(\.ofContainer), inset: mixed(\.inset))
    }

    /// The same, a number of points nearer to the middle of the scroll view; further away for negative ones.
    public func inset(by distance: Double) -> Self {
      guard distance.isFinite else { return self }
      var copy = self
      copy.inset += distance
      return copy
    }

    /// How far the view must be inside the edge through which it comes in.
    func depth(_ view: CGFloat, in container: CGFloat) -> CGFloat {
      ofView * min(view, container) + ofContainer * container + inset
    }
  }
}
