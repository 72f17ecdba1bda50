import Foundation
import Waggle

/// A grid of colours, and a slider for each part of a colour.
struct ColorPanel: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  /// What was last written: it keeps the hue of greys.
  @State private var written: HSBColor?
  @Environment(\.self) private var environment
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    let sizes = metrics.colorPicker
    let color = current
    VStack(spacing: sizes.gap) {
      ColorGrid(current: color) { write(keepingOpacity: $0) }
      ColorSlider(title: "Hue", value: color.hue, colors: ColorWell.hues) { value in
        change { $0.hue = min(value, 0.9999) }
      }
      ColorSlider(
        title: "Saturation", value: color.saturation,
        colors: [0.0, 1].map { colour(color) { $0.saturation = $1 }($0) }
      ) { value in change { $0.saturation = value } }
      ColorSlider(
        title: "Brightness", value: color.brightness,
        colors: [0.0, 1].map { colour(color) { $0.brightness = $1 }($0) }
      ) { value in change { $0.brightness = value } }
      if supportsOpacity {
        ColorSlider(
          title: "Opacity", value: color.opacity,
          colors: [color.color.opacity(0), opaque(color)]
        ) { value in change { $0.opacity = value } }
      }
      HStack {
        RoundedRectangle(cornerRadius: sizes.gridRadius).fill(color.color)
          .frame(width: sizes.track * 1.5, height: sizes.track)
        HexField(color: color) { color in
          if supportsOpacity { write(color) } else { write(keepingOpacity: color) }
        }
      }
    }
    .frame(width: sizes.width)
  }

  /// The selection; what was last written, as long as the selection is that colour.
  private var current: HSBColor {
    let selected = HSBColor(selection.wrappedValue.resolve(in: environment))
    guard let written, written.hex == selected.hex else { return selected }
    return written
  }

  private func opaque(_ color: HSBColor) -> Color {
    var color = color
    color.opacity = 1
    return color.color
  }

  /// The opaque colour with one part replaced.
  private func colour(
    _ color: HSBColor, _ change: @escaping (inout HSBColor, Double) -> Void
  ) -> (Double) -> Color {
    return {
      var color = color
      color.opacity = 1
      change(&color, $0)
      return color.color
    }
  }

  private func change(_ body: (inout HSBColor) -> Void) {
    var color = current
    body(&color)
    write(color)
  }

  private func write(keepingOpacity color: HSBColor) {
    var color = color
    color.opacity = supportsOpacity ? max(current.opacity, 0.01) : 1
    write(color)
  }

  private func write(_ color: HSBColor) {
    written = color
    selection.wrappedValue = color.color
  }
}
