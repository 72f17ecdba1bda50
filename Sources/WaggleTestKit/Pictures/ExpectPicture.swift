public import Foundation
public import Waggle

/// Compares pictures of a view with those that were recorded, and throws where one differs (C730).
///
/// ```swift
/// @MainActor @Test func `the badge looks as before`() throws {
///   try expectPicture(of: Text("3").padding().background(.red, in: .capsule), named: "badge")
/// }
/// ```
///
/// The recorded pictures are beside the test, in `__Pictures__/TestFile/badge.png`, and belong into the repository. `WAGGLE_RECORD=1`
/// records them, and writes over those that differ.
///
/// Pictures are equal to the pixel, on every machine with the same fonts and versions of Cairo and Pango, which are noted in each file.
/// Where a picture differs, the error says where, which element moved or changed, and names three files: the new picture, the old one,
/// and the difference. They are in `.build/pictures` of the package, or in the folder that `WAGGLE_PICTURES` names, with a page of all.
///
/// - Parameter view: drawn at rest, on the background of its colour scheme.
/// - Parameter name: the name of the file; nil for that of the test's function.
/// - Parameter size: the size of the window, in points; nil for the view's ideal size.
/// - Parameter scale: pixels per point.
/// - Parameter schemes: the colour schemes; a picture each.
/// - Parameter textSizes: the sizes of text; a picture each.
/// - Parameter directions: the directions of layout; a picture each.
/// - Parameter tolerance: which differences are allowed.
/// - Parameter filePath: the file of the test, beside which the recorded ones are.
/// - Parameter function: the function of the test.
/// - Parameter line: the line that the error names.
/// - Throws: ``PictureMismatch``, or an error of the file system.
@MainActor
public func expectPicture<Content: View>(
  of view: Content, named name: String? = nil, size: CGSize? = nil, scale: CGFloat = 2,
  schemes: [ColorScheme] = [.light], textSizes: [DynamicTypeSize] = [.large],
  directions: [LayoutDirection] = [.leftToRight], tolerance: PictureTolerance = .exact,
  filePath: String = #filePath, function: String = #function, line: Int = #line
) throws {
  let files = SnapshotFiles(test: filePath, line: line, name: name ?? function)
  var faults: [PictureMismatch.Fault] = []
  for scheme in schemes {
    for textSize in textSizes {
      for direction in directions {
        let variant = PictureVariant(
          scheme: schemes.count > 1 ? scheme : nil,
          textSize: textSizes.count > 1 ? textSize : nil,
          direction: directions.count > 1 ? direction : nil)
        let host = pictureHost(
          view, size: size, scale: scale, scheme: scheme, textSize: textSize, direction: direction)
        let check = PictureCheck(
          host: host, scale: scale, files: files, suffix: variant.suffix, tolerance: tolerance)
        if let fault = try check.fault() { faults.append(fault) }
      }
    }
  }
  if !faults.isEmpty { throw PictureMismatch(faults: faults, line: line, file: filePath) }
}

/// A host with the view at rest.
@MainActor
private func pictureHost<Content: View>(
  _ view: Content, size: CGSize?, scale: CGFloat, scheme: ColorScheme, textSize: DynamicTypeSize,
  direction: LayoutDirection
) -> TestHost {
  let host = TestHost(
    size: size ?? CGSize(width: 390, height: 844), colorScheme: scheme, scale: scale
  ) {
    view
  }
  host.setEnvironment(\.dynamicTypeSize, textSize)
  host.setEnvironment(\.layoutDirection, direction)
  host.settle()
  if size == nil {
    // A window that is smaller may break lines: until nothing changes.
    for _ in 0..<4 where host.host.contentSize != host.size {
      host.size = host.host.contentSize
      host.settle()
    }
  }
  return host
}

/// Which differences of a picture are allowed.
public struct PictureTolerance: Hashable, Sendable {
  /// The largest difference of a channel, of 1, of pixels that count as equal.
  public var color: Double
  /// The part of the pixels, of 1, that may differ more than that.
  public var pixels: Double

  /// A tolerance of colours and of pixels; both are 0 to 1.
  public init(color: Double = 0, pixels: Double = 0) {
    self.color = color
    self.pixels = pixels
  }

  /// None: each pixel is equal.
  public static let exact = PictureTolerance()
}

/// What of a picture is one of several.
private struct PictureVariant {
  let scheme: ColorScheme?
  let textSize: DynamicTypeSize?
  let direction: LayoutDirection?

  /// What its file's name has at the end.
  var suffix: String {
    var parts: [String] = []
    if let scheme { parts.append("\(scheme)") }
    if let textSize { parts.append("\(textSize)") }
    if let direction { parts.append(direction == .leftToRight ? "ltr" : "rtl") }
    return parts.map { "-\($0)" }.joined()
  }
}
