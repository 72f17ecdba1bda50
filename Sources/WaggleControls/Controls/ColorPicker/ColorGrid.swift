import Foundation
import Waggle

/// Colours to choose from: greys, then each hue from light to dark. Arrow keys move the choice.
struct ColorGrid: View {
  let current: HSBColor
  let choose: (HSBColor) -> Void
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.layoutDirection) private var direction

  private static let columns = 12
  private static let rows = 8

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<Self.rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<Self.columns, id: \.self) { column in cell(row, column) }
        }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: metrics.colorPicker.gridRadius))
    .focusRing(RoundedRectangle(cornerRadius: metrics.colorPicker.gridRadius))
    .focusable()
    .onKeyPress(phases: [.down, .repeat]) { key($0.key) }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Colors")
  }

  private func cell(_ row: Int, _ column: Int) -> some View {
    let color = Self.color(row, column)
    let isChosen = color.hex == opaque.hex
    return Rectangle()
      .fill(color.color)
      .overlay {
        Rectangle().strokeBorder(
          color.brightness > 0.7 && color.saturation < 0.5 ? Color.black : .white,
          lineWidth: isChosen ? 2 : 0)
      }
      .frame(height: metrics.colorPicker.cell)
      .onTapGesture { choose(color) }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Self.name(row, column))
      .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
      .accessibilityAction { choose(color) }
  }

  private var opaque: HSBColor {
    var color = current
    color.opacity = 1
    return color
  }

  /// The colour of a cell.
  static func color(_ row: Int, _ column: Int) -> HSBColor {
    let hue = Double(column) / Double(columns)
    if row == 0 {
      let brightness = 1 - Double(column) / Double(columns - 1)
      return HSBColor(hue: 0, saturation: 0, brightness: brightness)
    }
    let middle = rows / 2
    return row <= middle
      ? HSBColor(hue: hue, saturation: Double(row) / Double(middle), brightness: 1)
      : HSBColor(
        hue: hue, saturation: 1, brightness: 1 - Double(row - middle) / Double(rows - middle))
  }

  private static func name(_ row: Int, _ column: Int) -> Text {
    if row == 0 {
      return column == 0
        ? Text("White") : column == columns - 1 ? Text("Black") : Text("Gray \(column)")
    }
    let names = [
      "Red", "Orange", "Yellow", "Lime", "Green", "Spring green", "Cyan", "Azure", "Blue", "Violet",
      "Magenta", "Rose",
    ]
    return Text(verbatim: "\(names[column]) \(row)")
  }

  private func key(_ key: KeyEquivalent) -> KeyPress.Result {
    let forwards = direction == .leftToRight ? 1 : -1
    switch key {
    case .leftArrow: move(0, -forwards)
    case .rightArrow: move(0, forwards)
    case .upArrow: move(-1, 0)
    case .downArrow: move(1, 0)
    default: return .ignored
    }
    return .handled
  }

  /// From the chosen cell, or from the first.
  private func move(_ down: Int, _ right: Int) {
    for row in 0..<Self.rows {
      for column in 0..<Self.columns where Self.color(row, column).hex == opaque.hex {
        return choose(
          Self.color(
            min(max(row + down, 0), Self.rows - 1), min(max(column + right, 0), Self.columns - 1)))
      }
    }
    choose(Self.color(0, 0))
  }
}
