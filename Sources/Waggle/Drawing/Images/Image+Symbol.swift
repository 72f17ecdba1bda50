package import Foundation

extension Image {
  /// The symbol that the image shows: the most specific variant that exists, else the one of the plain name (C024),
  /// mirrored where it follows the direction of text. An unknown one is nil, and reported.
  func symbol(
    in environment: EnvironmentValues, _ runtime: Runtime, at path: @autoclosure () -> String
  )
    -> SymbolImage?
  {
    guard let symbols = runtime.store(DrawingStore.self).symbols, let name = symbolName else {
      return nil
    }
    if let found = symbol(named: name, in: environment, symbols) { return found }
    runtime.reportOnce(.missingSymbol(name, at: path()))
    return nil
  }

  /// The same from the sources of the environment; an unknown one is nil.
  func symbol(in environment: EnvironmentValues, from sources: DrawingSources?) -> SymbolImage? {
    guard let symbols = sources?.symbols, let name = symbolName else { return nil }
    return symbol(named: name, in: environment, symbols)
  }

  private func symbol(
    named name: String, in environment: EnvironmentValues, _ symbols: any SymbolProvider
  ) -> SymbolImage? {
    for candidate in environment.symbolVariants.candidates(for: name) {
      guard let found = symbols.symbol(named: candidate) else { continue }
      let isMirrored = environment.embeddingLevel.isRightToLeft && pointsAlongLines
      let symbol = (isMirrored ? found.mirrored : found)
        .weighted(environment.fontDescriptor.weight)
      return isAntialiased ? symbol : symbol.jagged
    }
    return nil
  }
}

extension SymbolImage {
  /// The symbol's own size in points, by the font (C023).
  package func naturalSize(in environment: EnvironmentValues) -> CGSize {
    let factor = environment.fontDescriptor.size * environment.imageScale.factor
    return CGSize(width: extent.width * factor, height: extent.height * factor)
  }

  /// The symbol, with smooth edges or without, as the style says.
  func filled(_ style: FillStyle) -> SymbolImage { style.isAntialiased ? self : jagged }
}
