import Foundation

/// The font files that text is set in: a fixed list, so that a picture does not depend on what else is installed.
///
/// Only `required` must be there. The rest of Inter is loaded with it; `FallbackFamily.all` is looked for below `root`
/// when a text first needs it.
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
  /// The folder that holds the folders of Debian's other fonts.
  package var root = "/usr/share/fonts"

  package init(required: File, optional: [File]) {
    self.required = required
    self.optional = optional
  }

  /// Where Debian's packages put them.
  package static var debian: FontFiles {
    FontFiles(interDirectory: "/usr/share/fonts/opentype/inter")
  }

  /// Inter in `interDirectory`, the rest below `root`.
  package init(interDirectory: String, root: String = "/usr/share/fonts") {
    let inter = Self.interStyles.map { "\(interDirectory)/Inter-\($0).otf" }
    self.init(
      required: File(path: "\(interDirectory)/Inter-Regular.otf", package: "fonts-inter"),
      optional: inter.map { File(path: $0, package: "fonts-inter") })
    self.root = root
  }

  private static let interStyles = [
    "Thin", "ExtraLight", "Light", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    "Italic", "ThinItalic", "ExtraLightItalic", "LightItalic", "MediumItalic", "SemiBoldItalic",
    "BoldItalic", "ExtraBoldItalic", "BlackItalic",
  ]
}
