package import Foundation
package import Waggle

/// The program's images and colours by their names, for any thread.
package enum ProgramAssets {
  /// The image for light screens of one pixel per point, in a bundle, or the program's own for nil; nil if there is none.
  package static func image(named name: String, in bundle: Bundle?) -> BitmapImage? {
    AssetFolders.shared.index(of: bundle).image(named: name, scale: 1, isDark: false)
      .image
  }

  /// The image in data that a program has: a PNG, JPEG or HEIC file; nil for others.
  package static func image(named name: String, data: Data, scale: CGFloat) -> BitmapImage? {
    if let image = BitmapImage(name: name, data: data, scale: scale) { return image }
    return HEIFLibrary.shared?.file(of: data).flatMap {
      BitmapImage(name: name, data: $0, scale: scale)
    }
  }

  /// The file of the program's icon (`AppIcon.appiconset`), the largest of its images for light screens; nil if it has none.
  package static var iconFile: String? { AssetFolders.shared.index(of: nil).iconFile }

  /// Whether a colour of that name is in a bundle, or the program's own for nil.
  package static func hasColor(named name: String, in bundle: Bundle?) -> Bool {
    AssetFolders.shared.index(of: bundle).color(named: name).color != nil
  }
}
