import Foundation
import Waggle

/// An image of the program, or what keeps it from being drawn.
struct FoundImage {
  var image: BitmapImage?
  /// A sentence; with an image it says what is not as it should be.
  var problem: String?

  init(image: BitmapImage? = nil, problem: String? = nil) {
    (self.image, self.problem) = (image, problem)
  }

  /// The image in a file, whose format its name says.
  ///
  /// - Parameter scale: pixels per point; outlines have one unit per point.
  init(file path: String, named name: String, scale: CGFloat, isTemplate: Bool = false) {
    guard let data = FileManager.default.contents(atPath: path) else {
      self.init(problem: "The file \(path) cannot be read.")
      return
    }
    switch ImageKind(path) {
    case .svg: self.init(svg: data, at: path, named: name, isTemplate: isTemplate)
    case .heif: self.init(heif: data, at: path, named: name, scale: scale, isTemplate: isTemplate)
    case .pdf: self.init(problem: Self.pdf(path))
    case .pixels, nil:
      let image = BitmapImage(name: name, data: data, scale: scale, isTemplate: isTemplate)
      let problem = "The file \(path) is neither a PNG nor a JPEG file."
      self.init(image: image, problem: image == nil ? problem : nil)
    }
  }

  private init(svg data: Data, at path: String, named name: String, isTemplate: Bool) {
    let image = BitmapImage(name: name, svg: data, isTemplate: isTemplate)
    let absence = SVGLibrary.shared == nil ? SVGLibrary.absence(path) : nil
    let problem = "The file \(path) is not an SVG file, or says neither a size nor a view box."
    self.init(image: image, problem: image == nil ? problem : absence)
  }

  private init(
    heif data: Data, at path: String, named name: String, scale: CGFloat, isTemplate: Bool
  ) {
    guard let library = HEIFLibrary.shared else {
      self.init(problem: HEIFLibrary.absence(path))
      return
    }
    let image = library.file(of: data).flatMap {
      BitmapImage(name: name, data: $0, scale: scale, isTemplate: isTemplate)
    }
    let problem = "The file \(path) is not a HEIC file, or is damaged."
    self.init(image: image, problem: image == nil ? problem : nil)
  }

  private static func pdf(_ path: String) -> String {
    let name = (path as NSString).lastPathComponent
    let svg = (name as NSString).deletingPathExtension + ".svg"
    return "The image \(path) is a PDF file, which is not drawn. "
      + "Make an SVG file of it (pdftocairo -svg \(name) \(svg), of Debian's poppler-utils) and name that in its set."
  }
}

/// What the name of an image file says of its format.
enum ImageKind: CaseIterable {
  case pixels, svg, heif
  /// A format that is not drawn.
  case pdf

  private static let endings: [String: ImageKind] = [
    "png": .pixels, "jpg": .pixels, "jpeg": .pixels, "svg": .svg, "heic": .heif, "heif": .heif,
    "pdf": .pdf,
  ]

  /// nil for a file that has another ending.
  init?(_ path: String) {
    guard let kind = Self.endings[(path as NSString).pathExtension.lowercased()] else {
      return nil
    }
    self = kind
  }
}
