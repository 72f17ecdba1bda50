/// Where the symbols, images and colours of a program are found: one value of the environment, because each that the root sets
/// makes every look-up longer.
package final class DrawingSources: Sendable {
  /// The colours of asset catalogues; nil without any.
  package let colors: AssetColors?
  nonisolated(unsafe) let symbols: (any SymbolProvider)?

  package init(_ symbols: (any SymbolProvider)?) {
    self.symbols = symbols
    colors = symbols?.assets?.colors
  }
}

extension EnvironmentValues {
  private enum DrawingSourcesKey: EnvironmentKey {
    static var defaultValue: DrawingSources? { nil }
  }

  /// Where symbols, images and colours are found.
  package var drawingSources: DrawingSources? {
    get { self[DrawingSourcesKey.self] }
    set { self[DrawingSourcesKey.self] = newValue }
  }
}
