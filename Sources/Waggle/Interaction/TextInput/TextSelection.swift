/// The selected part of a text that is edited.
///
/// ```swift
/// struct Note: View {
///   @State private var text = "Hello, hive"
///   @State private var selection: TextSelection?
///
///   var body: some View {
///     VStack {
///       TextField("Note", text: $text, selection: $selection)
///       Button("Select all") {
///         selection = TextSelection(range: text.startIndex..<text.endIndex)
///       }
///     }
///   }
/// }
/// ```
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected part of a text.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One part; an empty one is the caret.
    case selection(Range<String.Index>)
    /// Several parts, as in a text of both directions. Waggle selects the whole from the first to the last.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected part of the text.
  public var indices: Indices
  /// At which of two lines the caret is shown where they meet.
  public var affinity: TextSelectionAffinity = .automatic

  /// A selected part.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Several selected parts.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// A caret.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing but the caret is there.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// From the first selected character to the last.
  fileprivate var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): return range
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return first.lowerBound..<last.upperBound
    }
  }
}

/// At which of two lines a caret is shown where they meet.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// As the user has put it.
  case automatic
  /// At the end of the first.
  case upstream
  /// At the start of the second.
  case downstream
}

/// The selection that a program reads and sets.
package struct TextSelectionSource {
  /// The selection when the body ran.
  let selection: TextSelection?
  let write: (TextSelection?) -> Void

  package init(_ binding: Binding<TextSelection?>) {
    selection = binding.wrappedValue
    write = { binding.wrappedValue = $0 }
  }
}

extension TextSelection {
  /// The offsets in a text, in UTF-16 code units. Indices of another text are moved into this one.
  func offsets(in string: String) -> Range<Int>? {
    guard let range else { return nil }
    let utf16 = string.utf16
    func offset(_ index: String.Index) -> Int {
      let index = min(max(index, utf16.startIndex), utf16.endIndex)
      return utf16.distance(from: utf16.startIndex, to: index)
    }
    let start = offset(range.lowerBound)
    return start..<max(start, offset(range.upperBound))
  }

  init(_ offsets: Range<Int>, in string: String) {
    let utf16 = string.utf16
    let start = utf16.index(utf16.startIndex, offsetBy: offsets.lowerBound)
    self.init(range: start..<utf16.index(start, offsetBy: offsets.count))
  }
}
