/// A message for a log: a literal with interpolations, each with its format and its privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  private let interpolation: OSLogInterpolation

  /// A message of a literal with interpolations.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  /// A message of a literal.
  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }

  /// The message with its values.
  func text(showsPrivate: Bool) -> String { interpolation.text(showsPrivate: showsPrivate) }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private enum Part {
    case literal(String)
    case value(OSLogPrivacy, isPublicByDefault: Bool, OSLogStringAlignment, () -> String)
  }

  // The closures of a message are called once, by the thread that made it, before the call that it was made for returns.
  nonisolated(unsafe) private var parts: [Part] = []

  /// An empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  /// Adds characters, which are never private.
  public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

  /// Adds a value, whose text is made when the message is written.
  mutating func append(
    _ privacy: OSLogPrivacy, isPublicByDefault: Bool, _ align: OSLogStringAlignment,
    _ text: @escaping () -> String
  ) { parts.append(.value(privacy, isPublicByDefault: isPublicByDefault, align, text)) }

  func text(showsPrivate: Bool) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): return text
      case .value(let privacy, let isPublic, let align, let text):
        let text = text()
        if showsPrivate || privacy.isPublic(byDefault: isPublic) { return align.aligned(text) }
        return privacy.replacement(for: text)
      }
    }.joined()
  }
}
