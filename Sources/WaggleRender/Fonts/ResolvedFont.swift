package import Waggle

/// The font that a descriptor resolves to.
package struct ResolvedFont {
  /// The family for Pango: one name, or a list where fontconfig chooses.
  package var family: String
  package var weight: Int
  package var isItalic: Bool
  /// As in CSS's `font-stretch`, in percent.
  package var width = 100
  /// The candidate faces; empty where fontconfig chooses.
  package var faces: [FontFace] = []
}

extension FontSystem {
  /// The single family that all glyphs of a run come from.
  package func resolvedFont(_ font: FontDescriptor) -> ResolvedFont {
    var resolved = ResolvedFont(
      family: "", weight: font.weight, isItalic: font.italic, width: font.width)
    guard let library else {
      resolved.family = font.families
      return resolved
    }
    let named = font.fallback == 0 ? font.family.flatMap(library.font(named:)) : nil
    if let face = named?.face {
      // The name of a face sets weight, width and slant, unless the font was modified afterwards.
      if font.weight == 400 { resolved.weight = face.weight }
      if font.width == 100 { resolved.width = face.width }
      resolved.isItalic = face.isItalic || font.italic
    }
    let family = named?.family ?? library.family(font.fallback) ?? designFamily(font, library)
    resolved.family = family?.name ?? "Inter"
    resolved.faces = family?.faces ?? []
    return resolved
  }

  private func designFamily(_ font: FontDescriptor, _ library: FontLibrary) -> LoadedFamily? {
    library.family(font.designNumber) ?? library.family(FallbackFamily.inter)
  }
}

extension FontDescriptor {
  /// The number of the family for its design.
  var designNumber: UInt16 {
    switch design {
    case .standard, .rounded: FallbackFamily.inter
    case .serif: FallbackFamily.number("NotoSerif")
    case .monospaced: FallbackFamily.number("DejaVuSansMono", .dejaVu)
    }
  }

  /// The families for fontconfig, where it chooses.
  fileprivate var families: String {
    let design =
      switch design {
      case .standard, .rounded: "sans"
      case .serif: "serif"
      case .monospaced: "monospace"
      }
    return ([family, "Inter", design].compactMap(\.self)).joined(separator: ", ")
  }
}
