public import Foundation
public import Waggle

/// A view of SwiftUI that shows a view of UIKit (C720).
///
/// There are the views of UIKit that have an equal in SwiftUI: ``UIView``, ``UILabel``, ``UIImageView``, ``UIVisualEffectView``,
/// ``UIActivityIndicatorView``, ``UITextField``, ``UITextView``, ``UIStackView``, ``UIScrollView``, and the controls, such as
/// ``UIButton`` and ``UISwitch``.
///
/// ```swift
/// struct Spinner: UIViewRepresentable {
///   var isAnimating: Bool
///
///   func makeUIView(context: Context) -> UIActivityIndicatorView {
///     UIActivityIndicatorView(style: .large)
///   }
///   func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
///     if isAnimating { view.startAnimating() } else { view.stopAnimating() }
///   }
/// }
/// ```
///
/// The view is made once, and updated when a property of the representable or a value of the environment has changed.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  /// The view of UIKit.
  associatedtype UIViewType: UIView
  /// What the view reports to, such as its delegate.
  associatedtype Coordinator = Void
  /// What the functions are given.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Has the view show what the representable says: after it was made, and at each change.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Ends the view, when it is removed.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what the view reports to, before the view.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal, in points; nil for that of the view (C722).
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// The view's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context)
    -> CGSize?
  { nil }
  /// What shows the view.
  public var body: some View { RepresentedView(representable: self) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// None is needed.
  public func makeCoordinator() {}
}

/// What a ``UIViewRepresentable`` knows where it makes or updates its view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view reports to.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues
}

/// Makes and updates the view of a representable, and shows it.
private struct RepresentedView<Representable: UIViewRepresentable>: View {
  let representable: Representable
  @Environment(\.self) private var environment
  @StateObject private var made = Made<Representable>()

  var body: some View {
    let view = made.update(representable, environment)
    UIViewContent(view).modifier(RepresentedSize(representable: representable, made: made))
  }
}

/// Asks the representable for its size.
private struct RepresentedSize<Representable: UIViewRepresentable>: ViewModifier {
  let representable: Representable
  let made: Made<Representable>

  func body(content: Content) -> some View {
    let layout = RepresentedLayout { [representable, made] proposal in
      guard let (view, context) = made.viewAndContext else { return nil }
      return UIViewChanges.update {
        representable.sizeThatFits(proposal, uiView: view, context: context)
      }
    }
    return layout { content }
  }
}

/// What a representable has made, as long as its place is in the tree.
@MainActor
private final class Made<Representable: UIViewRepresentable>: ObservableObject, Unwatched {
  private var view: Representable.UIViewType?
  private var context: UIViewRepresentableContext<Representable>?

  nonisolated init() {}

  /// The place of the representable has left the tree.
  isolated deinit {
    guard let view, let context else { return }
    Representable.dismantleUIView(view, coordinator: context.coordinator)
  }

  var viewAndContext: (Representable.UIViewType, UIViewRepresentableContext<Representable>)? {
    guard let view, let context else { return nil }
    return (view, context)
  }

  func update(_ representable: Representable, _ environment: EnvironmentValues)
    -> Representable.UIViewType
  {
    UIViewChanges.update {
      let context = UIViewRepresentableContext<Representable>(
        coordinator: self.context?.coordinator ?? representable.makeCoordinator(),
        transaction: Transaction.current, environment: environment)
      self.context = context
      let view = self.view ?? representable.makeUIView(context: context)
      self.view = view
      representable.updateUIView(view, context: context)
      return view
    }
  }
}
