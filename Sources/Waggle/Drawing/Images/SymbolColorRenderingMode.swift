import Foundation

/// Whether the colours of symbols are flat or gradients (C665).
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let isGradient: Bool

  /// Each colour is the same everywhere.
  public static let flat = SymbolColorRenderingMode(isGradient: false)
  /// Each colour is its standard gradient, from the top of the symbol to its bottom. What is drawn in a gradient already stays.
  public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

extension EnvironmentValues {
  private enum SymbolColorRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
  }

  /// Whether the colours of symbols are flat or gradients; nil is flat (C665).
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the colours of the symbols in this view are flat or gradients; nil is flat (C665).
  @inlinable
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
}

extension Paint {
  /// The standard gradient of a colour; other paints stay.
  var shaded: Paint {
    guard case .color(let color) = self else { return self }
    let (top, bottom) = color.standardGradient
    return .gradient(
      ResolvedGradient(
        [ResolvedStop(color: top, location: 0), ResolvedStop(color: bottom, location: 1)],
        .linear(start: .top, end: .bottom), space: .perceptual))
  }
}
