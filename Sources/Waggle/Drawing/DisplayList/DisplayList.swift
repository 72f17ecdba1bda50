package import Foundation

/// A drawing, as a value: a shared tree that can be printed and is compared by identity.
///
/// A list never changes. A new list that differs in one leaf shares all nodes except the path to that leaf.
package struct DisplayList {
  /// nil draws nothing.
  package let root: DisplayNode?

  package init(_ root: DisplayNode? = nil) { self.root = root }

  package static var empty: DisplayList { DisplayList() }

  package var isEmpty: Bool { root == nil }
}

extension DisplayList: Equatable {
  /// Whether both are the same tree; compares identity only.
  package static func == (a: DisplayList, b: DisplayList) -> Bool { a.root === b.root }
}

/// One node of a display list: an item, or an effect on the nodes below it.
///
/// Lengths are in points, unrounded; the renderer snaps to pixels (L141). Colours are resolved. The largest contents are indirect:
/// every node would be as large otherwise, and most are rectangles, texts and groups.
package final class DisplayNode {
  package enum Content {
    /// Drawn first to last, so that the last is on top.
    case group([DisplayNode])
    /// Translates the coordinates below by this offset.
    case offset(CGSize, DisplayNode)
    /// Applies this transform to the coordinates below.
    case transform(CGAffineTransform, DisplayNode)
    /// Applies this transform, which has perspective, to the coordinates below.
    indirect case projection(ProjectionTransform, DisplayNode)
    /// Draws the node below as one layer with this opacity, 0 to 1.
    case opacity(Double, DisplayNode)
    /// Clips the node below to this path.
    case clip(Path, FillStyle, DisplayNode)
    /// Draws the node below with shadows: drop shadows below it, the first one closest, inner shadows on top of it.
    case shadows([LayerShadow], DisplayNode)
    /// Draws the node below as one layer and blurs it; `radius`, 0 or more, is the standard deviation. An opaque blur
    /// is confined to the layer's bounds and covers them.
    case blur(radius: CGFloat, isOpaque: Bool, DisplayNode)
    /// Draws the node below as one layer with its colours changed.
    case colors(ColorMatrix, DisplayNode)
    /// Draws the node below as one layer and combines it with what is below that.
    case blend(BlendMode, DisplayNode)
    /// Draws the second node as one layer, only where the first is drawn, as opaque as that is.
    case mask(DisplayNode, DisplayNode)
    /// Shows the node below, in content coordinates, through the viewport of a scroll view.
    indirect case scroll(ScrollLayer, DisplayNode)
    /// Draws the node below: the text, the selection and the caret of the text input with this number. A page shows
    /// the text of its own element instead while that has the focus.
    case textInput(Int, DisplayNode)
    /// Draws the node below; touches go through it.
    case untouched(DisplayNode)
    /// Draws the node below, which is clear; it is touched all the same.
    case touched(DisplayNode)
    /// Draws the node below, a transform or an opacity as it is now. A page continues it by itself.
    case moving(DisplayMotion, DisplayNode)
    /// Fills a path. `path` is relative to the origin of `frame`: (0, 0) to `frame.size`. The frame is drawn from
    /// snapped edge to snapped edge (L141), and the path with it.
    indirect case fill(Path, frame: CGRect, Paint, FillStyle)
    /// Strokes a path; coordinates as in `fill`.
    indirect case stroke(Path, frame: CGRect, Paint, StrokeStyle)
    /// Fills the frame, as a `Color` does; edges snap to pixels (L141).
    case rectangle(CGRect, Paint)
    /// Draws text; the point is the layout's top leading corner.
    case text(TextLayout, at: CGPoint)
    /// Draws a symbol's outline, stretched to a frame.
    indirect case symbol(SymbolImage, frame: CGRect, Paint)
    /// Draws a part of an image, stretched to a frame whose edges snap to pixels (L141).
    indirect case bitmap(BitmapPart, frame: CGRect)
  }

  /// Never changes once the node is shared.
  package private(set) var content: Content

  package init(_ content: Content) { self.content = content }

  /// Releases the nodes below without recursion, so that a list of any depth can be freed. Allocates nothing where each node
  /// has one below it, or is shared.
  deinit {
    var waiting: [DisplayNode] = []
    var next = content.releaseParts(to: &waiting)
    while var node = next ?? waiting.popLast() {
      next = nil
      if isKnownUniquelyReferenced(&node) { next = node.content.releaseParts(to: &waiting) }
    }
  }
}

extension DisplayNode.Content {
  /// The nodes directly below that are seen; empty for an item.
  package var children: [DisplayNode] {
    switch self {
    case .group(let children): children
    case .offset(_, let child), .transform(_, let child), .projection(_, let child),
      .opacity(_, let child),
      .clip(_, _, let child), .shadows(_, let child), .blur(_, _, let child),
      .scroll(_, let child), .textInput(_, let child), .colors(_, let child), .blend(_, let child),
      .mask(_, let child), .moving(_, let child), .untouched(let child), .touched(let child):
      [child]
    case .fill, .stroke, .rectangle, .text, .symbol, .bitmap: []
    }
  }

