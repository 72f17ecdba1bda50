public import Foundation
import Waggle

/// A recognizer of a gesture as UIKit writes it, for a ``UIGestureRecognizerRepresentable`` (C659).
///
/// There are those of taps, long presses, drags, and of two fingers that zoom and turn. They report to the representable: targets with
/// selectors are not there on Linux.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// What a recognizer has found.
  public enum State: Int, Sendable {
    /// Nothing yet.
    case possible
    /// The beginning of its gesture.
    case began
    /// A change of it.
    case changed
    /// Its end.
    case ended
    /// That the system has ended it.
    case cancelled
    /// Another gesture.
    case failed

    /// The end of a gesture that is not continuous.
    public static let recognized = State.ended
  }

  /// What the recognizer has found.
  open internal(set) var state = State.possible
  /// Whether the recognizer looks for its gesture.
  open var isEnabled = true
  /// A name of the program's.
  open var name: String?
  /// The object that may refuse gestures.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Where the gesture is, in the view with the gesture.
  var localLocation = CGPoint.zero
  /// Whether the gesture that runs was refused by the delegate.
  private var isRefused = false

  /// A recognizer without a target.
  nonisolated public override init() { super.init() }

  /// A recognizer with a target.
  @available(
    *, unavailable,
    message:
      "Swift has no #selector on Linux. Adopt UIGestureRecognizerRepresentable, or use a gesture of SwiftUI."
  )
  public init(target: Any?, action: Any?) { fatalError("unavailable") }

  /// Where the gesture is, in the coordinates of the view of SwiftUI that has it, in points.
  open func location(in view: UIView?) -> CGPoint { localLocation }

  /// The gesture of SwiftUI that finds it.
  func gesture(_ report: @escaping @MainActor (State) -> Void) -> AnyGesture<Void> {
    AnyGesture(TapGesture(count: Int.max).map { _ in })
  }

  /// A gesture of SwiftUI that reports each of its values, after the recognizer has taken it over.
  func reporting<G: Gesture>(
    _ gesture: G, _ report: @escaping @MainActor (State) -> Void,
    _ take: @escaping @MainActor (G.Value) -> Void
  ) -> AnyGesture<Void> where G.Value: Equatable {
    AnyGesture(
      gesture
        .onChanged { [weak self] value in
          guard let self else { return }
          take(value)
          report(isRunning ? .changed : .began)
        }
        .onEnded { value in
          take(value)
          report(.ended)
        }
        .map { _ in })
  }

  /// Takes over a state; false where the delegate refuses the gesture.
  func advances(to new: State) -> Bool {
    let isFirst = new == .began || (new == .ended && !isRunning)
    if isFirst { isRefused = !isEnabled || delegate?.gestureRecognizerShouldBegin(self) == false }
    guard !isRefused else {
      state = .failed
      return false
    }
    state = new
    return true
  }

  /// Whether a continuous gesture has begun and not ended.
  var isRunning: Bool { state == .began || state == .changed }
}

/// What a ``UIGestureRecognizer`` asks, as UIKit writes it (C659). All functions may be left out.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether the gesture is found together with others, such as the scrolling of a list. It is asked once, with a recognizer of drags.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True: it may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// False: one gesture alone is found.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A recognizer of taps (C659).
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps are needed.
  open var numberOfTapsRequired = 1

  override func gesture(_ report: @escaping @MainActor (State) -> Void) -> AnyGesture<Void> {
    AnyGesture(
      SpatialTapGesture(count: numberOfTapsRequired).onEnded { [weak self] tap in
        self?.localLocation = tap.location
        report(.ended)
      }
      .map { _ in })
  }
}

/// A recognizer of drags (C659).
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var moved = CGSize.zero
  private var origin = CGSize.zero
  private var speed = CGSize.zero

  /// How far the finger has moved, in points.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: moved.width - origin.width, y: moved.height - origin.height)
  }

  /// Has the finger be so far from its beginning.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGSize(width: moved.width - translation.x, height: moved.height - translation.y)
  }

  /// How fast the finger moves, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: speed.width, y: speed.height) }

  override func gesture(_ report: @escaping @MainActor (State) -> Void) -> AnyGesture<Void> {
    reporting(DragGesture(), report) { [weak self] drag in
      guard let self else { return }
      if !isRunning { origin = .zero }
      (localLocation, moved, speed) = (drag.location, drag.translation, drag.velocity)
    }
  }
}

/// A recognizer of long presses, which begins when the time is over and ends when the finger is lifted (C659).
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger stays, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10

  override func gesture(_ report: @escaping @MainActor (State) -> Void) -> AnyGesture<Void> {
    let press = LongPressGesture(
      minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
    let drag = DragGesture(minimumDistance: 0)
    return AnyGesture(
      press.sequenced(before: drag)
        .onChanged { [weak self] value in
          guard let self, case .second(true, let drag) = value else { return }
          if let drag { localLocation = drag.location }
          report(isRunning ? .changed : .began)
        }
        .onEnded { _ in report(.ended) }
        .map { _ in })
  }
}

/// A recognizer of two fingers that zoom (C659).
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var found: CGFloat = 1
  private var base: CGFloat = 1
  /// How fast the scale changes, for a second.
  public private(set) var velocity: CGFloat = 0

  /// How much larger the distance of the fingers is.
  open var scale: CGFloat {
    get { found / base }
    set { base = newValue == 0 ? 1 : found / newValue }
  }

  override func gesture(_ report: @escaping @MainActor (State) -> Void) -> AnyGesture<Void> {
    reporting(MagnifyGesture(), report) { [weak self] value in
      guard let self else { return }
      if !isRunning { base = 1 }
      (found, velocity, localLocation) = (value.magnification, value.velocity, value.startLocation)
    }
  }
}

/// A recognizer of two fingers that turn (C659).
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var found: CGFloat = 0
  private var base: CGFloat = 0

  /// How far the fingers have turned, in radians.
  open var rotation: CGFloat {
    get { found - base }
    set { base = found - newValue }
  }

  override func gesture(_ report: @escaping @MainActor (State) -> Void) -> AnyGesture<Void> {
    reporting(RotateGesture(), report) { [weak self] value in
      guard let self else { return }
      if !isRunning { base = 0 }
      (found, localLocation) = (value.rotation.radians, value.startLocation)
    }
  }
}
