/// Which guides a view may set, here or below: what is not in it need not be asked for.
///
/// A frame asks the view inside for its guides, and that one the view inside it. In a long chain of them that set none
/// each would hear of it from all levels above.
struct GuideKinds: OptionSet {
  let rawValue: UInt8

  /// The six edges and centres, which containers of the framework never pass on (L044).
  static let edges = GuideKinds(rawValue: 1)
  /// Baselines and guides of the user's.
  static let others = GuideKinds(rawValue: 2)
  static let all: GuideKinds = [.edges, .others]

  /// Whether the guide may be set.
  func contains(_ key: AlignmentKey) -> Bool {
    self == .all || !isEmpty && contains(key.isBuiltInEdge ? .edges : .others)
  }
}
