// What a program offers in Xcode's library, for sources that have it. Nothing of it is used: only Xcode reads it, in the source.

/// A view or a modifier that a program offers in Xcode's library. It has nothing to do here: only Xcode reads it.
public struct LibraryItem {
  /// The part of the library that the item is in.
  public struct Category: Hashable, Sendable {
    private let name: String

    /// What changes how a view looks.
    public static let effect = Category(name: "effect")
    /// What arranges views.
    public static let layout = Category(name: "layout")
    /// What a person uses.
    public static let control = Category(name: "control")
    /// The rest.
    public static let other = Category(name: "other")
  }

  /// An item for a snippet, which is not evaluated.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true,
    title: String? = nil, category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// What a program offers in Xcode's library. It has nothing to do here: only Xcode reads it.
public protocol LibraryContentProvider {
  /// The views that the program offers.
  @LibraryContentBuilder var views: [LibraryItem] { get }
  /// The modifiers that the program offers for a view of a type.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
  /// The type of the view that modifiers are for.
  associatedtype ModifierBase = Any
}

extension LibraryContentProvider {
  /// No views.
  public var views: [LibraryItem] { [] }
  /// No modifiers.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// Puts together the items of a library.
@resultBuilder
public enum LibraryContentBuilder {
  /// All items, in order.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
