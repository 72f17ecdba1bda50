package import Foundation

/// An image of a file: a PNG or a JPEG file, which is decoded when it is first drawn, or an SVG file, whose unit counts as a
/// pixel.
///
/// Two are equal if they are the same object.
package final class BitmapImage: Hashable, @unchecked Sendable {
  /// For elements and printed lists.
  package let name: String
  /// The file.
  package let data: Data
  /// What the head of the file says.
  package let file: ImageFile
  /// In pixels, turned as it is shown.
  package var pixelSize: CGSize { file.size }
  /// Pixels per point.
  package let scale: CGFloat
  /// Whether the image is a mask for the foreground style unless the program sets another value.
  package let isTemplate: Bool
  /// Whether the program makes it for a drawing that may change in each frame, as a mesh: then a page gets the file with the
  /// drawing.
  package let changesOften: Bool
  private let lock = NSLock()
  private var pixels: AnyObject?
  private var servedFile: AnyObject?
  /// The file as the address of an image in a page.
  package private(set) lazy var address =
    "data:\(file.format.mimeType);base64,\(data.base64EncodedString())"

  /// nil if the data is neither a PNG file nor a JPEG file, or says that it has no pixels.
  package convenience init?(
    name: String, data: Data, scale: CGFloat = 1, isTemplate: Bool = false,
    changesOften: Bool = false
  ) {
    guard let file = ImageFile(data) else { return nil }
    self.init(
      name: name, data, file, scale: scale, isTemplate: isTemplate, changesOften: changesOften)
  }

  /// A file of outlines (C706), which is drawn at the pixels of the place where it is seen; nil if it has no size.
  package convenience init?(name: String, svg data: Data, isTemplate: Bool = false) {
    guard let file = ImageFile(svg: data) else { return nil }
    self.init(name: name, data, file, scale: 1, isTemplate: isTemplate, changesOften: false)
  }

  private init?(
    name: String, _ data: Data, _ file: ImageFile, scale: CGFloat, isTemplate: Bool,
    changesOften: Bool
  ) {
    guard scale > 0 else { return nil }
    self.name = name
    self.data = data
    self.file = file
    self.scale = scale
    self.isTemplate = isTemplate
    self.changesOften = changesOften
  }

  /// The last part that was asked for, because mostly it is one that is.
  private var partAddress: (part: CGRect, address: String)?

  /// A part of the image as the address of an image in a page, in pixels.
  fileprivate func address(of part: CGRect) -> String {
    let file = address
    return lock.withLock {
      if let partAddress, partAddress.part == part { return partAddress.address }
      let svg =
        "<svg xmlns='http://www.w3.org/2000/svg' width='\(part.width)' height='\(part.height)' "
        + "viewBox='\(part.minX) \(part.minY) \(part.width) \(part.height)' "
        + "preserveAspectRatio='none'><image width='\(pixelSize.width)' "
        + "height='\(pixelSize.height)' href='\(file)'/></svg>"
      let made = "data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())"
      partAddress = (part, made)
      return made
    }
  }

  /// The size in points.
  package var size: CGSize {
    CGSize(width: pixelSize.width / scale, height: pixelSize.height / scale)
  }

  /// What the rasteriser makes of the file; it is made once.
  package func decoded(_ decode: (BitmapImage) -> AnyObject) -> AnyObject {
    lock.withLock {
      if let pixels { return pixels }
      let pixels = decode(self)
      self.pixels = pixels
      return pixels
    }
  }

  /// What a host of pages makes of the file; it is made once.
  package func served(_ make: () -> AnyObject) -> AnyObject {
    lock.withLock {
      if let servedFile { return servedFile }
      let made = make()
      servedFile = made
      return made
    }
  }

  package static func == (a: BitmapImage, b: BitmapImage) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A part of an image, and how its pixels are interpolated.
package struct BitmapPart: Equatable {
  package let image: BitmapImage
  /// In pixels of the image.
  package let source: CGRect
  package let isSmooth: Bool
  /// The size in points in which the part is repeated, from the top left corner on; nil where it is stretched.
  package let tile: CGSize?

  package init(image: BitmapImage, source: CGRect, isSmooth: Bool, tile: CGSize? = nil) {
    self.image = image
    self.source = source
    self.isSmooth = isSmooth
    self.tile = tile
  }

  /// Whether the part is all of the image.
  package var isWhole: Bool { source == CGRect(origin: .zero, size: image.pixelSize) }

  /// The part alone as the address of an image in a page. An SVG file is put inside of one that is stretched as pixels are.
  package var address: String {
    isWhole && image.file.format != .svg ? image.address : image.address(of: source)
  }
}

/// Finds the images and colours that belong to a program.
package protocol AssetProvider: AnyObject {
  /// A sentence that says why there is no image of that name; nil where the bundle has no such name, or has the image.
  func obstacle(toImage name: String, in bundle: Bundle?) -> String?
  /// The image of that name in a bundle, nil for the program's own.
  ///
  /// - Parameter scale: pixels per point of the screen.
  func bitmap(named name: String, in bundle: Bundle?, scale: CGFloat, isDark: Bool) -> BitmapImage?
  /// The colours of asset catalogues.
  var colors: AssetColors { get }
}
