import Foundation

/// The font files that text is set in: a fixed list, so that a picture does not depend on what else is installed.
///
/// Only `required` must be there. The others are used where they are, in this order, for what Inter lacks.
package struct FontFiles {
  /// A font of a Debian package.
  package struct File: Hashable {
    package let path: String
    /// The package that holds it, for the sentence that asks for it.
    package let package: String
  }

  /// Without this file no text is set as it should be.
  package var required: File
  package var optional: [File]

  package init(required: File, optional: [File]) {
    self.required = required
    self.optional = optional
  }

  /// Where Debian's packages put them.
  package static var debian: FontFiles {
    FontFiles(interDirectory: "/usr/share/fonts/opentype/inter")
  }

  /// Inter in `interDirectory`, the rest where Debian puts it.
  package init(interDirectory: String) {
    let inter = Self.interStyles.map { "\(interDirectory)/Inter-\($0).otf" }
    self.init(
      required: File(path: "\(interDirectory)/Inter-Regular.otf", package: "fonts-inter"),
      optional: inter.map { File(path: $0, package: "fonts-inter") } + Self.companions)
  }

  private static let interStyles = [
    "Thin", "ExtraLight", "Light", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    "Italic", "ThinItalic", "ExtraLightItalic", "LightItalic", "MediumItalic", "SemiBoldItalic",
    "BoldItalic", "ExtraBoldItalic", "BlackItalic",
  ]

  private static var companions: [File] {
    let noto = [
      "NotoSansArabic-Regular", "NotoSansArabic-Bold", "NotoSerif-Regular", "NotoSerif-Bold",
      "NotoSerif-Italic", "NotoSerif-BoldItalic",
    ]
    let dejaVu = ["DejaVuSansMono", "DejaVuSansMono-Bold", "DejaVuSans", "DejaVuSans-Bold"]
    return noto.map {
      File(path: "/usr/share/fonts/truetype/noto/\($0).ttf", package: "fonts-noto-core")
    }
      + dejaVu.map {
        File(path: "/usr/share/fonts/truetype/dejavu/\($0).ttf", package: "fonts-dejavu-core")
      }
  }
}
