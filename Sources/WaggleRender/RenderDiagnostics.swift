import Waggle

// Fonts and icons that are not installed.
extension Diagnostic {
  static func noFont(_ file: FontFiles.File) -> Diagnostic {
    Diagnostic(
      .missingFont, at: "",
      "This machine has no font, so no text can be drawn. Install Debian's package \(file.package)."
    )
  }

  static func unreadableFont(_ file: FontFiles.File) -> Diagnostic {
    Diagnostic(
      .missingFont, at: "",
      "The font \(file.path) cannot be read, so text is set in whatever fontconfig finds and looks different "
        + "from machine to machine. Install Debian's package \(file.package).")
  }

  static func missingIcons(in directory: String) -> Diagnostic {
    Diagnostic(
      .missingIcons, at: "",
      "The icons in \(directory) cannot be read, so most symbols are missing. "
        + "Install Debian's package bootstrap-icons.")
  }

  static func missingIconFont(_ file: String) -> Diagnostic {
    Diagnostic(
      .missingIcons, at: "",
      "The font \(file) cannot be read, so some symbols are missing, figure.walk among them. "
        + "Install Debian's package fonts-material-design-icons-iconfont.")
  }
}

// Families and glyphs that no font has.
extension Diagnostic {
  /// No font has the family's name.
  ///
  /// - Parameter similar: similar names, in quotation marks.
  static func missingFamily(_ name: String, similar: [String]) -> Diagnostic {
    let hint = similar.isEmpty ? "" : " Similar names: \(similar.joined(separator: ", "))."
    return Diagnostic(
      .missingFont, at: "",
      "No font is named \"\(name)\", so Inter is used instead.\(hint) Install its Debian package (fc-list "
        + "prints the installed names), or register its file with CTFontManagerRegisterFontsForURL."
    )
  }

  /// The family of a design is not installed.
  static func missingDesign(_ design: FontDescriptor.Design, _ family: FallbackFamily) -> Diagnostic
  {
    Diagnostic(
      .missingFont, at: "",
      "The font of the \(design) design is not installed, so Inter is used instead. "
        + "Install Debian's package \(family.package).")
  }

  /// - Parameters:
  ///   - codes: the character's code points, such as "U+4F60".
  ///   - excerpt: the text around it.
  ///   - package: the Debian package that has a glyph, if there is one.
  static func missingGlyph(
    _ character: Character, _ codes: String, in excerpt: String, package: String?
  ) -> Diagnostic {
    let cure =
      package.map { "Install Debian's package \($0)." }
      ?? "Register a font that has one with CTFontManagerRegisterFontsForURL."
    return Diagnostic(
      .missingGlyph, at: "",
      "No font here has a glyph for \"\(character)\" (\(codes)) in \"\(excerpt)\": a box is drawn. \(cure)"
    )
  }
}
