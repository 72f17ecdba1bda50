extension Gradient.ColorSpace {
  /// The colour at a fraction of the way from one to another.
  func mixed(_ from: ResolvedColor, _ to: ResolvedColor, _ share: Double) -> ResolvedColor {
    let opacity = from.opacity + (to.opacity - from.opacity) * share
    if self == .perceptual {
      return Oklab(from).mixed(Oklab(to), share).color(opacity: opacity)
    }
    return ResolvedColor(
      red: from.red + (to.red - from.red) * share,
      green: from.green + (to.green - from.green) * share,
      blue: from.blue + (to.blue - from.blue) * share, opacity: opacity)
  }
}
