import Foundation

/// How a lazy container arranges its elements: a stack has one of them in a line, a grid as many as it has tracks.
struct LazyLayout: Equatable {
  var axis: Axis
  /// Aligns the lines across the axis.
  var alignment: AlignmentKey
  /// The gap between lines in points; nil uses the default.
  var spacing: CGFloat?
  /// The tracks of a grid; nil for a stack.
  var items: [GridItem]?
  var pinnedViews: PinnedScrollableViews
  /// Whether odd rows differ from even ones, so that a row is updated when its number has become odd or even.
  var alternates = false

  /// The tracks for a length across the axis.
  func tracks(across length: CGFloat?) -> GridTracks {
    guard let items else { return GridTracks(single: length ?? 0) }
    return GridTracks(items, in: length)
  }

  /// A cell's alignment in its track: its item's, or else the container's, in the middle of the line.
  func alignment(of track: GridTracks.Track) -> Alignment {
    if let alignment = track.alignment { return alignment }
    switch axis {
    case .vertical: return Alignment(horizontal: HorizontalAlignment(alignment), vertical: .center)
    case .horizontal: return Alignment(horizontal: .center, vertical: VerticalAlignment(alignment))
    }
  }
}
