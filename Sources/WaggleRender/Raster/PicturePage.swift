package import Foundation
package import Waggle

/// A page of a document: what is drawn on it, and its size in points.
package struct PicturePage {
  package let list: DisplayList
  package let size: CGSize

  package init(list: DisplayList, size: CGSize) { (self.list, self.size) = (list, size) }
}

extension RenderSystem {
  /// A PDF with a page for each drawing, in their order; one unit per point, and text stays text.
  package static func pdfData(_ pages: [PicturePage], background: ResolvedColor?) throws -> Data {
    try rasterizer.pdfData(pages, background: background)
  }
}
