/// What drawing needs from the host.
package final class DrawingStore: RuntimeStore {
  /// The source of symbols; nil means that no symbol is known.
  let symbols: (any SymbolProvider)?

  /// The area of a view that takes touches wherever it is.
  let wholeTouchArea = TouchArea { true }
  /// Whether the host animates effects by itself, as its display list says (`DisplayMotion`).
  var isMovedByHost = false
  /// The transforms that were drawn while they animate, since the last motions pass.
  @exclusivity(unchecked) private var moving: [any MovingTransform] = []

  package init(symbols: (any SymbolProvider)?) { self.symbols = symbols }

  /// Has the next motions pass decide who animates `transform`: the host or the program.
  func add(_ transform: any MovingTransform) { moving.append(transform) }

  /// Whether a transform waits for the motions pass. False between frames.
  package var hasMovingTransforms: Bool { !moving.isEmpty }

  /// The transforms to decide about; there are none afterwards.
  func takeMoving() -> [any MovingTransform] {
    defer { moving = [] }
    return moving
  }

  package func close() { moving = [] }
}

/// A transform that animates, drawn by the program or handed over to the host.
protocol MovingTransform: AnyObject {
  /// Decides whether the host may animate it from now on, and invalidates the drawing if that has changed.
  ///
  /// - Parameter hasElements: whether a screen reader finds something in a view. It reads the drawings inside, so this is
  ///   called between updates only.
  func decideMotion(_ hasElements: (ViewNode) -> Bool)
}
