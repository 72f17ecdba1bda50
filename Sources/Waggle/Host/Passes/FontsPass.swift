extension ViewHost {
  /// Lays out every text again if a font was registered since the previous frame; otherwise visits nothing.
  func runFontsPass() {
    guard hasNewFonts else { return }
    fontGeneration = layout.measurer.fontGeneration
    updateEnvironment {
      $0.paragraph.fontGeneration = UInt8(truncatingIfNeeded: fontGeneration)
    }
  }

  var hasNewFonts: Bool { layout.measurer.fontGeneration != fontGeneration }
}
