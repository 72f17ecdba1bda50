/// What a run of text is painted with beyond one colour: never empty, and kept outside of the run, which stays small.
package indirect enum InkFinish: Hashable {
  /// A gradient across the whole text, whose first stop is the run's colour, and what is thrown below the run and on it.
  case ink(gradient: Paint?, shadows: [LayerShadow])

  /// nil where there is neither.
  init?(_ paint: Paint) {
    var gradient: Paint?
    if case .linearGradient = paint.ink { gradient = paint.ink }
    guard gradient != nil || !paint.shadows.isEmpty else { return nil }
    self = .ink(gradient: gradient, shadows: paint.shadows)
  }
}

extension TextLayout {
  /// What fills the glyphs that are not clear where one colour does not. One item has at most one.
  package var gradient: Paint? {
    for run in text.runs { if let gradient = run.gradient { return gradient } }
    return nil
  }
}

extension StyledText.Run {
  /// What fills the glyphs where one colour does not; its unit points are those of the text's whole box.
  package var gradient: Paint? {
    if case .ink(let gradient, _) = finish { gradient } else { nil }
  }

  /// What its style throws below it and on it.
  package var shadows: [LayerShadow] {
    if case .ink(_, let shadows) = finish { shadows } else { [] }
  }
}
