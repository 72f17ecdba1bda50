/// A runtime that can also draw: what drawing asks of the host.
package final class DrawingRuntime: LayoutRuntime {
  /// Where images of symbols come from; nil knows no symbol.
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
