/// How the colours of a view are combined with those below it. SwiftUI's `plusDarker` is absent: no renderer has it.
///
/// A page has no `sourceAtop`, `destinationOver` and `destinationOut`: it draws the first two as `normal`, and the third
/// not at all (W-BLEND).
public enum BlendMode: Sendable, CaseIterable {
  /// Covers what is below.
  case normal
  /// Multiplies the colours: never lighter than either.
  case multiply
  /// Multiplies the inverses of the colours: never darker than either.
  case screen
  /// Multiplies dark colours below and screens light ones.
  case overlay
  /// The darker of each two components.
  case darken
  /// The lighter of each two components.
  case lighten
  /// Brightens what is below.
  case colorDodge
  /// Darkens what is below.
  case colorBurn
  /// Darkens or lightens softly.
  case softLight
  /// Multiplies with dark colours and screens with light ones.
  case hardLight
  /// The distance between the colours.
  case difference
  /// As `difference`, with less contrast.
  case exclusion
  /// The hue of the view with the saturation and luminosity of what is below.
  case hue
  /// The saturation of the view with the hue and luminosity of what is below.
  case saturation
  /// The hue and saturation of the view with the luminosity of what is below.
  case color
  /// The luminosity of the view with the hue and saturation of what is below.
  case luminosity
  /// Covers only where something is below.
  case sourceAtop
  /// Draws below the views that are behind it.
  case destinationOver
  /// Removes what is below where the view is opaque.
  case destinationOut
  /// Adds the colours.
  case plusLighter
}
