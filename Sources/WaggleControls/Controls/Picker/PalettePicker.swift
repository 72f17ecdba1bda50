import Foundation
import Waggle

/// A row of small options; the selected one has a ring (C040), unless another effect shows it (C686).
struct PalettePicker<Label: View>: View {
  let options: PickerOptions
  let label: Label
  @Environment(\.layoutDirection) private var direction
  @Environment(\.paletteSelectionEffect) private var effect

  var body: some View {
    let all = options.all
    HStack(spacing: 0) {
      ForEach(all) { option in
        Button {
          option.choose?()
        } label: {
          option.view.symbolVariant(option.isSelected ? effect.variant : .none)
        }
        .buttonStyle(PaletteStyle(isSelected: option.isSelected, hasRing: effect == .automatic))
        .asOption(option)
      }
    }
    .labelStyle(.iconOnly)
    .onKeyPress(keys: [.leftArrow, .rightArrow], phases: [.down, .repeat]) {
      all.step($0, direction)
    }
    .options(of: label)
  }
}

private struct PaletteStyle: PrimitiveButtonStyle {
  let isSelected: Bool
  let hasRing: Bool

  func makeBody(configuration: Configuration) -> some View {
    PressableFrame(configuration) { isPressed in
      PaletteItem(isSelected: isSelected && hasRing, isPressed: isPressed) { configuration.label }
    }
  }
}

private struct PaletteItem<Content: View>: View {
  let isSelected: Bool
  let isPressed: Bool
  @ViewBuilder let content: Content
  @Environment(\.platformMetrics) private var platform
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let metrics = PickerMetrics(platform)
    content
      .padding(metrics.palettePadding)
      .opacity(isEnabled ? isPressed ? 0.5 : 1 : 0.3)
      .background {
        RoundedRectangle(cornerRadius: metrics.segmentedRadius / 2, style: .continuous)
          .fill(isSelected ? AnyShapeStyle(.fill.tertiary) : AnyShapeStyle(.clear))
      }
      .overlay {
        RoundedRectangle(cornerRadius: metrics.segmentedRadius / 2, style: .continuous)
          .strokeBorder(.tint, lineWidth: isSelected ? 1 : 0)
          .allowsHitTesting(false)
      }
      .focusRing(RoundedRectangle(cornerRadius: metrics.segmentedRadius / 2, style: .continuous))
      .frame(maxWidth: .infinity)
  }
}
