/// Variants of a symbol, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
  /// The enclosing shape.
  private enum Shape: String { case circle, square, rectangle }

  private var shape: Shape?
  private var isFilled = false
  private var isSlashed = false

  /// The plain symbol.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = none.circle
  /// In a square.
  public static let square = none.square
  /// In a rectangle.
  public static let rectangle = none.rectangle
  /// Filled.
  public static let fill = none.fill
  /// With a slash.
  public static let slash = none.slash

  /// The same variant in a circle.
  public var circle: SymbolVariants { changed { $0.shape = .circle } }
  /// The same variant in a square.
  public var square: SymbolVariants { changed { $0.shape = .square } }
  /// The same variant in a rectangle.
  public var rectangle: SymbolVariants { changed { $0.shape = .rectangle } }
  /// The same variant, filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// The same variant, with a slash.
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  /// Whether this variant includes all parts of `other`.
  public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// Both combined; if both have an enclosing shape, that of `other` (C024).
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    changed {
      $0.shape = other.shape ?? $0.shape
      $0.isFilled = $0.isFilled || other.isFilled
      $0.isSlashed = $0.isSlashed || other.isSlashed
    }
  }

  /// The names to try for a symbol: the most specific first, the plain name last (C024).
  func candidates(for name: String) -> [String] {
    var names = [name]
    if isSlashed { names = names.map { $0 + ".slash" } + names }
    if let shape { names = names.map { "\($0).\(shape.rawValue)" } + names }
    if isFilled { names = names.flatMap { [$0 + ".fill", $0] } }
    return names
  }
}

extension EnvironmentValues {
  private enum VariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }

  /// The variants in which symbols are drawn (C024).
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
}

extension View {
  /// Adds a variant for the symbols in this view (C024).
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }
}
