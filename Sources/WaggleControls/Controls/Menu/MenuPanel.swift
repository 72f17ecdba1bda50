import Foundation
import Waggle

/// The panel with a menu's items, which scrolls if it is too tall.
struct MenuPanel<Items: View>: View {
  let items: Items
  let preview: AnyView?
  /// The item that is shown initially in a menu that scrolls; nil for the first one.
  let first: Subview.ID?
  @Environment(\.platformMetrics) private var platform
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let metrics = MenuMetrics(platform)
    if let preview {
      VStack(alignment: .leading, spacing: metrics.previewSpacing) {
        preview.clipShape(RoundedRectangle(cornerRadius: metrics.cornerRadius))
        panel(metrics)
      }
    } else {
      panel(metrics)
    }
  }

  private func panel(_ metrics: MenuMetrics) -> some View {
    ScrollViewReader { reader in
      ScrollView {
        items.padding(.vertical, metrics.inset)
      }
      .onAppear { if let first { show(first, by: reader) } }
    }
    .scrollBounceBehavior(.basedOnSize)
    .frame(width: typeSize.isAccessibilitySize ? metrics.accessibilityWidth : metrics.width)
    .fixedSize(horizontal: true, vertical: false)
    .modifier(PanelBackground(cornerRadius: metrics.cornerRadius))
    .modifier(MenuItemStyles())
  }

  /// Scrolls at once: the panel appears with an animation, in which the items do not take part.
  private func show(_ item: Subview.ID, by reader: ScrollViewProxy) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { reader.scrollTo(item, anchor: .center) }
  }
}

/// What floats over content: an opaque ground with a fine edge and a shadow.
struct PanelBackground: ViewModifier {
  let cornerRadius: CGFloat
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    content
      .clipShape(shape)
      .background {
        shape.fill(backgroundColor).shadow(
          color: .black.opacity(isDark ? 0.5 : 0.18), radius: 16, y: 6)
      }
      .overlay { shape.strokeBorder(edge, lineWidth: 0.5).allowsHitTesting(false) }
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
  }

  private var isDark: Bool { scheme == .dark }
  private var backgroundColor: Color { isDark ? Color(white: 0.16) : Color(white: 0.985) }
  private var edge: Color { isDark ? .white.opacity(0.14) : .black.opacity(0.08) }
}
