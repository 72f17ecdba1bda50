/// Forms of a symbol, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
  /// What the symbol stands in.
  private enum Shape: String { case circle, square, rectangle }

  private var shape: Shape?
  private var isFilled = false
  private var isSlashed = false

  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = none.circle
  /// In a square.
  public static let square = none.square
  /// In a rectangle.
  public static let rectangle = none.rectangle
  /// Filled.
  public static let fill = none.fill
  /// Crossed out.
  public static let slash = none.slash

  /// The same in a circle.
  public var circle: SymbolVariants { changed { $0.shape = .circle } }
  /// The same in a square.
  public var square: SymbolVariants { changed { $0.shape = .square } }
  /// The same in a rectangle.
  public var rectangle: SymbolVariants { changed { $0.shape = .rectangle } }
  /// The same, filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// The same, crossed out.
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  /// Whether all that `other` asks for is part of this.
  public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// Both together; the other's shape where both have one (C024).
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    changed {
      $0.shape = other.shape ?? $0.shape
      $0.isFilled = $0.isFilled || other.isFilled
      $0.isSlashed = $0.isSlashed || other.isSlashed
    }
  }

  /// Names to try for a symbol, the most specific first, the name itself last (C024).
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

  /// The form in which symbols are shown (C024).
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
}

extension View {
  /// Adds a form to those in which symbols in this view are shown (C024).
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }
}
