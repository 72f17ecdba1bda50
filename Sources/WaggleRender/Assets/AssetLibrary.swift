import Foundation
import Synchronization
import Waggle

/// Finds the images and colours of a program by their names: image files of a bundle, and asset catalogues, which are copied
/// as they are on Linux.
///
/// A bundle is looked through once, at the first request. The program's own bundle is the folder of its executable, together
/// with the resources of its package's targets, which SwiftPM puts there.
final class AssetLibrary: AssetProvider {
  let colors: AssetColors
  private var images: [ImageKey: BitmapImage?] = [:]
  /// Why there is no image, by its name and its bundle's folder.
  private var obstacles: [[String]: String] = [:]

  private struct ImageKey: Hashable {
    let name: String
    let folder: String
    let scale: CGFloat
    let isDark: Bool
  }

  init() {
    colors = AssetColors { AssetFolders.shared.index(of: $1).color(named: $0) }
  }

  func obstacle(toImage name: String, in bundle: Bundle?) -> String? {
    obstacles[[name, AssetFolders.shared.index(of: bundle).folder]]
  }

  func bitmap(named name: String, in bundle: Bundle?, scale: CGFloat, isDark: Bool) -> BitmapImage?
  {
    let index = AssetFolders.shared.index(of: bundle)
    let key = ImageKey(name: name, folder: index.folder, scale: scale, isDark: isDark)
    if let known = images[key] { return known }
    let found = index.image(named: name, scale: scale, isDark: isDark)
    images[key] = .some(found.image)
    if let problem = found.problem, found.image == nil {
      obstacles[[name, index.folder]] = problem
    }
    for note in [found.image == nil ? nil : found.problem, index.ambiguity(ofImage: name)] {
      if let note { colors.add(.note(note)) }
    }
    return found.image
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
