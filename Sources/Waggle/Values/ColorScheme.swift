/// Whether the interface is dark ink on light ground or the other way round.
public enum ColorScheme: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// Dark ink on light ground.
  case light
  /// Light ink on dark ground.
  case dark
}
