/// Every switch of the rules whose sources disagree. A host has one, for its whole life.
public struct PreferenceSemantics: Hashable, Sendable {
  /// R023: a conditional child of a stack that writes nothing contributes the default.
  public var dynamicChildrenContributeDefault: Bool
  /// R044: longer lists than this are combined as a balanced tree; `Int.max` folds from the left at any length.
  public var longestFold: Int
  /// R083, R086: an observer has two calls in each of a frame's two passes, and what the second pass sets is heard in the
  /// same frame; if false, it has two calls a frame. The same goes for `onChange` (R193).
  public var countsCallsByPass: Bool
  /// R085: a value that was refused is delivered in the next frame.
  public var redeliversRefusedValues: Bool
  /// R151: a `ViewThatFits` whose chosen child does not write takes the value of an earlier candidate.
  public var passedOverCandidatesContribute: Bool

  /// What the published observations say, and no value is ever lost. The default.
  public static let seeds = PreferenceSemantics(
    dynamicChildrenContributeDefault: true, longestFold: 32, countsCallsByPass: false,
    redeliversRefusedValues: true, passedOverCandidatesContribute: true)

  /// What the mechanism alone gives.
  public static let strict = PreferenceSemantics(
    dynamicChildrenContributeDefault: false, longestFold: .max, countsCallsByPass: true,
    redeliversRefusedValues: false, passedOverCandidatesContribute: false)
}
