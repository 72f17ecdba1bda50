public import Foundation

/// An image of pixels as CoreGraphics writes it: a PNG or JPEG file, for code such as `ImageRenderer.cgImage` (C670).
///
/// It has no access to single pixels, and is not drawn into by a program.
///
/// ```swift
/// @MainActor func picture() -> Image? {
///   let renderer = ImageRenderer(content: Text("Clover").padding())
///   renderer.scale = 2
///   return renderer.cgImage.map { Image($0, scale: 2, label: Text("Clover")) }
/// }
/// ```
public final class CGImage: Hashable, Sendable {
  package let file: BitmapImage

  package init(_ file: BitmapImage) { self.file = file }

  /// The width in pixels.
  public var width: Int { Int(file.pixelSize.width) }
  /// The height in pixels.
  public var height: Int { Int(file.pixelSize.height) }

  /// Whether both are the same image.
  public static func == (a: CGImage, b: CGImage) -> Bool { a.file == b.file }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(file) }
}

extension Image {
  /// An image of CoreGraphics with a label that is read aloud (C670).
  ///
  /// - Parameters:
  ///   - cgImage: the pixels.
  ///   - scale: pixels per point.
  ///   - orientation: how it is turned: a file says that itself, so that only `up` can be shown.
  ///   - label: what is read aloud.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) { self = Image(cgImage.file(scale), label: label) }

  /// An image of CoreGraphics that is not read aloud (C670).
  ///
  /// - Parameters:
  ///   - cgImage: the pixels.
  ///   - scale: pixels per point.
  ///   - orientation: how it is turned: a file says that itself, so that only `up` can be shown.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self = Image(cgImage.file(scale))
  }

  /// How an image is turned.
  public enum Orientation: UInt8, Hashable, Sendable {
    /// The image as its file has it.
    case up
    /// Absent.
    @available(
      *, unavailable,
      message:
        "Waggle shows a file as it says itself. Turn the view with .rotationEffect or .scaleEffect."
    )
    case upMirrored
    /// Absent.
    @available(
      *, unavailable,
      message:
        "Waggle shows a file as it says itself. Turn the view with .rotationEffect or .scaleEffect."
    )
    case down
    /// Absent.
    @available(
      *, unavailable,
      message:
        "Waggle shows a file as it says itself. Turn the view with .rotationEffect or .scaleEffect."
    )
    case downMirrored
    /// Absent.
    @available(
      *, unavailable,
      message:
        "Waggle shows a file as it says itself. Turn the view with .rotationEffect or .scaleEffect."
    )
    case leftMirrored
    /// Absent.
    @available(
      *, unavailable,
      message:
        "Waggle shows a file as it says itself. Turn the view with .rotationEffect or .scaleEffect."
    )
    case right
    /// Absent.
    @available(
      *, unavailable,
      message:
        "Waggle shows a file as it says itself. Turn the view with .rotationEffect or .scaleEffect."
    )
    case rightMirrored
    /// Absent.
    @available(
      *, unavailable,
      message:
        "Waggle shows a file as it says itself. Turn the view with .rotationEffect or .scaleEffect."
    )
    case left
  }
}

extension CGImage {
  /// The same file with as many pixels per point.
  fileprivate func file(_ scale: CGFloat) -> BitmapImage {
    guard scale != file.scale else { return file }
    return BitmapImage(name: file.name, data: file.data, scale: scale) ?? file
  }
}

/// Absent: what a program of CoreGraphics draws in.
@available(
  *, unavailable,
  message: "Waggle has no CGContext. Draw in a Canvas, and make a picture of it with ImageRenderer."
)
public final class CGContext {}
