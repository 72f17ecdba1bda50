import Foundation

/// The font files for text: a fixed list, so that an image does not depend on other installed fonts.
///
/// Only `required` must exist. The rest of Inter is loaded with it; files of `FallbackFamily.all` are searched for
/// below `root` when a text first needs them.
package struct FontFiles {
  /// A font of a Debian package.
  package struct File: Hashable {
    package let path: String
    /// The package that contains it, named in the message when it is missing.
    package let package: String
  }

  /// Without this file, text is not laid out as specified.
  package var required: File
  package var optional: [File]
  /// The directory with the directories of Debian's other fonts.
  package var root = "/usr/share/fonts"
  /// The same folder beside the program, whose files are taken first; nil where none is there.
  package var bundledRoot: String?

  package init(required: File, optional: [File]) {
    self.required = required
    self.optional = optional
  }

  /// The locations used by Debian's packages.
  package static var debian: FontFiles {
    var files = FontFiles(interDirectory: SharedFiles.path("fonts/opentype/inter"))
    files.bundledRoot = SharedFiles.bundled.map { "\($0)/fonts" }
    return files
  }

  /// The files of a family that can be read: those beside the program, or else those of the machine.
  func readablePaths(of family: FallbackFamily) -> [String] {
    let places = [bundledRoot, root].compactMap { $0 }.map { root in
      family.paths(in: root).filter { FileManager.default.isReadableFile(atPath: $0) }
    }
    return places.first { !$0.isEmpty } ?? []
  }

  /// Inter in `interDirectory`, the other fonts below `root`.
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
