/// The contrast between colours and their background.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// The usual contrast.
  case standard
  /// A higher contrast, as an accessibility setting.
  case increased
}
