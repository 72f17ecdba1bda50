/// Which guides a view may set, here or below: what is not in it need not be asked for.
///
/// A frame asks the view inside for its guides, and that one the view inside it. In a long chain of them that set none
/// each would hear of it from all levels above.
///
/// Always true: a view whose `explicitGuide` answers has the guide's kind in its `mayHaveGuides`, and so has each view
/// above that passes the answer on (L042).
struct GuideKinds: OptionSet {
  let rawValue: UInt8

  /// The six edges and centres, which containers of the framework never pass on (L044).
  static let edges = GuideKinds(rawValue: 1)
  /// Both text baselines, which texts and symbols have of themselves.
  static let baselines = GuideKinds(rawValue: 2)
  /// Guides that a program declares, and all that are not named here.
  static let others = GuideKinds(rawValue: 4)
  static let all: GuideKinds = [.edges, .baselines, .others]

  /// Whether the guide may be set.
  func contains(_ key: AlignmentKey) -> Bool {
    self == .all || !isEmpty && contains(key.kind)
  }
}
