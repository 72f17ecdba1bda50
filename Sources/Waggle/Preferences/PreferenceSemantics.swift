/// Switches for the rules on which the sources disagree. A host has one set, for its whole life.
public struct PreferenceSemantics: Hashable, Sendable {
  /// R023: a conditional child of a stack contributes the default if it writes nothing.
  public var dynamicChildrenContributeDefault: Bool
  /// R044: lists longer than this are reduced as a balanced tree; `Int.max` reduces from the left at any length.
  public var longestFold: Int
  /// R083, R086: an observer may be called twice in each of a frame's two updates, and values set in the second
  /// one are delivered in the same frame; if false, it may be called twice per frame. The same holds for `onChange`
  /// (R193).
  public var countsCallsByUpdate: Bool
  /// R085: a value that exceeded the limit is delivered in the next frame.
  public var redeliversRefusedValues: Bool
  /// R151: a `ViewThatFits` whose chosen child writes nothing takes the value of an earlier candidate.
  public var passedOverCandidatesContribute: Bool
  /// R155: the rows of a lazy container contribute in the order in which they were made; if false, in their own order.
  public var lazyRowsKeepOrderOfCreation: Bool

  /// Follows the published observations, and never loses a value. The default.
  public static let seeds = PreferenceSemantics(
    dynamicChildrenContributeDefault: true, longestFold: 32, countsCallsByUpdate: false,
    redeliversRefusedValues: true, passedOverCandidatesContribute: true,
    lazyRowsKeepOrderOfCreation: true)

  /// Follows the mechanism alone.
  public static let strict = PreferenceSemantics(
    dynamicChildrenContributeDefault: false, longestFold: .max, countsCallsByUpdate: true,
    redeliversRefusedValues: false, passedOverCandidatesContribute: false,
    lazyRowsKeepOrderOfCreation: false)
}
