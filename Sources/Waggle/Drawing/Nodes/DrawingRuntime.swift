/// The runtime services that drawing needs from the host.
package final class DrawingRuntime: LayoutRuntime {
  /// The source of symbols; nil means that no symbol is known.
  package let symbols: (any SymbolProvider)?

  package init(
    measurer: any TextMeasurer, symbols: (any SymbolProvider)?, semantics: PreferenceSemantics
  ) {
    self.symbols = symbols
    super.init(measurer: measurer, semantics: semantics)
  }

  package override func makeFade(of node: ViewNode, in inputs: _ViewInputs)
    -> (any ChildTransition)?
  { node.display == nil ? nil : FadeNode.make(node, inputs) }
}
