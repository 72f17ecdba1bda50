/// How content of a fixed aspect ratio takes the room that it is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// As large as fits inside.
  case fit
  /// As small as covers all of it.
  case fill
}
