/// What drawing needs from the host.
package final class DrawingStore: RuntimeStore {
  /// The source of symbols; nil means that no symbol is known.
  let symbols: (any SymbolProvider)?

  package init(symbols: (any SymbolProvider)?) { self.symbols = symbols }

  package func close() {}
}
