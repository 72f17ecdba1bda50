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
