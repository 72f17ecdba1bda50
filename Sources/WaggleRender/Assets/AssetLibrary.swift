import Foundation
import Synchronization
import Waggle

/// Finds the images and colours of a program by their names: PNG files of a bundle, and asset catalogues, which are copied
/// as they are on Linux.
///
/// A bundle is looked through once, at the first request. The program's own bundle is the folder of its executable, together
/// with the resources of its package's targets, which SwiftPM puts there.
final class AssetLibrary: AssetProvider {
  let colors: AssetColors
  private var images: [ImageKey: BitmapImage?] = [:]

  private struct ImageKey: Hashable {
    let name: String
    let folder: String
    let scale: CGFloat
    let isDark: Bool
  }

  init() {
    colors = AssetColors { AssetFolders.shared.index(of: $1).color(named: $0) }
  }

  func bitmap(named name: String, in bundle: Bundle?, scale: CGFloat, isDark: Bool) -> BitmapImage?
  {
    let index = AssetFolders.shared.index(of: bundle)
    let key = ImageKey(name: name, folder: index.folder, scale: scale, isDark: isDark)
    if let known = images[key] { return known }
    let image = index.image(named: name, scale: scale, isDark: isDark)
    images[key] = .some(image)
    return image
  }
}

/// What is in each bundle, from any thread.
final class AssetFolders: Sendable {
  static let shared = AssetFolders()

  private let indices = Mutex<[String: AssetIndex]>([:])

  func index(of bundle: Bundle?) -> AssetIndex {
    let isOwn = bundle == nil || bundle == .main
    let folder = (bundle ?? .main).resourcePath ?? (bundle ?? .main).bundlePath
    return indices.withLock { indices in
      if let known = indices[folder] { return known }
      let index = AssetIndex(folder: folder, isProgram: isOwn)
      indices[folder] = index
      return index
    }
  }
}
