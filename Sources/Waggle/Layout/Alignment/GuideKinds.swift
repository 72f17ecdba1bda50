/// The kinds of guides that a view or its descendants may set. Other kinds need not be requested.
///
/// A frame requests guides from its child, and the child from its own. Without this, each view in a long chain that
/// sets none would be asked once by every ancestor.
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
  static let all: GuideKinds = [.edges, .baselines, .others]

  /// Whether the guide may be set.
  func contains(_ key: AlignmentKey) -> Bool {
    self == .all || !isEmpty && contains(key.kind)
  }
}
