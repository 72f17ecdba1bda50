import Foundation

extension Image {
  /// The file that the image shows; nil for a symbol. A missing one is nil, and reported.
  func bitmap(
    in environment: EnvironmentValues, _ runtime: Runtime, at path: @autoclosure () -> String
  )
    -> BitmapImage?
  {
    guard case .asset(let name, let bundle) = source else { return loadedBitmap }
    guard let assets = runtime.store(DrawingStore.self).symbols?.assets else { return nil }
    let found = assets.bitmap(named: name, in: bundle, environment)
    if found == nil {
      let reason = assets.obstacle(toImage: name, in: bundle)
      runtime.reportOnce(.missingImage(name, reason: reason, at: path()))
    }
    return found
  }

  /// The file that the image shows; nil for a symbol and for a missing one.
  func bitmap(in environment: EnvironmentValues, from sources: DrawingSources?) -> BitmapImage? {
    guard case .asset(let name, let bundle) = source else { return loadedBitmap }
    return sources?.symbols?.assets?.bitmap(named: name, in: bundle, environment)
  }

  private var loadedBitmap: BitmapImage? {
    if case .bitmap(let bitmap) = source { bitmap } else { nil }
  }

  /// How a file is read; nil if it is not.
  func label(in environment: EnvironmentValues) -> String? {
    switch (reading, source) {
    case (.text(let text), _): text.string(in: environment)
    case (.name, .asset(let name, _)): name
    default: nil
    }
  }
}

extension AssetProvider {
  fileprivate func bitmap(
    named name: String, in bundle: Bundle?, _ environment: EnvironmentValues
  ) -> BitmapImage? {
    bitmap(
      named: name, in: bundle, scale: environment.displayScale,
      isDark: environment.colorScheme == .dark)
  }
}

/// A file of pixels in a frame: its parts, each stretched to a part of the frame (C343).
struct BitmapDrawing: Equatable {
  let image: BitmapImage
  var isSharp = false
  var capInsets = EdgeInsets()
  var isTiled = false

  /// More pieces are not drawn: each has its own node.
  private static let mostPieces = 1024

  func node(in frame: CGRect) -> DisplayNode? {
    guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else {
      return nil
    }
    let columns = pieces(
      of: image.size.width, capInsets.leading, capInsets.trailing, along: frame.width)
    let rows = pieces(of: image.size.height, capInsets.top, capInsets.bottom, along: frame.height)
    guard columns.count * rows.count <= Self.mostPieces else { return whole(in: frame) }
    let nodes = rows.flatMap { row in
      columns.map { column in piece(column, row, in: frame) }
    }
    return nodes.count == 1 ? nodes[0] : DisplayNode(.group(nodes))
  }

  private func whole(in frame: CGRect) -> DisplayNode {
    let part = BitmapPart(
      image: image, source: CGRect(origin: .zero, size: image.pixelSize), isSmooth: !isSharp)
    return DisplayNode(.bitmap(part, frame: frame))
  }

  private func piece(_ column: Piece, _ row: Piece, in frame: CGRect) -> DisplayNode {
    let scale = image.scale
    let source = CGRect(
      x: column.from.lowerBound * scale, y: row.from.lowerBound * scale,
      width: column.from.length * scale, height: row.from.length * scale)
    let target = CGRect(
      x: frame.minX + column.to.lowerBound, y: frame.minY + row.to.lowerBound,
      width: column.to.length, height: row.to.length)
    return DisplayNode(
      .bitmap(
        BitmapPart(image: image, source: source, isSmooth: !isSharp), frame: target))
  }

  /// A part of an edge of the image, and where it is drawn.
  private struct Piece {
    let from: Range<CGFloat>
    let to: Range<CGFloat>
  }

  /// The first and the last piece keep their size, as far as there is room; what is between them is stretched or repeated.
  private func pieces(
    of length: CGFloat, _ first: CGFloat, _ last: CGFloat, along room: CGFloat
  ) -> [Piece] {
    let caps = capped(first, last, in: min(length, room))
    var pieces: [Piece] = []
    if caps.first > 0 { pieces.append(Piece(from: 0..<caps.first, to: 0..<caps.first)) }
    pieces += middle(caps.first..<length - caps.last, along: caps.first..<room - caps.last)
    if caps.last > 0 {
      pieces.append(Piece(from: length - caps.last..<length, to: room - caps.last..<room))
    }
    return pieces
  }

  private func capped(_ first: CGFloat, _ last: CGFloat, in room: CGFloat) -> (
    first: CGFloat, last: CGFloat
  ) {
    let (first, last) = (max(0, first), max(0, last))
    guard first + last > room, first + last > 0 else { return (first, last) }
    return (first * room / (first + last), last * room / (first + last))
  }

  private func middle(_ source: Range<CGFloat>, along target: Range<CGFloat>) -> [Piece] {
    guard source.length > 0, target.length > 0 else { return [] }
    guard isTiled else { return [Piece(from: source, to: target)] }
    let count = (target.length / source.length).rounded(.up)
    guard count <= CGFloat(Self.mostPieces) else { return [Piece(from: source, to: target)] }
    return (0..<Int(count)).map { index in
      let start = target.lowerBound + CGFloat(index) * source.length
      let end = min(start + source.length, target.upperBound)
      return Piece(
        from: source.lowerBound..<source.lowerBound + (end - start), to: start..<end)
    }
  }
}

extension Range<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
