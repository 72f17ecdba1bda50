import Waggle

/// A font family in Debian that is used where the requested one lacks a glyph.
///
/// Always true: a family's index in `all` never changes while a program runs; a `FontDescriptor` stores it as a
/// number, counted from 1.
package struct FallbackFamily: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case inter, dejaVu, noto, emoji, quicksand
    /// A face of a collection, by its index.
    case han(Int)
  }

  /// The file names up to the style, such as "NotoSansThai".
  let stem: String
  let kind: Kind

  /// The Debian package that contains it.
  var package: String {
    switch kind {
    case .inter: "fonts-inter"
    case .dejaVu: "fonts-dejavu-core"
    case .noto: "fonts-noto-core"
    case .emoji: "fonts-noto-color-emoji"
    case .quicksand: "fonts-quicksand"
    case .han: "fonts-noto-cjk"
    }
  }

  /// The paths of its files, regular first; empty for Inter, whose files are not searched for.
  func paths(in root: String) -> [String] {
    switch kind {
    case .inter: []
    case .dejaVu: ["", "-Bold"].map { "\(root)/truetype/dejavu/\(stem)\($0).ttf" }
    case .noto:
      ["Regular", "Bold", "Italic", "BoldItalic"].map { "\(root)/truetype/noto/\(stem)-\($0).ttf" }
    case .emoji: ["\(root)/truetype/noto/\(stem).ttf"]
    case .quicksand:
      ["Regular", "Light", "Medium", "Bold"].map { "\(root)/truetype/quicksand/\(stem)-\($0).ttf" }
    case .han: ["Regular", "Bold"].map { "\(root)/opentype/noto/\(stem)-\($0).ttc" }
    }
  }

  /// The index of its face in each file.
  var index: Int { if case .han(let index) = kind { index } else { 0 } }

  /// The family name for Pango where the files have one each; nil is the files' own.
  var alias: String? { kind == .quicksand ? stem : nil }
}

extension FallbackFamily {
  /// All families, in a fixed order.
  static let all: [FallbackFamily] =
    [
      FallbackFamily(stem: "Inter", kind: .inter),
      FallbackFamily(stem: "NotoColorEmoji", kind: .emoji),
    ]
    + ["DejaVuSans", "DejaVuSansMono"].map { FallbackFamily(stem: $0, kind: .dejaVu) }
    + ["NotoSansCJK", "NotoSerifCJK"].flatMap { stem in
      (0..<10).map { FallbackFamily(stem: stem, kind: .han($0)) }
    }
    + (ScriptFamilies.notoStems).map { FallbackFamily(stem: $0, kind: .noto) }
    + [FallbackFamily(stem: "Quicksand", kind: .quicksand)]

  private static let numbers = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1, UInt16($0 + 1)) })

  /// The number of a family in a descriptor.
  static func number(_ stem: String, _ kind: Kind = .noto) -> UInt16 {
    numbers[FallbackFamily(stem: stem, kind: kind)] ?? 0
  }

  static let inter = number("Inter", .inter)
  static let rounded = number("Quicksand", .quicksand)
  package static let emoji = number("NotoColorEmoji", .emoji)

  /// nil for 0.
  static func numbered(_ number: UInt16) -> FallbackFamily? {
    number > 0 && Int(number) <= all.count ? all[Int(number) - 1] : nil
  }

  /// Stops if a number does not lead back to its family. Costs O(families).
  package static func checkInvariants() {
    for (index, family) in all.enumerated() {
      checkInvariant(
        numbered(number(family.stem, family.kind)) == family, "a number leads to its family")
      checkInvariant(numbered(UInt16(index + 1)) == family, "numbers count from 1")
    }
  }
}
