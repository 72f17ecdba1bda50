/// How the layers of a symbol are coloured (C291).
///
/// A sign in a circle, a square or another shape is a layer, and the shape is the second; a badge or an arrow is one, and what
/// it is beside the second. A symbol of the weather has the cloud, then what is above it, then what falls. Waves and bars, as
/// those of "wifi", are a layer each. Other symbols have one layer, which is the same in every mode but `multicolor`.
public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Kind { case monochrome, multicolor, hierarchical, palette }

  private let kind: Kind

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Layers in their own colours: a yellow sun, a white cloud. A symbol that has none is drawn in the foreground style.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// Layers in levels of the foreground style.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Layers in the primary, secondary and tertiary style; the last style that was set is used for the rest.
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

extension Image {
  /// How the layers of a symbol are coloured: as the image says, else as the environment does; two or more foreground
  /// styles are a palette where neither says it. nil is one colour.
  func renderingMode(in environment: EnvironmentValues) -> SymbolRenderingMode? {
    if rendering == .template { return nil }
    if let mode = symbolRendering ?? environment.symbolRenderingMode { return mode }
    if rendering == .original { return .multicolor }
    return environment.paletteSize > 1 ? .palette : nil
  }
}

extension EnvironmentValues {
  /// The number of foreground styles that were set together.
  var paletteSize: Int { foregroundStyles?.count ?? 1 }
}

extension View {
  /// Sets how the layers of symbols in this view are coloured (C291).
  ///
  /// ```swift
  /// Image(systemName: "cloud.sun.fill")
  ///   .symbolRenderingMode(.palette)
  ///   .foregroundStyle(.white, .yellow)
  /// ```
  @inlinable
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
