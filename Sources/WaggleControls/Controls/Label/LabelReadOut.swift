import Waggle

extension Text {
  /// The texts in a label, joined as they are read aloud (C155); nil if there are none.
  ///
  /// Only what the label's own value holds is found, not what the body of a program's view makes.
  init?<Label>(readingOut label: Label) {
    let texts = Text.inside(label)
    guard let first = texts.first else { return nil }
    self = texts.dropFirst().reduce(first) { $0 + Text(verbatim: ", ") + $1 }
  }

  private static func inside(_ value: Any, depth: Int = 0) -> [Text] {
    if let text = value as? Text { return [text] }
    guard depth < 12 else { return [] }
    return Mirror(reflecting: value).children.flatMap { inside($0.value, depth: depth + 1) }
  }
}
