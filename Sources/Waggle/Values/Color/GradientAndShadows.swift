/// The gradient, or the image, and the shadows of a run of text that has more than one colour. Never empty; boxed, so that the run
/// stays small.
package indirect enum GradientAndShadows: Hashable {
  /// A gradient across the whole text, whose first stop is the run's colour, and the shadows of the run.
  case ink(gradient: Paint?, shadows: [LayerShadow])

  /// nil for a paint with neither.
  init?(_ paint: Paint) {
    var gradient: Paint?
    switch paint.ink {
    case .gradient, .image, .mesh: gradient = paint.ink
    default: break
    }
    guard gradient != nil || !paint.shadows.isEmpty else { return nil }
    self = .ink(gradient: gradient, shadows: paint.shadows)
  }
}
