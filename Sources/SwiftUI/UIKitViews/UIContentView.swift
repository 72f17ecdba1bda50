import Foundation
import Waggle

/// A view of UIKit that shows a view of SwiftUI in the middle.
final class UIContentView: UIView {
  private let hugsContent: Bool
  private let content: @MainActor () -> AnyView

  /// - Parameter hugsContent: whether the view is no smaller than its content, which else takes the view's size.
  init(hugsContent: Bool = false, _ content: @escaping @MainActor () -> AnyView) {
    (self.hugsContent, self.content) = (hugsContent, content)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override var isSizedByContent: Bool { hugsContent }
  override var ownContent: AnyView? {
    hugsContent ? AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity)) : content()
  }
}
