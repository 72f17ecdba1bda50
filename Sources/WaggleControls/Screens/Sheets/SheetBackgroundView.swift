import Foundation
import Waggle

/// What is behind the content of a sheet or popover, in the shape of its panel.
struct SheetBackgroundView: View {
  let given: AnyView?
  let plan: SheetPlan
  let shape: UnevenRoundedRectangle
  let radius: CGFloat

  var body: some View {
    if plan.form == .popover {
      GeometryReader { proxy in
        let bubble = PopoverShape(
          frame: proxy.frame(in: .global), source: plan.source, radius: radius)
        SheetBackground(given: given)
          .clipShape(bubble)
          .background {
            bubble.fill(.background).shadow(color: .black.opacity(0.2), radius: 16, y: 6)
          }
          .overlay { bubble.stroke(.primary.opacity(0.08), lineWidth: 0.5) }
      }
    } else {
      SheetBackground(given: given).clipShape(shape)
    }
  }
}

/// The background that content gives to its presentation, or that of what is above the window (C010).
private struct SheetBackground: View {
  let given: AnyView?
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack {
      if let given {
        given
      } else {
        Rectangle().fill(Color.background(aboveScreenIn: scheme))
      }
    }
    .ignoresSafeArea()
  }
}

extension Color {
  /// What is behind the content of what is above the screen: a sheet, or a window.
  static func background(aboveScreenIn scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255) : .white
  }
}
