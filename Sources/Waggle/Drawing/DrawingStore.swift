/// What drawing needs from the host.
package final class DrawingStore: RuntimeStore {
  /// The source of symbols; nil means that no symbol is known.
  let symbols: (any SymbolProvider)?

  /// For hosts that animate effects by themselves, as their display list says (`DisplayMotion`): whether a content may be
  /// moved so. Nil for other hosts.
  var movesByHost: ((ViewNode) -> Bool)?

  package init(symbols: (any SymbolProvider)?) { self.symbols = symbols }

  package func close() {}
}
