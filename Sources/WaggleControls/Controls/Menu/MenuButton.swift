import Waggle

/// The control that opens a menu: a button in the style around it.
struct MenuButton: View {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @Environment(\.platformMetrics) private var platform
  @Environment(\.menuIndicatorVisibility) private var indicator

  var body: some View {
    let metrics = MenuMetrics(platform)
    Button(action: activate) {
      configuration.label
      if showsIndicator(metrics) {
        Image(systemName: "chevron.down").imageScale(.small).accessibilityHidden(true)
      }
    }
    .onKeyPress(keys: [.downArrow, .upArrow], phases: .down) { _ in open() }
    .modifier(OpensOnLongPress(isActive: configuration.primaryAction != nil) { isOpen = true })
    .menu(
      isPresented: $isOpen, at: .menu(metrics), in: nil
    ) { configuration.content }
    .accessibilityRole(.menu)
  }

  private func showsIndicator(_ metrics: MenuMetrics) -> Bool {
    indicator == .automatic ? metrics.showsIndicator : indicator == .visible
  }

  /// The release of a long press has no further effect.
  private func activate() {
    guard !isOpen else { return }
    if let action = configuration.primaryAction { action() } else { isOpen = true }
  }

  private func open() -> KeyPress.Result {
    isOpen = true
    return .handled
  }
}

extension PresentationPlacement {
  /// Below what opens the menu, from its leading edge on.
  static func menu(_ metrics: MenuMetrics) -> PresentationPlacement {
    PresentationPlacement([.bottom, .top], alignment: .start, gap: metrics.gap)
  }
}

/// Opens a menu by a long press, where a tap does something else (C051).
private struct OpensOnLongPress: ViewModifier {
  let isActive: Bool
  let open: () -> Void

  func body(content: Content) -> some View {
    content
      .highPriorityGesture(
        ContextPressGesture().onEnded { _ in open() }, including: isActive ? .all : .subviews)
  }
}
