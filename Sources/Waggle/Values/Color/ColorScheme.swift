/// Whether the interface is dark on light or light on dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}
