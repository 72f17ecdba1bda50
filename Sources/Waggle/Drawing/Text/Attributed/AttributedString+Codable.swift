public import Foundation

/// An attributed string is kept as its parts, each a text and its attributes: links, emphasis and languages. Other attributes,
/// such as fonts, are not kept.
extension AttributedString: @retroactive Codable {
  private enum Key: String, CodingKey {
    case link = "NSLink"
    case intent = "NSInlinePresentationIntent"
    case language = "NSLanguage"
  }

  /// Reads a string that `encode(to:)` wrote, or a plain one.
  ///
  /// - Throws: `DecodingError` where a part has another shape.
  public init(from decoder: any Decoder) throws {
    if let plain = try? decoder.singleValueContainer().decode(String.self) {
      self.init(plain)
      return
    }
    self.init()
    var parts = try decoder.unkeyedContainer()
    while !parts.isAtEnd {
      var part = AttributedString(try parts.decode(String.self))
      let attributes = try parts.nestedContainer(keyedBy: Key.self)
      part.link = try attributes.decodeIfPresent(URL.self, forKey: .link)
      part.inlinePresentationIntent = try attributes.decodeIfPresent(UInt.self, forKey: .intent)
        .map { InlinePresentationIntent(rawValue: $0) }
      part.languageIdentifier = try attributes.decodeIfPresent(String.self, forKey: .language)
      append(part)
    }
  }

  /// Writes its parts, each a text and its attributes.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    for run in runs {
      try parts.encode(String(self[run.range].characters))
      var attributes = parts.nestedContainer(keyedBy: Key.self)
      try attributes.encodeIfPresent(run.link, forKey: .link)
      try attributes.encodeIfPresent(run.inlinePresentationIntent?.rawValue, forKey: .intent)
      try attributes.encodeIfPresent(run.languageIdentifier, forKey: .language)
    }
  }
}
