import Foundation
import Waggle

/// Where the images and colours of a bundle are.
struct AssetIndex: Sendable {
  let folder: String
  /// Image sets, colour sets and files without "@2x" and the extension, by their names.
  private var imageSets: [String: String] = [:]
  private var colorSets: [String: String] = [:]
  private var iconSets: [String: String] = [:]
  private var files: [String: [(path: String, scale: CGFloat)]] = [:]

  /// - Parameter isProgram: whether the folder is that of an executable, in which only the resources of targets are looked
  ///   through.
  init(folder: String, isProgram: Bool) {
    self.folder = folder
    for name in Self.names(in: folder) {
      let path = "\(folder)/\(name)"
      if isProgram, Self.isFolder(path), !name.hasSuffix(".xcassets"), !name.hasSuffix(".resources")
      {
        continue
      }
      add(path, name, catalogue: nil, depth: 0)
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// - Parameter catalogue: the path inside the asset catalogue that the folder is in; nil outside of one.
  private mutating func add(_ path: String, _ name: String, catalogue: String?, depth: Int) {
    let parts = (name as NSString)
    let (stem, kind) = (parts.deletingPathExtension, parts.pathExtension)
    switch kind {
    case "imageset": register(stem, path, in: catalogue, \.imageSets)
    case "colorset": register(stem, path, in: catalogue, \.colorSets)
    case "appiconset": register(stem, path, in: catalogue, \.iconSets)
    case let kind where Self.isImage(kind): addFile(path, stem)
    default:
      guard depth < 8, Self.isFolder(path) else { return }
      let inside = kind == "xcassets" ? "" : catalogue.map { "\($0)\(name)/" }
      for child in Self.names(in: path) {
        add("\(path)/\(child)", child, catalogue: inside, depth: depth + 1)
      }
    }
  }

  private static func isImage(_ kind: String) -> Bool {
    ["png", "jpg", "jpeg"].contains(kind.lowercased())
  }

  /// By its name, and by its path in the catalogue, for folders that provide a namespace.
  private mutating func register(
    _ name: String, _ path: String, in catalogue: String?,
    _ table: WritableKeyPath<AssetIndex, [String: String]>
  ) {
    if self[keyPath: table][name] == nil { self[keyPath: table][name] = path }
    if let catalogue { self[keyPath: table]["\(catalogue)\(name)"] = path }
  }

  private mutating func addFile(_ path: String, _ stem: String) {
    for scale in [2, 3] where stem.hasSuffix("@\(scale)x") {
      files[String(stem.dropLast(3)), default: []].append((path, CGFloat(scale)))
      return
    }
    files[stem, default: []].append((path, 1))
  }
}

extension AssetIndex {
  /// The image with the fewest pixels that are enough for the screen, otherwise the one with the most.
  func image(named name: String, scale: CGFloat, isDark: Bool) -> BitmapImage? {
    if let set = imageSets[name] { return ImageSet(set)?.image(name, scale: scale, isDark: isDark) }
    let parts = name as NSString
    let stem = Self.isImage(parts.pathExtension) ? parts.deletingPathExtension : name
    let known = (files[stem] ?? []).sorted { $0.scale < $1.scale }
    guard let file = known.first(where: { $0.scale >= scale }) ?? known.last,
      let data = FileManager.default.contents(atPath: file.path)
    else { return nil }
    return BitmapImage(name: name, data: data, scale: file.scale)
  }

  /// The image of the set "AppIcon", or of the first by name.
  var iconFile: String? {
    (iconSets["AppIcon"] ?? iconSets.min { $0.key < $1.key }?.value)
      .flatMap { AppIconSet($0)?.file }
  }

  func color(named name: String) -> AdaptiveColor? {
    colorSets[name].flatMap { ColorSet($0)?.color }
  }
}
