public import Foundation
import OpenCombine

/// What a window shows, as UIKit writes it: a ``UIHostingController`` with a view of SwiftUI, as there are no views of UIKit.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// For subclasses in this module.
  package init(_ content: ()) { super.init() }

  /// A controller with views of UIKit, which there are none of.
  @available(
    *, unavailable,
    message:
      "There are no views of UIKit. Write what it shows as a View, and use UIHostingController(rootView:)."
  )
  public override init() { fatalError() }

  /// The view of UIKit that shows it, which there is none of.
  @available(
    *, unavailable,
    message:
      "There are no views of UIKit. Give the rootView of the UIHostingController what it needs, such as a .background."
  )
  public var view: Never { fatalError() }

  /// What the window draws.
  package var content: AnyView { AnyView(EmptyView()) }
}

/// Shows a view of SwiftUI in a window, as UIKit writes it (C633).
///
/// ```swift
/// @MainActor final class Greeter {
///   func show(in window: UIWindow) {
///     window.rootViewController = UIHostingController(rootView: Text("Meadow"))
///   }
/// }
/// ```
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private let hosted: HostedView<Content>.Model

  /// The view. It keeps its states when it is set.
  public var rootView: Content {
    get { hosted.view }
    set { hosted.view = newValue }
  }

  /// Shows a view.
  public init(rootView: Content) {
    hosted = HostedView.Model(rootView)
    super.init(())
  }

  /// Shows a view. It cannot come from a storyboard, which are not read.
  public required init?(coder: NSCoder) { return nil }

  /// Shows a view. It cannot come from a storyboard, which are not read: the result is nil.
  public init?(coder: NSCoder, rootView: Content) { return nil }

  override package var content: AnyView { AnyView(HostedView(model: hosted)) }
}

/// The view of a controller, which may be set.
private struct HostedView<Content: View>: View {
  @MainActor final class Model: ObservableObject {
    @Published var view: Content

    init(_ view: Content) { self.view = view }
  }

  @ObservedObject var model: Model

  var body: some View { model.view }
}
