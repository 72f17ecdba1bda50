package import Waggle

/// The font that a descriptor resolves to.
package struct ResolvedFont {
  /// The family for Pango: one name, or a list where fontconfig chooses.
  package var family: String
  package var weight: Int
  package var isItalic: Bool
  /// As in CSS's `font-stretch`, in percent.
  package var width = 100
  /// How much wider the letters are drawn than the face has them, in percent.
  package var stretch = 100
  /// The candidate faces; empty where fontconfig chooses.
  package var faces: [FontFace] = []
}

extension FontSystem {
  /// The single family that all glyphs of a run come from.
  ///
  /// 1. Where the pinned fonts are missing, fontconfig chooses from a list of names.
  /// 2. A font with a name has the family, or the face, of that name. A face sets weight, width and slant, unless the
  ///    font was modified afterwards.
  /// 3. Otherwise it is the family that a fallback has found, or that of the design, or Inter.
  /// 4. The system's sans-serif families have one width: for others their letters are stretched, with the next weight.
  /// 5. Quicksand, the rounded design, has four weights: the one that looks as Inter's does.
  package func resolvedFont(_ font: FontDescriptor) -> ResolvedFont {
    var resolved = ResolvedFont(
      family: "", weight: font.weight, isItalic: font.italic, width: font.width)
    guard let library else {
      resolved.family = font.families
      return resolved
    }
    if !font.isRegular { library.loadInter() }
    let named = font.fallback == 0 ? font.family.flatMap(library.font(named:)) : nil
    if let face = named?.face {
      // The name of a face sets weight, width and slant, unless the font was modified afterwards.
      if font.weight == 400 { resolved.weight = face.weight }
      if font.width == 100 { resolved.width = face.width }
      resolved.isItalic = face.isItalic || font.italic
    }
    let family = named?.family ?? library.family(font.fallback) ?? designFamily(font, library)
    if let family, font.isStretched {
      resolved.stretch(to: font.letterStretch)
      resolved.set(in: library.stretched(family, to: resolved.stretch))
    } else if let family {
      resolved.set(in: family)
    } else {
      resolved.family = "Inter"
    }
    if resolved.isQuicksand { resolved.weight = resolved.quicksandWeight }
    return resolved
  }

  private func designFamily(_ font: FontDescriptor, _ library: FontLibrary) -> LoadedFamily? {
    library.family(font.designNumber) ?? library.family(FallbackFamily.inter)
  }
}

extension ResolvedFont {
  /// Draws the letters of a family without widths wider or narrower, with the next weight, so that the stems keep their
  /// thickness.
  fileprivate mutating func stretch(to percent: Int) {
    stretch = percent
    let steps = (Double(100 - stretch) / 16).rounded()
    weight = min(max(weight + 100 * Int(steps), 100), 900)
    width = 100
  }

  fileprivate mutating func set(in family: LoadedFamily) {
    (self.family, faces) = (family.name, family.faces)
  }

  fileprivate var isQuicksand: Bool {
    family == Self.quicksand || family.hasPrefix("\(Self.quicksand) at ")
  }

  private static let quicksand = "Quicksand"

  /// The weight of Quicksand that looks as Inter's does. It has 300, 400, 500 and 700.
  fileprivate var quicksandWeight: Int {
    switch weight {
    case ..<250: 300
    case ..<350: 400
    case ..<550: 500
    default: 700
    }
  }
}

extension FontDescriptor {
  /// Whether a family's regular face is all that it needs.
  fileprivate var isRegular: Bool { weight == 400 && !italic && width == 100 }

  /// Whether its letters are made narrower or wider: those of the system's sans-serif designs, which have one width.
  fileprivate var isStretched: Bool {
    width != 100 && family == nil && fallback == 0 && (design == .standard || design == .rounded)
  }

  /// The number of the family for its design.
  var designNumber: UInt16 {
    switch design {
    case .standard: FallbackFamily.inter
    case .rounded: FallbackFamily.rounded
    case .serif: FallbackFamily.number("NotoSerif")
    case .monospaced: FallbackFamily.number("DejaVuSansMono", .dejaVu)
    }
  }

  /// The families for fontconfig, where it chooses.
  fileprivate var families: String {
    let design =
      switch design {
      case .standard: "sans"
      case .rounded: "Quicksand, sans"
      case .serif: "serif"
      case .monospaced: "monospace"
      }
    return ([family, "Inter", design].compactMap(\.self)).joined(separator: ", ")
  }
}
