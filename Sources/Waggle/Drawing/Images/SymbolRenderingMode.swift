/// How the layers of a symbol are coloured. Waggle's symbols have one layer, which all modes draw in the foreground
/// style, as SwiftUI draws a symbol of one layer (C291).
public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Kind { case monochrome, multicolor, hierarchical, palette }

  private let kind: Kind

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Layers with their own colours in these.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// Layers in levels of the foreground style.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Layers in the primary, secondary and tertiary style.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

extension EnvironmentValues {
  private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }

  /// How the layers of symbols are coloured; nil leaves it to the symbol (C291).
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how the layers of symbols in this view are coloured. Waggle's symbols have one layer, so all modes draw the
  /// same (C291).
  @inlinable
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
