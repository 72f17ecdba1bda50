/// How content with a fixed aspect ratio fills the proposed size.
public enum ContentMode: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// As large as possible inside the proposed size.
  case fit
  /// As small as possible while covering the proposed size.
  case fill
}
