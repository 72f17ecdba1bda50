public import Foundation
public import Waggle
import WaggleRender

/// An image as UIKit writes it, for code that loads one from data or a file and shows it with `Image(uiImage:)`.
///
/// It is a PNG file, an image of the program by its name, or a symbol; data of other formats gives nil.
///
/// ```swift
/// let png = try ImageRenderer(content: Text("Clover")).pngData(scale: 2)
/// let image = UIImage(data: png, scale: 2)
/// print(image?.size.height ?? 0)  // 22.0
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

    static func == (a: Source, b: Source) -> Bool {
      switch (a, b) {
      case (.file(let a), .file(let b)): a == b
      case (.asset(_, let a, let bundle), .asset(_, let b, let other)): a == b && bundle == other
      case (.symbol(let a, _), .symbol(let b, _)): a == b
      default: false
      }
    }

    func hash(into hasher: inout Hasher) {
      switch self {
      case .file(let file): hasher.combine(file)
      case .asset(_, let name, _), .symbol(let name, _): hasher.combine(name)
      }
    }
  }

  private let source: Source
  /// Whether the image is a mask for the foreground style.
  public let renderingMode: RenderingMode

  private init(_ source: Source, _ renderingMode: RenderingMode = .automatic) {
    (self.source, self.renderingMode) = (source, renderingMode)
  }

  /// The image in a PNG file, with `scale` pixels per point; nil for other data.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let file = BitmapImage(name: "image", png: data, scale: scale) else { return nil }
    self.init(.file(file))
  }

  /// The image in the PNG file at a path; nil if there is none. "@2x" and "@3x" at the end of the name are pixels per point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    guard let file = BitmapImage(name: name, png: data, scale: scale) else { return nil }
    self.init(.file(file))
  }

  /// The image of that name, as `Image(_:bundle:)` finds it (C342); nil if there is none.
  public convenience init?(named name: String) { self.init(asset: name, in: nil) }

  /// The image of that name in a bundle, the program's own for nil (C342); nil if there is none.
  public convenience init?(named name: String, in bundle: Bundle?) {
    self.init(asset: name, in: bundle)
  }

  private convenience init?(asset name: String, in bundle: Bundle?) {
    guard let file = ProgramImages.image(named: name, in: bundle) else { return nil }
    self.init(.asset(file, name: name, bundle))
  }

  /// The symbol of that name; nil if there is none.
  @MainActor public convenience init?(systemName name: String) {
    guard let symbol = RenderSystem.make().symbols.symbol(named: name) else { return nil }
    self.init(.symbol(name, symbol.naturalSize(in: EnvironmentValues())))
  }

  /// The size in points; of a symbol that beside the text of a body.
  public var size: CGSize {
    switch source {
    case .file(let file), .asset(let file, _, _): file.size
    case .symbol(_, let size): size
    }
  }

  /// Pixels per point; 1 for a symbol.
  public var scale: CGFloat {
    switch source {
    case .file(let file), .asset(let file, _, _): file.scale
    case .symbol: 1
    }
  }

  /// The PNG file; nil for a symbol.
  public func pngData() -> Data? {
    switch source {
    case .file(let file), .asset(let file, _, _): file.data
    case .symbol: nil
    }
  }

  /// The image as a mask for the foreground style, or in its own colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, renderingMode)
  }

  /// The image as a view.
  fileprivate var image: Image {
    let image =
      switch source {
      case .file(let file): Image(file)
      case .asset(_, let name, let bundle): Image(decorative: name, bundle: bundle)
      case .symbol(let name, _): Image(systemName: name)
      }
    switch renderingMode {
    case .automatic: return image
    case .alwaysOriginal: return image.renderingMode(.original)
    case .alwaysTemplate: return image.renderingMode(.template)
    }
  }
}

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
