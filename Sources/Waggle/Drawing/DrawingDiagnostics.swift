// Numbers that cannot be used.
extension Diagnostic {
  static func styleShadow(at path: String) -> Diagnostic {
    effect("A number of a style's shadow is not a number, or infinite: no shadow is drawn.", path)
  }

  static func gradient(at path: String) -> Diagnostic {
    effect(
      "A gradient's start or end point is not a number, or infinite: its first colour is drawn.",
      path)
  }

  static func mesh(at path: String) -> Diagnostic {
    effect(
      "A mesh has not as many points and colours as its width and height say, or a point that is not finite: only its background is drawn.",
      path)
  }

  static func imagePaint(at path: String) -> Diagnostic {
    effect(
      "The part or the scale of an image that is repeated is empty, or not finite: nothing is drawn.",
      path)
  }

  static func transform(_ type: Any.Type, at path: String) -> Diagnostic {
    effect(
      "A number of \(typeName(type)) is not finite: the view is drawn without the effect.", path)
  }

  static func blur(at path: String) -> Diagnostic {
    effect("A blur's radius is not finite: nothing is blurred.", path)
  }

  static func colorEffect(at path: String) -> Diagnostic {
    effect("A number of a colour effect is not finite: no colour is changed.", path)
  }

  static func opacity(at path: String) -> Diagnostic {
    effect("An opacity is not a number: it counts as 0.", path)
  }

  static func shadow(at path: String) -> Diagnostic {
    effect("A number of a shadow is not finite: no shadow is drawn.", path)
  }

  private static func effect(_ message: String, _ path: String) -> Diagnostic {
    Diagnostic(.effect, at: path, message)
  }

  static func fontSize(at path: String) -> Diagnostic {
    Diagnostic(.fontSize, at: path, "A font's size is not finite, or not above 0: it counts as 1.")
  }
}

// Images and colours of the program.
extension Diagnostic {
  /// The program has no image of that name that can be drawn.
  ///
  /// - Parameter reason: a sentence that says why; nil where there is no such name.
  static func missingImage(_ name: String, reason: String? = nil, at path: String) -> Diagnostic {
    let unknown =
      "No PNG, JPEG, SVG or HEIC file of the bundle and no image of its asset catalogues is named \"\(name)\"."
    return Diagnostic(
      .missingAsset, at: path,
      "\(reason ?? unknown) The image \"\(name)\" takes no space and draws nothing.")
  }

  /// What was noticed in an asset catalogue.
  static func asset(_ report: AssetColors.Report) -> Diagnostic {
    switch report {
    case .note(let message): Diagnostic(.missingAsset, at: "", message)
    case .missing(let name, let reason):
      Diagnostic(
        .missingAsset, at: "",
        reason.map { "\($0) The colour \"\(name)\" is clear." }
          ?? "No colour of the asset catalogues of the bundle is named \"\(name)\", so it is clear."
      )
    }
  }
}

// Strings of the program.
extension Diagnostic {
  /// A file of strings that cannot be read.
  static func unreadableStrings(_ file: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .unreadableStrings, at: "",
      "The strings in \(file) are not used, because \(reason). Texts show their keys.")
  }
}

// Symbols.
extension Diagnostic {
  /// No symbol has the name of an `Image(systemName:)`.
  static func missingSymbol(_ name: String, at path: String) -> Diagnostic {
    Diagnostic(
      .missingSymbol, at: path,
      "No symbol is named \"\(name)\", so Image(systemName:) takes no space and draws nothing."
    )
  }
}
