import Foundation
import Synchronization
package import Waggle

extension FontSystem {
  /// The face of letters and numbers in circles and squares.
  var signFace: FontFace? {
    let font = resolvedFont(FontDescriptor(size: 11, weight: 600))
    return font.faces.min { $0.distance(from: font) < $1.distance(from: font) }
  }
}

extension SymbolLibrary {
  /// The library for code on any thread, which one caller uses at a time; that of views is for the main actor.
  private static let shared = Mutex(SymbolLibrary { FontSystem().signFace })

  /// What a closure makes of a symbol; it has nil for an unknown name. Callable on any thread (C630).
  package static func read<Result: Sendable>(
    symbol name: String, _ body: (SymbolImage?) -> Result
  ) -> Result {
    shared.withLock { body($0.symbol(named: name)) }
  }
}
