import Foundation

/// The layout of a text while it changes: its lines are parts of the text, each in its own place.
final class MovingTextLayout: TextLayout {
  /// The text to read: what it changes to. Empty for parts that another layout is read for.
  private(set) var string = ""

  /// - Parameters:
  ///   - lines: the parts in the order of drawing.
  ///   - size: the size between those of the old and the new text.
  ///   - target: the layout that the text changes to.
  ///   - string: the text to read.
  convenience init(
    _ lines: [Line], size: CGSize, towards target: TextLayout, reading string: String
  ) {
    var text = target.text
    text.runs = lines.flatMap(\.runs)
    self.init(
      text: text, size: size, firstBaseline: target.firstBaseline,
      lastBaseline: target.lastBaseline, lines: lines)
    self.string = string
  }
}
