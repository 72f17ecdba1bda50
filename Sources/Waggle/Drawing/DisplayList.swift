package import Foundation

/// What to draw, as a value: a shared tree, printable, compared by identity.
///
/// A list never changes. A new one that differs in one leaf shares all nodes but those on the way to that leaf.
package struct DisplayList {
  /// nil draws nothing.
  package let root: DisplayNode?

  package init(_ root: DisplayNode? = nil) { self.root = root }

  package static var empty: DisplayList { DisplayList() }

  package var isEmpty: Bool { root == nil }
}

extension DisplayList: Equatable {
  /// Whether both are the same tree: what was not remade is not compared.
  package static func == (a: DisplayList, b: DisplayList) -> Bool { a.root === b.root }
}

/// One node of a display list: an item to draw, or an effect on the nodes below it.
///
/// Lengths are in points, unrounded; whoever draws snaps to pixels (L141). Colours are resolved.
package final class DisplayNode {
  package enum Content {
    /// Drawn first to last, so that the last is on top.
    case group([DisplayNode])
    /// Below, coordinates are moved by this much.
    case offset(CGSize, DisplayNode)
    /// Below, coordinates go through this transform.
    case transform(CGAffineTransform, DisplayNode)
    /// Below, coordinates go through this transform, which has perspective.
    case projection(ProjectionTransform, DisplayNode)
    /// What is below is drawn as one picture and then faded; 0 to 1.
    case opacity(Double, DisplayNode)
    /// What is below is cut to this path.
    case clip(Path, FillStyle, DisplayNode)
    /// What is below throws shadows, the first nearest to it, and is drawn; then the inner ones fall on it.
    case shadows([LayerShadow], DisplayNode)
    /// What is below is drawn as one picture and then blurred; `radius`, 0 or more, is the standard deviation. An opaque one
    /// stays within the picture's box and covers it.
    case blur(radius: CGFloat, isOpaque: Bool, DisplayNode)
    /// A path filled. `path` is in the coordinates of `frame`'s own origin: (0, 0) to `frame.size`.
    /// The drawn frame runs from the snapped edge to the snapped edge (L141), and the path with it.
    case fill(Path, frame: CGRect, Paint, FillStyle)
    /// A path stroked, coordinates as in `fill`.
    case stroke(Path, frame: CGRect, Paint, StrokeStyle)
    /// The frame filled: what a `Color` draws; edges snap to pixels (L141).
    case rectangle(CGRect, Paint)
    /// Text with its layout's top leading corner at a point.
    case text(TextLayout, at: CGPoint)
    /// A symbol's outline stretched to a frame.
    case symbol(SymbolImage, frame: CGRect, Paint)
  }

  /// Never changes while anyone else can see the node.
  package private(set) var content: Content

  package init(_ content: Content) { self.content = content }

  /// Frees what is below without recursion, so that a list of any depth can go.
  deinit {
    var waiting = content.children
    if waiting.isEmpty { return }
    content = .group([])
    while var node = waiting.popLast() {
      guard isKnownUniquelyReferenced(&node) else { continue }
      waiting.append(contentsOf: node.content.children)
      node.content = .group([])
    }
  }
}

extension DisplayNode.Content {
  /// The nodes directly below; none for an item.
  package var children: [DisplayNode] {
    switch self {
    case .group(let children): children
    case .offset(_, let child), .transform(_, let child), .projection(_, let child),
      .opacity(_, let child),
      .clip(_, _, let child), .shadows(_, let child), .blur(_, _, let child):
      [child]
    case .fill, .stroke, .rectangle, .text, .symbol: []
    }
  }
}

extension DisplayNode.Content {
  /// What is below throws one shadow, then is drawn itself.
  package static func shadow(
    _ color: ResolvedColor, radius: CGFloat, offset: CGSize, _ child: DisplayNode
  ) -> DisplayNode.Content {
    .shadows([LayerShadow(color: color, radius: radius, offset: offset)], child)
  }
}

/// A symbol as found by a provider: an outline in its own box.
package final class SymbolImage {
  package let name: String
  /// In the coordinates of `box`.
  package let path: Path
  package let fillStyle: FillStyle
  /// The outline's view box, in units of its own.
  package let box: CGRect

  package init(name: String, path: Path, fillStyle: FillStyle, box: CGRect) {
    self.name = name
    self.path = path
    self.fillStyle = fillStyle
    self.box = box
  }

  /// The same symbol turned over, left to right.
  package private(set) lazy var mirrored = SymbolImage(
    name: name,
    path: path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.minX + box.maxX, ty: 0)),
    fillStyle: fillStyle, box: box)
}

/// Finds symbols by the names that SF Symbols uses.
package protocol SymbolProvider: AnyObject {
  /// The symbol of that name, or nil where there is none (an unknown name takes no room: L004).
  func symbol(named name: String) -> SymbolImage?
}

/// Turns a display list into bytes.
package protocol Rasterizer: AnyObject {
  /// A PNG of `size` points at `scale` pixels a point, transparent where nothing is drawn.
  func pngData(_ list: DisplayList, size: CGSize, scale: CGFloat, background: ResolvedColor?) throws
    -> Data
  /// A PDF page of `size` points, one point a unit, text as text.
  func pdfData(_ list: DisplayList, size: CGSize, background: ResolvedColor?) throws -> Data
  /// An SVG of `size` CSS pixels.
  func svgData(_ list: DisplayList, size: CGSize, background: ResolvedColor?) throws -> Data
}
