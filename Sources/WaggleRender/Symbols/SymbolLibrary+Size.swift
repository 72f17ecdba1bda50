package import Foundation
import Synchronization
import Waggle

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

  /// The size of a symbol beside the text of a body, in points; nil for an unknown name (C630). Callable on any thread.
  package static func size(ofSymbol name: String) -> CGSize? {
    shared.withLock { $0.symbol(named: name)?.naturalSize(in: EnvironmentValues()) }
  }
}
