import Foundation
import Waggle

extension DisplayElement {
  /// A mask is a picture in a box, outside which nothing is seen: where it is one image, that image (C473).
  @MainActor mutating func describeMask(_ mask: DisplayNode, at origin: CGPoint) {
    attributes.setPosition(origin)
    if let (part, frame) = mask.onlyBitmap(), fonts.images.isServed(part), part.isWhole,
      part.isSmooth
    {
      return describeImageMask(part, frame.standardized)
    }
    let bounds = mask.visualBounds.overlap(with: CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4))
    guard !bounds.isNull, !bounds.isEmpty,
      let picture = fonts.source.picture(of: mask, in: bounds.integral)
    else {
      attributes["o"] = .factor(0)
      return
    }
    attributes["cb"] = bounds.integral.pageBox(corner: .zero)
    attributes["mk"] = .text(picture)
  }

  /// The image's address, and its size in pixels: the page may load it with fewer.
  private mutating func describeImageMask(_ part: BitmapPart, _ frame: CGRect) {
    let whole = part.image.pixelSize
    attributes["cb"] = frame.pageBox(corner: .zero)
    attributes["mi"] = .text(fonts.images.address(of: part))
    attributes["ip"] = .list([.whole(Int(whole.width)), .whole(Int(whole.height))])
  }
}

extension DisplayNode {
  /// The stretched image that is all that this node draws, and its frame; nil for another node.
  fileprivate func onlyBitmap() -> (part: BitmapPart, frame: CGRect)? {
    var (node, origin) = (self, CGPoint.zero)
    while let inner = node.soleContent {
      if case .offset(let offset, _) = node.content {
        origin.x += offset.width
        origin.y += offset.height
      }
      node = inner
    }
    guard case .bitmap(let part, let frame) = node.content, part.tile == nil else { return nil }
    return (part, frame.moved(by: origin))
  }
}
