public import Foundation
public import Waggle

/// A view of SwiftUI that shows a controller of UIKit (C643).
///
/// ```swift
/// struct Greeting: UIViewControllerRepresentable {
///   var name: String
///
///   func makeUIViewController(context: Context) -> UIHostingController<Text> {
///     UIHostingController(rootView: Text(name))
///   }
///   func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {
///     controller.rootView = Text(name)
///   }
/// }
/// ```
///
/// The controller is made once, and updated when a property of the representable or a value of the environment has changed.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  /// The controller of UIKit.
  associatedtype UIViewControllerType: UIViewController
  /// What the controller reports to, such as its delegate.
  associatedtype Coordinator = Void
  /// What the functions are given.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Has the controller show what the representable says: after it was made, and at each change.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Ends the controller, when it is removed.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what the controller reports to, before the controller.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal, in points; nil for that of the controller's view (C722).
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// The size of the controller's view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  /// What shows the controller's view.
  public var body: some View { ControllerRepresentable(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// None is needed.
  public func makeCoordinator() {}
}

/// What a ``UIViewControllerRepresentable`` knows where it makes or updates its controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the controller reports to.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public let transaction: Transaction
  /// The environment of the controller's view.
  public let environment: EnvironmentValues
}

/// The view of a controller, as a representable.
private struct ControllerRepresentable<Representable: UIViewControllerRepresentable>:
  UIViewRepresentable
{
  let representable: Representable

  @MainActor final class Coordinator {
    let own: Representable.Coordinator
    var controller: Representable.UIViewControllerType?

    init(_ own: Representable.Coordinator) { self.own = own }
  }

  func makeCoordinator() -> Coordinator { Coordinator(representable.makeCoordinator()) }

  func makeUIView(context: Context) -> UIView {
    let controller = representable.makeUIViewController(context: own(context))
    context.coordinator.controller = controller
    return controller.view
  }

  func updateUIView(_ view: UIView, context: Context) {
    guard let controller = context.coordinator.controller else { return }
    representable.updateUIViewController(controller, context: own(context))
  }

  static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
    guard let controller = coordinator.controller else { return }
    Representable.dismantleUIViewController(controller, coordinator: coordinator.own)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    context.coordinator.controller.flatMap {
      representable.sizeThatFits(proposal, uiViewController: $0, context: own(context))
    }
  }

  private func own(_ context: Context) -> UIViewControllerRepresentableContext<Representable> {
    UIViewControllerRepresentableContext(
      coordinator: context.coordinator.own, transaction: context.transaction,
      environment: context.environment)
  }
}
