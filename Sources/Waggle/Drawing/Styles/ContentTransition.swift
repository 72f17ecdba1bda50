/// How a text or symbol changes its content without a change of identity.
///
/// It has an effect only in an animated change (M082); without one the new content appears at once. The size of the
/// view is that of the new content at once (M050).
///
/// ```swift
/// struct Score: View {
///   @State private var points = 98
///
///   var body: some View {
///     Text(points, format: .number)
///       .contentTransition(.numericText(value: Double(points)))
///       .onTapGesture { withAnimation { points += 5 } }
///   }
/// }
/// ```
nonisolated public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable {
    case identity, opacity, interpolate
    case numericText(NumericDirection)
  }

  let kind: Kind

  /// The new content appears at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new content fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// A text that keeps its string moves each of its words from the old to the new place, size, weight and colour.
  ///
  /// Where the string changes, or the fonts are of different families or designs, or one is italic, the old content
  /// fades out while the new one fades in. So do symbols.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// The characters of a text that change roll from the old to the new ones; the others stay, or move to their new places.
  ///
  /// Digits of a number are compared with those of the same place value: ones with ones, tens with tens. Symbols fade.
  ///
  /// - Parameter countsDown: whether characters roll downwards, as for a number that becomes smaller.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown ? .down : .up))
  }

  /// The same as `numericText(countsDown:)`; characters roll downwards in changes to a smaller value.
  ///
  /// - Parameter value: the number that the text shows.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText(.of(value)))
  }
}

/// The direction in which the characters of a text roll.
enum NumericDirection: Equatable {
  case up, down
  /// Down in a change to a smaller value, else up.
  case of(Double)

  /// Whether the characters roll downwards in a change from another transition.
  func countsDown(after old: ContentTransition?) -> Bool {
    switch (self, old?.kind) {
    case (.up, _): false
    case (.down, _): true
    case (.of(let value), .numericText(.of(let last))): value < last
    case (.of, _): false
    }
  }
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
  }

  /// How texts and symbols change their content (M082).
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets how texts and symbols in this view change their content in animated changes (M082).
  @inlinable
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
