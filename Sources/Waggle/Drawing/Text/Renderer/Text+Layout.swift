public import Foundation

extension Text {
  /// A text laid out in lines, from top to bottom, for a renderer (C660). Points are those of the text's view.
  public struct Layout: RandomAccessCollection {
    let parts: TextParts

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { parts.lines.count }
    /// The line at a position.
    public subscript(index: Int) -> Line { Line(parts: parts, index: index) }
    /// Whether a part of the text had no space.
    public var isTruncated: Bool { parts.isTruncated }
  }
}

extension Text.Layout {
  /// A line of a text: its runs, in the order of writing.
  public struct Line: RandomAccessCollection, Equatable {
    let parts: TextParts
    let index: Int

    private var line: TextParts.Line { parts.lines[index] }
    /// Where the line begins: its left edge, and its baseline.
    public var origin: CGPoint { line.bounds.origin }
    /// The extent of the line.
    public var typographicBounds: TypographicBounds { line.bounds }
    /// 0.
    public var startIndex: Int { 0 }
    /// The number of runs.
    public var endIndex: Int { line.runs.count }
    /// The run at a position.
    public subscript(index: Int) -> Run { Run(parts: parts, index: line.runs.lowerBound + index) }

    /// Whether both are the same line of one layout.
    public static func == (a: Line, b: Line) -> Bool { a.parts === b.parts && a.index == b.index }
  }

  /// A part of a line with the same attributes: its characters, in the order of writing.
  public struct Run: RandomAccessCollection, Equatable {
    let parts: TextParts
    let index: Int

    private var run: TextParts.Run { parts.runs[index] }
    /// The extent of the run.
    public var typographicBounds: TypographicBounds { run.bounds }
    /// The direction of its characters.
    public var layoutDirection: LayoutDirection {
      run.isRightToLeft ? .rightToLeft : .leftToRight
    }
    /// Where its characters are in the text.
    public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }
    /// The mark of a type that `customAttribute(_:)` gave to this part of the text; nil without one (C661).
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run.marks.value(for: key, as: T.self) }
    /// 0.
    public var startIndex: Int { 0 }
    /// The number of characters. Letters that join, as in Arabic, are one.
    public var endIndex: Int { run.slices.count }
    /// The character at a position.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
    /// The characters in a range.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// Whether both are the same run of one layout.
    public static func == (a: Run, b: Run) -> Bool { a.parts === b.parts && a.index == b.index }
  }

  /// Some characters of a run, side by side; often a single one.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run.
    public var run: Run
    /// The positions of the characters in the run.
    public var indices: Range<Int>

    /// The characters in a range of the run.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    var slices: ArraySlice<TextParts.Slice> {
      let all = run.parts.runs[run.index].slices
      return run.parts.slices[
        all.lowerBound + indices.lowerBound..<all.lowerBound + indices.upperBound]
    }
    /// The extent of the characters.
    public var typographicBounds: TypographicBounds {
      var bounds = run.typographicBounds
      let left = slices.map(\.x).min() ?? bounds.origin.x
      bounds.width = (slices.map { $0.x + $0.width }.max() ?? left) - left
      bounds.origin.x = left
      return bounds
    }
    /// Where the characters are in the text.
    public var characterIndices: [CharacterIndex] {
      slices.flatMap { $0.written.map { CharacterIndex(offset: $0) } }
    }
    /// The mark of a type that `customAttribute(_:)` gave to this part of the text; nil without one (C661).
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
    /// The position of the first character.
    public var startIndex: Int { indices.lowerBound }
    /// The position behind the last character.
    public var endIndex: Int { indices.upperBound }
    /// The character at a position.
    public subscript(index: Int) -> RunSlice { run[index] }
    /// The characters in a range.
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
  }

  /// The place of a character in a text: its number, from 0.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    let offset: Int

    /// The number of characters from this one to another.
    public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
    /// The place some characters further.
    public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
    /// Whether the first place is before the second.
    public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
  }

  /// The extent of a part of a text, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left edge, and the baseline.
    public var origin: CGPoint
    /// From the left to the right edge.
    public var width: CGFloat
    /// From the baseline up.
    public var ascent: CGFloat
    /// From the baseline down.
    public var descent: CGFloat
    /// The gap to the next line.
    public var leading: CGFloat

    /// Nothing, at the origin.
    public init() {
      (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0)
    }

    /// The rectangle around the part, from its ascent to its descent.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// How a part of a text is drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Characters are drawn where they are, and not on whole pixels. They always are: there is nothing to turn off.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

@available(*, unavailable)
extension Text.Layout: Sendable {}
@available(*, unavailable)
extension Text.Layout.Line: Sendable {}
@available(*, unavailable)
extension Text.Layout.Run: Sendable {}
@available(*, unavailable)
extension Text.Layout.RunSlice: Sendable {}
