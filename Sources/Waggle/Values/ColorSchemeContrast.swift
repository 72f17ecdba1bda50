/// How far colours stand off their ground.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// As usual.
  case standard
  /// Further, for eyes that ask for it.
  case increased
}
