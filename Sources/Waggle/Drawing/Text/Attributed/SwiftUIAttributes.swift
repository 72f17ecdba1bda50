public import Foundation

extension AttributeScopes {
  /// The attributes of text that a `Text` shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of text that a `Text` shows, and those of Foundation.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// A line below the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Space between characters, in points.
    public let kern: KerningAttribute
    /// Space between characters, in points, instead of `kern`.
    public let tracking: TrackingAttribute
    /// How far the characters are raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Markdown says: emphasis, code.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's attributes, such as links.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// The attributes of `SwiftUIAttributes` by their names.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The key of the font.
  @frozen public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = Font
    /// The name of the key.
    public static let name = "SwiftUI.Font"
  }

  /// The key of the characters' colour.
  @frozen public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The name of the key.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The key of the line below characters.
  @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The line.
    public typealias Value = Text.LineStyle
    /// The name of the key.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The key of the line through characters.
  @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The line.
    public typealias Value = Text.LineStyle
    /// The name of the key.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The key of the kerning.
  @frozen public enum KerningAttribute: AttributedStringKey {
    /// A distance in points.
    public typealias Value = CGFloat
    /// The name of the key.
    public static let name = "SwiftUI.Kern"
  }

  /// The key of the tracking.
  @frozen public enum TrackingAttribute: AttributedStringKey {
    /// A distance in points.
    public typealias Value = CGFloat
    /// The name of the key.
    public static let name = "SwiftUI.Tracking"
  }

  /// The key of the offset from the baseline.
  @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
    /// A distance in points, upwards.
    public typealias Value = CGFloat
    /// The name of the key.
    public static let name = "SwiftUI.BaselineOffset"
  }

  /// The key of what Markdown says.
  @frozen public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// Emphasis, code and so on.
    public typealias Value = InlinePresentationIntent
    /// The name of the key.
    public static let name = "NSInlinePresentationIntent"
  }
}
