public import Foundation
import Waggle

extension UIHostingController {
  /// The size that the view takes in a space, in points: its ideal one where that is larger, as `.infinity` and
  /// `greatestFiniteMagnitude` are (C727).
  ///
  /// The view is made and laid out for it, without a window and its environment: a layout or a `GeometryReader` measures views that
  /// are there anyway.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    func length(_ length: CGFloat) -> CGFloat? {
      length.isFinite && length < .greatestFiniteMagnitude ? max(length, 0) : nil
    }
    let proposal = ProposedViewSize(width: length(size.width), height: length(size.height))
    let content = rootView
    let offscreen = OffscreenHost(size: .zero, scale: UIScreen.main.scale) {
      FixedProposal(proposal: proposal) { content }
    }
    offscreen.settle()
    offscreen.fitWindow()
    return offscreen.host.size
  }
}
