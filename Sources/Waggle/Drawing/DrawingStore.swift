/// What drawing needs from the host.
package final class DrawingStore: RuntimeStore {
  /// The source of symbols; nil means that no symbol is known.
  let symbols: (any SymbolProvider)?

  /// Whether the host animates effects by itself, as their display list says (`DisplayMotion`).
  var hostAnimates = false

  /// The effects whose drawing began to move, or moves otherwise than the host was told: each waits until it is decided
  /// who animates it. Empty at the end of a frame.
  private var undecided: [any MovingEffect] = []

  package init(symbols: (any SymbolProvider)?) { self.symbols = symbols }

  package func close() { undecided = [] }
}

/// An effect that the host may animate by itself (M197).
protocol MovingEffect: AnyObject {
  /// Leaves the frames to come to the host, if they are known and `canMove` allows it for the content; true if the view is
  /// to be drawn again with that motion. Called when the views are drawn and nothing is computed.
  func handOver(_ canMove: (ViewNode) -> Bool) -> Bool
}

extension DrawingStore {
  package var hasUndecidedEffects: Bool { !undecided.isEmpty }

  /// Has it decided after the drawing who animates an effect.
  func decideLater(_ effect: any MovingEffect) { undecided.append(effect) }

  /// Asks each waiting effect once; true if one is to be drawn again.
  func handOverEffects(_ canMove: (ViewNode) -> Bool) -> Bool {
    let waiting = undecided
    undecided = []
    return waiting.reduce(false) { $1.handOver(canMove) || $0 }
  }
}
