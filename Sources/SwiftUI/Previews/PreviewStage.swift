import Foundation
import Waggle

/// A preview at the size that it requests. One that is larger than its container is scaled down to fit.
struct PreviewStage: View {
  let item: PreviewItem
  let contexts: PreviewContexts

  var body: some View {
    GeometryReader { proxy in
      stage(in: proxy.size)
        .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }

  /// The size of a preview that names an orientation and no device.
  private static let phone = CGSize(width: 390, height: 844)

  private var isTurned: Bool {
    item.settings.orientation != nil && item.settings.device == nil
  }

  @ViewBuilder private func stage(in window: CGSize) -> some View {
    let canvas = item.settings.canvas(in: isTurned ? Self.phone : window)
    if canvas.fillsWindow {
      VStack { item.makeView(contexts) }
    } else if canvas.fitsContent {
      FixedProposal(proposal: ProposedViewSize(canvas.size)) { VStack { item.makeView(contexts) } }
    } else {
      VStack { item.makeView(contexts) }
        .frame(width: canvas.size.width, height: canvas.size.height)
        .clipped()
        .overlay { Rectangle().stroke(Color.gray.opacity(0.4)) }
        .scaleEffect(Self.scale(of: canvas.size, in: window))
    }
  }

  /// The scale at which a size fits into a window: at most 1.
  static func scale(of size: CGSize, in window: CGSize) -> CGFloat {
    guard size.width > 0, size.height > 0 else { return 1 }
    return min(1, window.width / size.width, window.height / size.height)
  }
}