  /// Empties the content unless it is an item. Returns the node below if there is one; several are added to `waiting`.
  fileprivate mutating func releaseParts(to waiting: inout [DisplayNode]) -> DisplayNode? {
    switch self {
    case .group(let children):
      self = .group([])
      if waiting.isEmpty { waiting = children } else { waiting.append(contentsOf: children) }
      return nil
    case .mask(let mask, let child):
      self = .group([])
      waiting.append(mask)
      return child
    case .offset(_, let child), .transform(_, let child), .projection(_, let child),
      .opacity(_, let child), .clip(_, _, let child), .shadows(_, let child),
      .blur(_, _, let child), .scroll(_, let child), .textInput(_, let child),
      .colors(_, let child), .blend(_, let child), .moving(_, let child), .untouched(let child),
      .touched(let child):
      self = .group([])
      return child
    case .fill, .stroke, .rectangle, .text, .symbol, .bitmap: return nil
    }
  }
}

extension DisplayNode.Content {
  /// Draws the node with one drop shadow below it.
  package static func shadow(
    _ color: ResolvedColor, radius: CGFloat, offset: CGSize, _ child: DisplayNode
  ) -> DisplayNode.Content {
    .shadows([LayerShadow(color: color, radius: radius, offset: offset)], child)
  }
}

/// A symbol from a provider: an outline in its view box.
package final class SymbolImage {
  /// "" for a layer other than the primary one, which is not read aloud.
  package let name: String
  /// In the coordinates of `box`.
  package let path: Path
  package let fillStyle: FillStyle
  /// The outline's view box, in its own units: as wide for its height as the frame is.
  package let box: CGRect
  /// The size of its frame in a font of one point (C023).
  package let extent: CGSize
  /// Its forms in other weights, by the weight's tenths.
  private var weighted: [Int: SymbolImage] = [:]

  /// - Parameter extent: nil for the box at a sixteenth of 22 points for each unit, in a font of 17.
  package init(
    name: String, path: Path, fillStyle: FillStyle, box: CGRect, extent: CGSize? = nil
  ) {
    self.name = name
    self.path = path
    self.fillStyle = fillStyle
    self.box = box
    self.extent = extent ?? CGSize(width: box.width * 0.081, height: box.height * 0.081)
  }

  /// The symbol with another outline in its frame.
  func with(_ path: Path, _ style: FillStyle? = nil, name: String? = nil) -> SymbolImage {
    SymbolImage(
      name: name ?? self.name, path: path, fillStyle: style ?? fillStyle, box: box, extent: extent)
  }

  /// The symbol, flipped horizontally.
  package private(set) lazy var mirrored = with(
    path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.minX + box.maxX, ty: 0)))

  /// The symbol with strokes of a font's weight, 100 to 900: its outline is widened or narrowed (C468). A sixteenth of an
  /// icon is its regular stroke.
  package func weighted(_ weight: Int) -> SymbolImage {
    let step = min(max(weight, 100), 900) / 10
    if step == 40 { return self }
    if let made = weighted[step] { return made }
    let plain = path.normalized(eoFill: fillStyle.isEOFilled)
    let width = step > 40 ? CGFloat(step - 40) * 0.014 : CGFloat(40 - step) * 0.018
    let edge = plain.strokedPath(StrokeStyle(lineWidth: width, lineJoin: .round))
    let style = FillStyle(antialiased: fillStyle.isAntialiased)
    let made = with(step > 40 ? plain.union(edge) : plain.subtracting(edge), style)
    weighted[step] = made
    return made
  }

  /// Its layers, the primary one first; only that has the name. One for a symbol that is not divided (C291).
  private(set) lazy var layers: [(symbol: SymbolImage, color: Color?)] = {
    let layers = SymbolLayers(name: name, path: path).layers
    guard layers.count > 1 else { return [(self, layers.first?.color)] }
    let style = FillStyle(eoFill: true, antialiased: fillStyle.isAntialiased)
    return layers.enumerated().map { index, layer in
      let name = index == 0 ? name : ""
      return (with(layer.path, style, name: name), layer.color)
    }
  }()

  /// What is drawn at every value, and what is drawn from one step of a variable value to the next; nil for a symbol without
  /// such steps (C467).
  private(set) lazy var steps: [SymbolImage]? = {
    guard let steps = SymbolLayers(name: name, path: path).steps else { return nil }
    let style = FillStyle(eoFill: true, antialiased: fillStyle.isAntialiased)
    return steps.enumerated().map { with($1, style, name: $0 == 0 ? name : "") }
  }()

  /// The symbol without smooth edges.
  package private(set) lazy var jagged = with(
    path, FillStyle(eoFill: fillStyle.isEOFilled, antialiased: false))
}

/// Finds symbols by their SF Symbols names.
package protocol SymbolProvider: AnyObject {
  /// The symbol of that name; nil for an unknown name, which takes no space (L004).
  func symbol(named name: String) -> SymbolImage?
  /// Finds what belongs to the program; nil means that it has nothing.
  var assets: (any AssetProvider)? { get }
}

extension SymbolProvider {
  package var assets: (any AssetProvider)? { nil }
}

/// Encodes a display list as an image or document.
package protocol Rasterizer: AnyObject {
  /// A PNG of `size` points at `scale` pixels per point, transparent where nothing is drawn.
  func pngData(_ list: DisplayList, size: CGSize, scale: CGFloat, background: ResolvedColor?) throws
    -> Data
  /// A PDF page of `size` points, one unit per point; text stays text.
  func pdfData(_ list: DisplayList, size: CGSize, background: ResolvedColor?) throws -> Data
  /// An SVG of `size` CSS pixels.
  func svgData(_ list: DisplayList, size: CGSize, background: ResolvedColor?) throws -> Data
}
