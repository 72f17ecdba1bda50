import CCairoPango
import Foundation
package import Waggle

/// The entry point to this target: one text engine, one symbol library and one rasteriser per process.
@MainActor package enum RenderSystem {
  /// Made at the first call; later calls return the same objects.
  package static func make() -> (
    measurer: any TextMeasurer, symbols: any SymbolProvider, rasterizer: any Rasterizer
  ) {
    (shared.text, shared.symbols, shared.rasterizer)
  }

  /// The font that a descriptor's glyphs come from; without a face where fontconfig chooses. Its letters are drawn wider by
  /// `stretch`, in percent.
  package static func font(for font: FontDescriptor) -> (
    face: FontFace?, weight: Int, isItalic: Bool, stretch: Int
  ) {
    shared.fonts.adoptRegisteredFonts()
    let resolved = shared.fonts.resolvedFont(font)
    let face = resolved.faces.min { $0.distance(from: resolved) < $1.distance(from: resolved) }
    return (face, resolved.weight, resolved.isItalic, resolved.stretch)
  }

  /// Whether a family or a face of that name is there; where fontconfig chooses it is not known, and false.
  package static func hasFont(named name: String) -> Bool {
    shared.fonts.adoptRegisteredFonts()
    return shared.fonts.library?.font(named: name) != nil
  }

  /// Reports what is missing on this machine, fonts or icons, with the Debian package to install. Usually empty.
  package static var diagnostics: [Diagnostic] {
    [shared.fonts.problem, shared.symbols.problem].compactMap(\.self)
  }

  /// Drops what was cached and not used since the last call, unless it is little: what was on the screen a while ago takes no
  /// memory for ever (C599).
  package static func dropUnused() {
    shared.text.dropUnused()
    shared.rasterizer.dropUnused()
  }

  /// Gives the memory that is free in the process back to the system. Takes a millisecond or two.
  package static func releaseMemory() { waggle_release_memory() }

  /// What pictures depend on beside the program: the libraries that draw, and the fonts for text by their sizes in bytes.
  package static let versions: String = {
    let font = FontFiles.debian.required.path
    let size = (try? FileManager.default.attributesOfItem(atPath: font))?[.size] as? Int
    let name = URL(fileURLWithPath: font).lastPathComponent
    return [
      "cairo \(String(cString: cairo_version_string()))",
      "pango \(String(cString: pango_version_string()))",
      "\(name) \(size.map { "\($0) bytes" } ?? "missing")",
    ].joined(separator: ", ")
  }()

  static var rasterizer: CairoRasterizer { shared.rasterizer }

  private static let shared = Parts()

  private struct Parts {
    let fonts = FontSystem()
    let text: TextEngine
    let symbols: SymbolLibrary
    let rasterizer: CairoRasterizer

    init() {
      text = TextEngine(fonts: fonts)
      symbols = SymbolLibrary { [fonts] in fonts.signFace }
      rasterizer = CairoRasterizer(text: text)
    }
  }
}
