public import Foundation
import Waggle
import WaggleControls

/// An image as UIKit writes it, fitted by the view's `contentMode` (C720).
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The image; nil for none.
  open var image: UIImage? { didSet { changed() } }

  /// An image in a view of its size.
  nonisolated public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    onMainActor { self.image = image }
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  override var ownContent: AnyView? {
    guard let image else { return nil }
    let content = Image(uiImage: image)
    let drawn =
      switch contentMode {
      case .scaleToFill, .redraw: AnyView(content.resizable())
      case .scaleAspectFit: AnyView(content.resizable().scaledToFit())
      case .scaleAspectFill: AnyView(content.resizable().scaledToFill())
      default: AnyView(content)
      }
    return AnyView(
      Color.clear.overlay(alignment: contentMode.alignment) { drawn }
        .foregroundStyle(.tint))
  }
}

extension UIView.ContentMode {
  fileprivate var alignment: Alignment {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    }
  }
}
