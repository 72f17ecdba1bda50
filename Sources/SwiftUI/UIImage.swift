public import Foundation
public import Waggle
import WaggleRender

/// An image as UIKit writes it, for code that loads one from data or a file and shows it with `Image(uiImage:)`.
///
/// It is a PNG, JPEG or HEIC file, an image of the program by its name, or a symbol; data of other formats gives nil.
///
/// ```swift
/// let png = try ImageRenderer(content: Text("Clover")).pngData(scale: 2)
/// let image = UIImage(data: png, scale: 2)
/// print(image?.size.height ?? 0)  // 20.5
/// ```
public final class UIImage: Sendable {
  /// Whether an image is a mask for the foreground style, or has its own colours.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// What the image itself says.
    case automatic
    /// Drawn in its own colours.
    case alwaysOriginal
    /// Drawn in the foreground style.
    case alwaysTemplate
  }

  /// What the image is drawn from.
  private enum Source: Hashable {
    case file(BitmapImage)
    /// An image of the program, which has files for some screens and colour schemes; the first is for a light one of one
    /// pixel per point.
    case asset(BitmapImage, name: String, Bundle?)
    case symbol(String, CGSize)
    /// An image without content.
    case empty

    static func == (a: Source, b: Source) -> Bool {
      switch (a, b) {
      case (.file(let a), .file(let b)): a == b
      case (.asset(_, let a, let bundle), .asset(_, let b, let other)): a == b && bundle == other
      case (.symbol(let a, _), .symbol(let b, _)): a == b
      case (.empty, .empty): true
      default: false
      }
    }

    func hash(into hasher: inout Hasher) {
      switch self {
      case .file(let file): hasher.combine(file)
      case .asset(_, let name, _), .symbol(let name, _): hasher.combine(name)
      case .empty: break
      }
    }
  }

  private let source: Source
  /// Whether the image is a mask for the foreground style.
  public let renderingMode: RenderingMode

  private init(_ source: Source, _ renderingMode: RenderingMode = .automatic) {
    (self.source, self.renderingMode) = (source, renderingMode)
  }

  /// An image without content, of size zero, for code such as `Image(uiImage: photo ?? UIImage())`.
  public convenience init() { self.init(.empty) }

  /// The image in a PNG, JPEG or HEIC (C707) file, with `scale` pixels per point; nil for other data.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let file = ProgramAssets.image(named: "image", data: data, scale: scale) else {
      return nil
    }
    self.init(.file(file))
  }

  /// The image in the PNG, JPEG or HEIC (C707) file at a path; nil if there is none. "@2x" and "@3x" at the end of the name are pixels
  /// per point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    guard let file = ProgramAssets.image(named: name, data: data, scale: scale) else { return nil }
    self.init(.file(file))
  }

  /// The image of that name, as `Image(_:bundle:)` finds it (C342); nil if there is none.
  public convenience init?(named name: String) { self.init(asset: name, in: nil) }

  /// The image of that name in a bundle, the program's own for nil (C342); nil if there is none.
  public convenience init?(named name: String, in bundle: Bundle?) {
    self.init(asset: name, in: bundle)
  }

  /// The image of `#imageLiteral(resourceName: "photo")`: that of the name (C342). Without one it is empty, and standard
  /// error reports it.
  public convenience init(imageLiteralResourceName name: String) {
    if let file = ProgramAssets.image(named: name, in: nil) {
      self.init(.asset(file, name: name, nil))
    } else {
      FileHandle.standardError.write(Data("UIImage: no image has the name \"\(name)\".\n".utf8))
      self.init(.empty)
    }
  }

  private convenience init?(asset name: String, in bundle: Bundle?) {
    guard let file = ProgramAssets.image(named: name, in: bundle) else { return nil }
    self.init(.asset(file, name: name, bundle))
  }

  /// The symbol of that name, on any thread; nil if there is none.
  public convenience init?(systemName name: String) {
    let size = SymbolLibrary.read(symbol: name) { $0?.naturalSize(in: EnvironmentValues()) }
    guard let size else { return nil }
    self.init(.symbol(name, size))
  }

  /// The size in points; of a symbol that beside the text of a body.
  public var size: CGSize {
    switch source {
    case .file(let file), .asset(let file, _, _): file.size
    case .symbol(_, let size): size
    case .empty: .zero
    }
  }

  /// Pixels per point; 1 for a symbol and an empty image.
  public var scale: CGFloat {
    switch source {
    case .file(let file), .asset(let file, _, _): file.scale
    case .symbol, .empty: 1
    }
  }

  /// A PNG file of the image; nil for a symbol, an empty image and a damaged file.
  public func pngData() -> Data? {
    switch source {
    case .file(let file), .asset(let file, _, _): ImageEncoder.png(of: file)
    case .symbol, .empty: nil
    }
  }

  /// A JPEG file with the pixels of the image, on white where it is clear; nil for a symbol, an empty image and a damaged
  /// file.
  ///
  /// - Parameter compressionQuality: from 0, the smallest file, to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    switch source {
    case .file(let file), .asset(let file, _, _):
      ImageEncoder.jpeg(of: file, quality: compressionQuality)
    case .symbol, .empty: nil
    }
  }

  /// The image as a mask for the foreground style, or in its own colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, renderingMode)
  }

  /// One clear pixel, a millionth of a point wide.
  private static let nothing: BitmapImage = {
    let png = """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII=
      """
    let data = Data(base64Encoded: png) ?? Data()
    guard let image = BitmapImage(name: "image", data: data, scale: 1e6) else {
      preconditionFailure("The file of an empty image is a PNG file.")
    }
    return image
  }()

  /// The image as a view.
  fileprivate var image: Image {
    let image =
      switch source {
      case .file(let file): Image(file)
      case .asset(_, let name, let bundle): Image(decorative: name, bundle: bundle)
      case .symbol(let name, _): Image(systemName: name)
      case .empty: Image(Self.nothing)
      }
    switch renderingMode {
    case .automatic: return image
    case .alwaysOriginal: return image.renderingMode(.original)
    case .alwaysTemplate: return image.renderingMode(.template)
    }
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal where the context asks for no other (C654).
public typealias _ImageLiteralType = UIImage

extension UIImage: Hashable {
  /// Whether both are the same image in the same mode.
  public static func == (a: UIImage, b: UIImage) -> Bool {
    a.source == b.source && a.renderingMode == b.renderingMode
  }

  /// Hashes the image and its mode.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(renderingMode)
  }
}

/// The same with the name that AppKit has for it.
public typealias NSImage = UIImage

extension Image {
  /// An image of UIKit, which is not read aloud unless it is a symbol.
  public init(uiImage: UIImage) { self = uiImage.image }

  /// An image of AppKit, which is not read aloud unless it is a symbol.
  public init(nsImage: NSImage) { self = nsImage.image }
}

extension ImageRenderer {
  /// The view as an image of UIKit, at the renderer's scale; nil where `pngData(scale:)` throws an error, which standard
  /// error reports.
  public var uiImage: UIImage? { image }

  /// The view as an image of AppKit, at the renderer's scale; nil where `pngData(scale:)` throws an error, which standard
  /// error reports.
  public var nsImage: NSImage? { image }

  private var image: UIImage? {
    do {
      return UIImage(data: try pngData(), scale: scale)
    } catch {
      FileHandle.standardError.write(Data("ImageRenderer: \(error)\n".utf8))
      return nil
    }
  }
}
