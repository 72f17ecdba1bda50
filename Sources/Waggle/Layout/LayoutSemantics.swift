/// The layout rules on which sources disagree, each as a switch, so that one recorded frame can decide it.
package struct LayoutSemantics: Hashable, Sendable {
  /// Whether a ZStack's size is the union of its aligned children, instead of their largest width and height (L046).
  package var zStackTakesUnion = true
  /// Whether a container's last text baseline is the lowest of its children's, instead of the first child's (L045).
  package var lastBaselineIsLowest = true

  package static let standard = LayoutSemantics()
}
