/// How the lines of one text stand to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// Their beginnings are in line.
  case leading
  /// Their middles are in line.
  case center
  /// Their ends are in line.
  case trailing
}
