import Foundation
import WaggleGraph

/// The views that a canvas can draw, by their tags.
final class CanvasSymbols {
  private var slots: [CanvasSymbolNode] = []
  weak var canvas: CanvasNode?

  func add(_ slot: CanvasSymbolNode) {
    slots.append(slot)
    canvas?.setNeedsDisplay()
  }

  func remove(_ slot: CanvasSymbolNode) {
    slots.removeAll { $0 === slot }
    canvas?.setNeedsDisplay()
  }

  /// The first view with the tag.
  func first<ID: Hashable>(tagged id: ID) -> CanvasSymbolNode? {
    slots.first { $0.values.tag(for: ID.self) == id }
  }
}

/// The symbols of a canvas at their ideal sizes, laid out and not shown.
nonisolated struct CanvasSymbolViews<Symbols: View>: View {
  let symbols: Symbols
  let store: CanvasSymbols

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(subviews: symbols) { subview in
        subview.fixedSize().modifier(
          CanvasSymbolModifier(values: subview.containerValues, store: store))
      }
    }
    .modifier(CanvasSymbolsModifier())
  }
}

/// Lets a canvas draw its content.
nonisolated private struct CanvasSymbolModifier: PrimitiveModifier {
  let values: ContainerValues
  let store: CanvasSymbols

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.runtime.graph
    let store = graph.untracked { modifier.read(in: graph) }.store
    let node = CanvasSymbolNode(body(_Graph(), inputs.below()).node, modifier, inputs, store)
    store.add(node)
    inputs.subgraph.onRemoval { [weak store, weak node] in
      if let node { store?.remove(node) }
    }
    return _ViewOutputs(node)
  }
}

/// A symbol of a canvas: its content draws in its coordinates.
final class CanvasSymbolNode: DrawingEffectNode {
  private let readValues: () -> ContainerValues
  private weak var symbols: CanvasSymbols?

  fileprivate init(
    _ content: ViewNode, _ modifier: _GraphValue<CanvasSymbolModifier>, _ inputs: _ViewInputs,
    _ symbols: CanvasSymbols
  ) {
    let graph = inputs.runtime.graph
    readValues = { graph.untracked { modifier.read(in: graph) }.values }
    self.symbols = symbols
    super.init(content, inputs)
  }

  var values: ContainerValues { readValues() }

  override func placementChanged() {
    super.placementChanged()
    symbols?.canvas?.setNeedsDisplay()
  }

  /// The drawing in the symbol's coordinates; the rule that asks is run again when it changes.
  func drawing(_ graph: Graph) -> DisplayNode? {
    content.display.flatMap { graph.value($0.attribute).root }
  }
}

/// Keeps its content from being drawn, touched and read aloud.
nonisolated private struct CanvasSymbolsModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { _ViewOutputs(CanvasSymbolsNode(body(_Graph(), inputs).node)) }
}

private final class CanvasSymbolsNode: ModifierNode {
  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    key == LayoutOutput.self ? content.output(key) : nil
  }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? { nil }
}
