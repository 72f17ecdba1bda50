public import Foundation
public import Waggle

extension ImageRenderer {
  /// The view as an image of CoreGraphics, at the renderer's scale; nil where `pngData(scale:)` throws an error, which
  /// standard error reports (C670).
  public var cgImage: CGImage? { file.map { CGImage($0) } }

  /// The file of an image, at the renderer's scale.
  private var file: BitmapImage? {
    do {
      return BitmapImage(name: "image", data: try pngData(), scale: scale)
    } catch {
      FileHandle.standardError.write(Data("ImageRenderer: \(error)\n".utf8))
      return nil
    }
  }

  /// Absent: draws into a context of CoreGraphics.
  @available(
    *, unavailable,
    message: "Waggle has no CGContext. Write the data of pdfData(), svgData() or pngData()."
  )
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {}
}
