import Foundation
import WaggleGraph

extension TextInputNode {
  /// Moves the scroll views around so that the caret is seen, once the text is laid out.
  func showCaretSoon() {
    guard isFocused, inputs.enclosingScroll != nil else { return }
    runtime.actions.add(.lifecycle, inputs.nextCallbackOrder()) { [weak self] in self?.revealCaret()
    }
  }

  private func revealCaret() {
    guard isFocused, !inputs.subgraph.isRemoved else { return }
    let origin = contentOrigin
    let caret = caretRect(at: cursor.head, isUpstream: cursor.isUpstream)
    scrollIntoView(
      kind.isMultiline
        ? caret.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -2, dy: -8)
          .overlap(with: CGRect(origin: .zero, size: size))
        : CGRect(origin: .zero, size: size))
  }

  /// The height that a page of lines fills.
  var pageHeight: CGFloat {
    inputs.enclosingScroll.map { min($0.metrics.containerSize.height, size.height) } ?? size.height
  }
}
