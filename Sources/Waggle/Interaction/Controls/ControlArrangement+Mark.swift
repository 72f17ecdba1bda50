package import Foundation

extension ControlArrangement {
  /// The room for a mark beside a label, as an `HStack` of both has it: before the label, or after it at the far end.
  package struct Mark: Equatable {
    let size: CGSize
    /// The font of a symbol, which has a baseline; nil for a shape.
    let font: FontDescriptor?
    /// The length of a pixel, in points.
    let pixel: CGFloat
    let isFirst: Bool
    /// The space between the label and the mark, in points; at the far end there is a spacer of that length too, and its space.
    let gap: CGFloat

    /// The room for a shape before the label.
    package static func shape(
      _ size: CGSize, before gap: CGFloat, in environment: EnvironmentValues
    ) -> Mark {
      Mark(size: size, font: nil, pixel: environment.pixelLength, isFirst: true, gap: gap)
    }

    /// The room for a small symbol at the far end.
    package static func symbol(
      _ name: String, after gap: CGFloat, in environment: EnvironmentValues
    ) -> Mark {
      let values = environment.inMark
      let symbol = Image(systemName: name).symbol(in: values, from: values.drawingSources)
      return Mark(
        size: symbol?.naturalSize(in: values) ?? .zero,
        font: symbol == nil ? nil : values.fontDescriptor, pixel: values.pixelLength,
        isFirst: false,
        gap: gap)
    }
  }
}

extension EnvironmentValues {
  /// The environment of a symbol that marks a row.
  var inMark: EnvironmentValues {
    var values = self
    values.textTraits.weight = .semibold
    values.imageScale = .small
    return values
  }
}
