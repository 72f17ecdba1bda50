import Foundation
import Waggle
import WaggleControls

/// How a controller covers the one that presents it, as UIKit writes it (C644).
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window.
  case fullScreen
  /// A sheet.
  case pageSheet
  /// A sheet.
  case formSheet
  /// Over the whole window.
  case currentContext
  /// As `overFullScreen`.
  case custom
  /// Over the whole window, where what is behind it shines through.
  case overFullScreen
  /// As `overFullScreen`.
  case overCurrentContext
  /// A sheet.
  case popover
  /// Over the whole window.
  case none = -1
  /// A sheet.
  case automatic = -2

  var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet, .popover, .automatic: true
    default: false
    }
  }

  var isClear: Bool {
    switch self {
    case .overFullScreen, .overCurrentContext, .custom: true
    default: false
    }
  }
}

/// How a controller is shown and dismissed, as UIKit writes it.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Moving in from below.
  case coverVertical
  /// By turning.
  case flipHorizontal
  /// By dissolving.
  case crossDissolve
  /// By a page that is turned.
  case partialCurl
}

/// The colour of the words in a phone's status bar, as UIKit writes it.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the colour scheme has it.
  case `default`
  /// White words.
  case lightContent
  /// Black words.
  case darkContent = 3
}

/// What a controller presents.
@MainActor
final class UIPresentation {
  /// The controller, and how it is shown.
  struct Item: Identifiable {
    let controller: UIViewController
    var id: ObjectIdentifier { ObjectIdentifier(controller) }
  }

  let changes = UIViewChanges()
  private(set) var item: Item? { didSet { owner?.contentChanged() } }
  /// The controller that presents.
  private weak var owner: UIViewController?
  private(set) weak var presenter: UIViewController?
  private var whenGone: [() -> Void] = []

  nonisolated init() {}

  var presented: UIViewController? { item?.controller }

  func present(_ controller: UIViewController, from presenter: UIViewController, animated: Bool) {
    controller.presentation.presenter = presenter
    owner = presenter
    change(animated) { item = Item(controller: controller) }
  }

  func dismiss(animated: Bool, _ completion: (() -> Void)?) {
    if let completion { whenGone.append(completion) }
    change(animated) { item = nil }
  }

  private func change(_ animated: Bool, _ change: () -> Void) {
    if animated { change() } else { withTransaction(\.disablesAnimations, true, change) }
  }

  /// What the sheet or the cover is bound to; the other of both has nil.
  func binding(isSheet: Bool) -> Binding<Item?> {
    Binding { [weak self] in
      guard let item = self?.item, item.controller.modalPresentationStyle.isSheet == isSheet else {
        return nil
      }
      return item
    } set: { [weak self] new in
      if new == nil, let self, item?.controller.modalPresentationStyle.isSheet == isSheet {
        item = nil
      }
    }
  }

  /// The sheet or the cover is gone.
  func ended() {
    let actions = whenGone
    whenGone = []
    for action in actions { action() }
  }
}

/// Reports to a controller that its view is shown, and shows what it presents.
struct UIControllerEvents: ViewModifier {
  let controller: UIViewController
  private let changes: FollowedChanges

  init(_ controller: UIViewController) {
    self.controller = controller
    changes = FollowedChanges(controller.presentation.changes)
  }

  func body(content: Content) -> some View {
    let presentation = controller.presentation
    return
      content
      .sheet(item: presentation.binding(isSheet: true), onDismiss: presentation.ended) {
        PresentedContent(controller: $0.controller)
      }
      .fullScreenCover(item: presentation.binding(isSheet: false), onDismiss: presentation.ended) {
        PresentedContent(controller: $0.controller)
      }
      .modifier(UIStyleOverride(style: controller.overrideUserInterfaceStyle))
      .onAppear(perform: controller.appears)
      .onDisappear(perform: controller.disappears)
  }
}

/// A controller in a sheet or over the window.
private struct PresentedContent: View {
  let controller: UIViewController
  private let changes: FollowedChanges

  init(controller: UIViewController) {
    self.controller = controller
    changes = FollowedChanges(controller.presentation.changes)
  }

  var body: some View {
    let content = controller.content
      .interactiveDismissDisabled(controller.isModalInPresentation)
    if controller.modalPresentationStyle.isClear {
      content.presentationBackground(.clear)
    } else {
      content
    }
  }
}

private struct UIStyleOverride: ViewModifier {
  let style: UIUserInterfaceStyle

  func body(content: Content) -> some View {
    content.transformEnvironment(\.colorScheme) { scheme in
      if let own = style.scheme { scheme = own }
    }
  }
}
