import Foundation
import Waggle
import WaggleControls

/// A view of UIKit's, drawn as views of SwiftUI.
struct UIViewContent: View {
  let view: UIView
  private let changes: FollowedChanges

  init(_ view: UIView) { (self.view, changes) = (view, FollowedChanges(view.changes)) }

  var body: some View {
    let layer = view.layer
    let shape = layer.shape
    let isClipped = view.clipsToBounds || layer.masksToBounds
    return UIViewLayout(view: view, change: view.changes.count) {
      UIViewOwnContent(content: view.ownContent)
      ForEach((view.drawsSubviews ? view.subviews : []).map(Subview.init)) {
        UIViewContent($0.view)
      }
    }
    .background { if let fill = fill(layer) { shape.fill(fill) } }
    .overlay { if layer.borderWidth > 0 { border(layer, shape) } }
    .modifier(UIViewClip(shape: isClipped ? shape : nil))
    .shadow(
      color: layer.drawnShadow, radius: layer.shadowRadius, x: layer.shadowOffset.width,
      y: layer.shadowOffset.height
    )
    .opacity(view.isHidden ? 0 : Double(view.alpha) * Double(layer.opacity))
    .allowsHitTesting(view.isUserInteractionEnabled && !view.isHidden)
    .accessibilityHidden(view.isHidden)
    .tint(view.tintColor.map { Color(uiColor: $0) })
    .modifier(UIViewEvents(view: view, change: view.changes.count))
    .modifier(UIViewNames(label: view.accessibilityLabel, identifier: view.accessibilityIdentifier))
  }

  private func fill(_ layer: CALayer) -> Color? {
    if let color = view.backgroundColor { return Color(uiColor: color) }
    return layer.backgroundColor.map { Color(cgColor: $0) }
  }

  private func border(_ layer: CALayer, _ shape: UnevenRoundedRectangle) -> some View {
    shape.strokeBorder(
      layer.borderColor.map { Color(cgColor: $0) } ?? .black, lineWidth: layer.borderWidth)
  }

  struct Subview: Identifiable {
    let view: UIView
    var id: ObjectIdentifier { ObjectIdentifier(view) }
  }
}

/// What a kind of view draws, which fills it; always one view.
private struct UIViewOwnContent: View {
  let content: AnyView?

  var body: some View {
    if let content { content } else { Color.clear }
  }
}

private struct UIViewClip: ViewModifier {
  let shape: UnevenRoundedRectangle?

  func body(content: Content) -> some View {
    if let shape { content.clipShape(shape) } else { content }
  }
}

/// Reports that a view is shown, to it and its controller.
private struct UIViewEvents: ViewModifier {
  let view: UIView
  /// The number of the view's changes, with which this differs after each of them.
  let change: Int

  func body(content: Content) -> some View {
    Group {
      if let controller = view.controller {
        content.modifier(UIControllerEvents(controller))
      } else {
        content
      }
    }
    .onAppear { view.moves(toWindow: true) }
    .onDisappear { view.moves(toWindow: false) }
  }
}

private struct UIViewNames: ViewModifier {
  let label: String?
  let identifier: String?

  func body(content: Content) -> some View {
    if label == nil && identifier == nil {
      content
    } else if let label {
      content.accessibilityElement().accessibilityLabel(Text(verbatim: label))
        .accessibilityIdentifier(identifier ?? "")
    } else {
      content.accessibilityIdentifier(identifier ?? "")
    }
  }
}
