import Foundation

/// An image that is repeated over an area, as it is drawn.
final class DrawnTiledImage: TiledImage {
  private enum Content {
    case bitmap(BitmapImage, isSmooth: Bool, isMask: Bool)
    case symbol(SymbolImage)
  }

  private let drawn: Content?
  /// The image that could not be loaded; nil for none.
  private let missing: Image?

  /// The most symbols that are drawn: with smaller tiles they are larger than they should be.
  private static let mostSymbols: CGFloat = 4096

  init(
    _ image: Image, part: CGRect, scale: CGFloat, origin: CGPoint = .zero,
    in environment: EnvironmentValues
  ) {
    let sources = environment.drawingSources
    var size = CGSize.zero
    var content: AnyObject?
    if let bitmap = image.bitmap(in: environment, from: sources) {
      let isMask = image.rendering.map { $0 == .template } ?? bitmap.isTemplate
      drawn = .bitmap(bitmap, isSmooth: !image.isSharp, isMask: isMask)
      (size, content) = (bitmap.size, bitmap)
    } else if let symbol = image.symbol(in: environment, from: sources) {
      drawn = .symbol(symbol)
      (size, content) = (symbol.naturalSize(in: environment), symbol)
    } else {
      drawn = nil
    }
    missing = content == nil ? image : nil
    super.init(
      content, named: "\(image.source)", part: part,
      tile: CGSize(
        width: size.width * part.width * scale, height: size.height * part.height * scale),
      origin: origin, color: Color.primary.resolve(in: environment.colorContext))
  }

  /// Whether the numbers can be used.
  var isDrawable: Bool {
    [tile.width, tile.height].allSatisfy { $0 > 0 && $0.isFinite }
      && [part.minX, part.minY, origin.x, origin.y].allSatisfy(\.isFinite)
  }

  /// Reports once what cannot be drawn.
  func report(to runtime: Runtime, at path: @autoclosure () -> String) {
    switch missing?.source {
    case .asset(let name, _): runtime.reportOnce(.missingImage(name, at: path()))
    case .symbol(let name): runtime.reportOnce(.missingSymbol(name, at: path()))
    case .bitmap, nil: if !isDrawable { runtime.reportOnce(.imagePaint(at: path())) }
    }
  }

  /// The tiles where an item draws something.
  ///
  /// - Parameter item: the item, filled with a colour.
  func node(filling item: DisplayNode.Content, opacity: Double) -> DisplayNode {
    guard let tiles = tiles(over: item) else { return DisplayNode(.group([])) }
    let node = item.clipping(tiles)
    return opacity == 1 ? node : DisplayNode(.opacity(opacity, node))
  }

  private func tiles(over item: DisplayNode.Content) -> DisplayNode? {
    switch item {
    case .rectangle(let frame, _), .symbol(_, let frame, _), .bitmap(_, let frame):
      tiles(over: frame, from: frame.origin)
    case .fill(let path, let frame, _, _):
      tiles(
        over: path.boundingRect.offsetBy(dx: frame.minX, dy: frame.minY), from: frame.origin)
    case .stroke(let path, let frame, _, let style):
      tiles(
        over: path.strokedPath(style).boundingRect.offsetBy(dx: frame.minX, dy: frame.minY),
        from: frame.origin)
    case .text(let layout, let position):
      tiles(over: CGRect(origin: position, size: layout.size), from: position)
    default: nil
    }
  }

  /// The tiles that cover an area; one begins at `corner`, moved by the image's own origin.
  private func tiles(over area: CGRect, from corner: CGPoint) -> DisplayNode? {
    guard let drawn, isDrawable, area.width > 0, area.height > 0, area.width.isFinite,
      area.height.isFinite
    else { return nil }
    var tile = tile
    if case .symbol = drawn {
      // A side that is shorter than a tile has one.
      while max(area.width / tile.width, 1) * max(area.height / tile.height, 1) > Self.mostSymbols {
        tile = CGSize(width: tile.width * 2, height: tile.height * 2)
      }
    }
    func start(_ area: CGFloat, _ corner: CGFloat, _ length: CGFloat) -> CGFloat {
      corner + ((area - corner) / length).rounded(.down) * length
    }
    let first = CGPoint(
      x: start(area.minX, corner.x + origin.x, tile.width),
      y: start(area.minY, corner.y + origin.y, tile.height))
    let covered = CGRect(
      x: first.x, y: first.y, width: area.maxX - first.x, height: area.maxY - first.y)
    switch drawn {
    case .bitmap(let bitmap, let isSmooth, let isMask):
      let whole = bitmap.pixelSize
      let source = CGRect(
        x: part.minX * whole.width, y: part.minY * whole.height, width: part.width * whole.width,
        height: part.height * whole.height)
      let part = BitmapPart(image: bitmap, source: source, isSmooth: isSmooth, tile: tile)
      let node = DisplayNode(.bitmap(part, frame: covered))
      guard isMask else { return node }
      return DisplayNode(.mask(node, DisplayNode(.rectangle(covered, .color(color)))))
    case .symbol(let symbol): return symbols(symbol, tile, over: covered)
    }
  }

  private func symbols(_ symbol: SymbolImage, _ tile: CGSize, over area: CGRect) -> DisplayNode {
    let whole = CGSize(width: tile.width / part.width, height: tile.height / part.height)
    let isWhole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
    var nodes: [DisplayNode] = []
    for y in stride(from: area.minY, to: area.maxY, by: tile.height) {
      for x in stride(from: area.minX, to: area.maxX, by: tile.width) {
        let frame = CGRect(
          x: x - part.minX * whole.width, y: y - part.minY * whole.height, width: whole.width,
          height: whole.height)
        let node = DisplayNode(.symbol(symbol, frame: frame, .color(color)))
        let cell = CGRect(x: x, y: y, width: tile.width, height: tile.height)
        nodes.append(isWhole ? node : DisplayNode(.clip(Path(cell), FillStyle(), node)))
      }
    }
    return DisplayNode(.group(nodes))
  }
}
