/// The kinds of guides that a view or its descendants may set, so that others need not be requested.
///
/// A request for a guide travels down to the view that sets it. Where no view does, this ends it at once: otherwise each
/// ancestor in a long chain of frames would search the whole chain again.
///
/// Always true: if a view's `explicitGuide` returns a position, `mayHaveGuides` of the view, and of every ancestor that
/// passes the position on, contains the guide's kind (L042).
struct GuideKinds: OptionSet {
  let rawValue: UInt8

  /// The six edges and centres, which the framework's containers never pass on (L044).
  static let edges = GuideKinds(rawValue: 1)
  /// Both text baselines, which texts and symbols set.
  static let baselines = GuideKinds(rawValue: 2)
  /// Guides declared by the program, and all others.
  static let others = GuideKinds(rawValue: 4)
  /// Where the line below a row begins, which texts set (C083).
  static let separators = GuideKinds(rawValue: 8)
  static let all: GuideKinds = [.edges, .baselines, .others, .separators]

  /// Whether the guide may be set.
  func contains(_ key: AlignmentKey) -> Bool {
    self == .all || !isEmpty && contains(key.kind)
  }
}
