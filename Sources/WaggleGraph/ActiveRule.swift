/// The running rule, and what it has read so far.
///
/// A rule usually reads the same values in the same order as the time before: `next` walks along the old edges, and
/// edges are added or dropped only where the reads differ.
struct ActiveRule {
  var node = UInt32.max
  var run: UInt32 = 0
  /// The old edge that the next read is expected to match.
  var next = EdgeID.none
  /// The last edge that is confirmed for this run.
  var last = EdgeID.none
  /// Whether the rule compares what it reads now.
  var isComparing = false
}
