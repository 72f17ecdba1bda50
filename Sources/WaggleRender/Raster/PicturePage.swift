package import Foundation
package import Waggle

/// A page of a document: what is drawn on it, its size in points, and what is below.
package struct PicturePage {
  package let list: DisplayList
  package let size: CGSize
  package let background: ResolvedColor?

  package init(list: DisplayList, size: CGSize, background: ResolvedColor?) {
    (self.list, self.size, self.background) = (list, size, background)
  }
}

extension RenderSystem {
  /// A PDF with a page for each drawing, in their order; one unit per point, and text stays text.
  package static func pdfData(_ pages: [PicturePage]) throws -> Data {
    try rasterizer.pdfData(pages)
  }
}
