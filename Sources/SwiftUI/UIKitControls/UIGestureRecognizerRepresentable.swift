import Combine
public import Foundation
public import Waggle

/// A gesture of a view that a recognizer of UIKit finds (C659).
///
/// ```swift
/// struct Sideways: UIGestureRecognizerRepresentable {
///   @Binding var offset: CGFloat
///
///   func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
///     UIPanGestureRecognizer()
///   }
///   func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
///     offset = recognizer.state == .changed ? recognizer.translation(in: nil).x : 0
///   }
/// }
///
/// struct Leaf: View {
///   @State private var offset: CGFloat = 0
///   var body: some View {
///     Circle().offset(x: offset).gesture(Sideways(offset: $offset))
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What the recognizer asks, such as its delegate.
  associatedtype Coordinator = Void
  /// What the functions are given.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Where the gesture is.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recognizer, once.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Changes the recognizer, when a value has changed.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Called at each change of the recognizer's state, and of its gesture.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes what the recognizer asks, before the recognizer.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// None is needed.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a ``UIGestureRecognizerRepresentable`` knows in its functions.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// What the recognizer asks.
  public let coordinator: Representable.Coordinator
  /// Where the gesture is.
  public let converter: Representable.CoordinateSpaceConverter
}

/// Where the gesture of a ``UIGestureRecognizerRepresentable`` is, in the view that has it.
@MainActor @preconcurrency
public final class UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var recognizer: UIGestureRecognizer?

  init() {}

  /// The place of the gesture, in points.
  public var localLocation: CGPoint { recognizer?.localLocation ?? .zero }
  /// How far the finger has moved, in points; nil for a recognizer of another gesture than a drag.
  public var localTranslation: CGPoint? {
    (recognizer as? UIPanGestureRecognizer)?.translation(in: nil)
  }
  /// How fast the finger moves, in points per second; nil for a recognizer of another gesture than a drag.
  public var localVelocity: CGPoint? {
    (recognizer as? UIPanGestureRecognizer)?.velocity(in: nil)
  }
}

extension View {
  /// Has a recognizer of UIKit find a gesture on the view (C659).
  ///
  /// - Parameter representable: makes the recognizer, and is called with what it finds.
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    modifier(RecognizedGesture(representable: representable))
  }
}

private struct RecognizedGesture<Representable: UIGestureRecognizerRepresentable>: ViewModifier {
  let representable: Representable
  @StateObject private var made = MadeRecognizer<Representable>()
  @GestureState private var isRunning = false

  func body(content: Content) -> some View {
    let recognizer = made.update(representable)
    let gesture = recognizer.gesture { [made] in made.report($0) }
      .updating($isRunning) { _, isRunning, _ in isRunning = true }
    let mask: GestureMask = recognizer.isEnabled ? .all : .subviews
    Group {
      if made.isSimultaneous {
        content.simultaneousGesture(gesture, including: mask)
      } else {
        content.gesture(gesture, including: mask)
      }
    }
    .onChange(of: isRunning) { if !isRunning { made.ends() } }
  }
}

/// The recognizer of a representable, as long as its place is in the tree.
@MainActor
private final class MadeRecognizer<Representable: UIGestureRecognizerRepresentable>:
  ObservableObject, Unwatched
{
  private var representable: Representable?
  private var recognizer: Representable.UIGestureRecognizerType?
  private var context: UIGestureRecognizerRepresentableContext<Representable>?
  private(set) var isSimultaneous = false

  nonisolated init() {}

  func update(_ representable: Representable) -> UIGestureRecognizer {
    self.representable = representable
    let converter =
      context?.converter ?? UIGestureRecognizerRepresentableCoordinateSpaceConverter()
    let context =
      context
      ?? UIGestureRecognizerRepresentableContext(
        coordinator: representable.makeCoordinator(converter: converter), converter: converter)
    self.context = context
    let recognizer = recognizer ?? representable.makeUIGestureRecognizer(context: context)
    self.recognizer = recognizer
    converter.recognizer = recognizer
    representable.updateUIGestureRecognizer(recognizer, context: context)
    isSimultaneous =
      recognizer.delegate?.gestureRecognizer(
        recognizer, shouldRecognizeSimultaneouslyWith: UIPanGestureRecognizer()) ?? false
    return recognizer
  }

  func report(_ state: UIGestureRecognizer.State) {
    guard let recognizer, let context, recognizer.advances(to: state) else { return }
    representable?.handleUIGestureRecognizerAction(recognizer, context: context)
    if state == .ended { recognizer.state = .possible }
  }

  /// The gesture runs no longer: it was cancelled, unless its end was reported.
  func ends() {
    guard let recognizer, recognizer.isRunning else { return }
    report(.cancelled)
    recognizer.state = .possible
  }
}
