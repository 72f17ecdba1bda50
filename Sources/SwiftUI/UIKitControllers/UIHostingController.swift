public import Foundation
public import Waggle

/// Shows a view of SwiftUI in a window, a sheet or among views of UIKit, as UIKit writes it (C633, C645).
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
    set {
      hosted.view = newValue
      contentChanged()
    }
  }

  /// Shows a view.
  public init(rootView: Content) {
    hosted = HostedView.Model(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Shows a view. It cannot come from a storyboard, which are not read.
  public required init?(coder: NSCoder) { return nil }

  /// Shows a view. It cannot come from a storyboard, which are not read: the result is nil.
  public init?(coder: NSCoder, rootView: Content) { return nil }

  /// Sets a view that shows the view of SwiftUI.
  open override func loadView() {
    view = UIContentView(hugsContent: true) { [hosted] in AnyView(HostedView(model: hosted)) }
  }

  override var content: AnyView {
    loadViewIfNeeded()
    return AnyView(HostingContent(controller: self, model: hosted))
  }
}

/// The view of a controller in a window or a sheet: there it has the safe area and the room of SwiftUI.
private struct HostingContent<Content: View>: View {
  let controller: UIHostingController<Content>
  let model: HostedView<Content>.Model
  private let changes: FollowedChanges

  init(controller: UIHostingController<Content>, model: HostedView<Content>.Model) {
    (self.controller, self.model) = (controller, model)
    changes = FollowedChanges(controller.view.changes)
  }

  var body: some View {
    HostedView(model: model)
      .modifier(UIHostedBackground(color: controller.view.backgroundColor))
      .modifier(UIControllerEvents(controller))
  }
}

private struct UIHostedBackground: ViewModifier {
  let color: UIColor?

  func body(content: Content) -> some View {
    if let color {
      content.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color(uiColor: color))
    } else {
      content
    }
  }
}

/// The view of a controller, which may be set.
private struct HostedView<Content: View>: View {
  @MainActor final class Model: Unwatched {
    let changes = UIViewChanges()
    var view: Content { didSet { changes.send() } }

    init(_ view: Content) { self.view = view }
  }

  private let model: Model
  private let changes: FollowedChanges

  init(model: Model) { (self.model, changes) = (model, FollowedChanges(model.changes)) }

  var body: some View { model.view }
}
