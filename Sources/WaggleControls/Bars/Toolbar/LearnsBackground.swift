import Waggle

extension View {
  /// Gives the bars over this list or form the colour of its background, so that a bar has no edge where nothing but the
  /// background is under it. Where bars are not of glass they have a line instead.
  nonisolated func groundOfBars(_ ground: Color) -> some View {
    modifier(PageGround(ground: ground))
  }
}

private struct PageGround: ViewModifier {
  let ground: Color
  @Environment(\.platformMetrics) private var metrics

  func body(content: Content) -> some View {
    let ground = metrics.bars.isGlass && ground != .clear ? ground : nil
    content.transformPreference(ToolbarKey.self) {
      if let ground, $0.pageGround == nil { $0.pageGround = ground }
    }
  }
}
