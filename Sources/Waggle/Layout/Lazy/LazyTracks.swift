import Foundation

/// The tracks of a lazy container for its length across the axis.
///
/// Always true: the tracks are those of the length that was last used, unless they were made stale since.
struct LazyTracks {
  private(set) var tracks = GridTracks(single: 0)
  private var length: CGFloat?
  /// The ideal length across of the first element; nil until it is asked for.
  var ideal: CGFloat?

  /// Whether no length has been used since the tracks became stale.
  var isStale: Bool { length == nil }

  mutating func makeStale() { length = nil }

  /// Takes the tracks for a length. False if they are those in use.
  mutating func use(_ length: CGFloat, _ make: (CGFloat) -> GridTracks) -> Bool {
    guard self.length != length else { return false }
    self.length = length
    tracks = make(length)
    return true
  }
}
