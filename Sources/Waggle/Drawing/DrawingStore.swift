/// What drawing needs from the host.
package final class DrawingStore: RuntimeStore {
  /// The source of symbols; nil means that no symbol is known.
  let symbols: (any SymbolProvider)?
  /// Whether scroll views draw indicators while they scroll; false where something else does, such as a browser.
  @exclusivity(unchecked) package var drawsScrollIndicators = true

  package init(symbols: (any SymbolProvider)?) { self.symbols = symbols }

  package func close() {}
}
