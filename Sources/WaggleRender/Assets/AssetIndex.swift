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
  /// The sets beyond the first of a name, by the name.
  private var others: [String: [String]] = [:]

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
      add(path, name, in: nil, depth: 0)
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

  /// Where a set is inside of its asset catalogue.
  private struct Place {
    /// The folders, and those of them that provide a namespace; each with "/" behind it.
    var (path, namespace) = ("", "")
  }

  /// - Parameter place: nil outside of an asset catalogue.
  private mutating func add(_ path: String, _ name: String, in place: Place?, depth: Int) {
    let parts = (name as NSString)
    let (stem, kind) = (parts.deletingPathExtension, parts.pathExtension)
    switch kind {
    case "imageset": register(stem, path, in: place, \.imageSets)
    case "colorset": register(stem, path, in: place, \.colorSets)
    case "appiconset": register(stem, path, in: place, \.iconSets)
    case "symbolset": break
    default:
      if Self.isImage(kind) { return addFile(path, stem) }
      guard depth < 8, Self.isFolder(path) else { return }
      let inside = kind == "xcassets" ? Place() : place.map { Self.place(of: name, path, in: $0) }
      for child in Self.names(in: path) {
        add("\(path)/\(child)", child, in: inside, depth: depth + 1)
      }
    }
  }

  private static func place(of name: String, _ folder: String, in place: Place) -> Place {
    let providesNamespace = AssetGroup(folder)?.providesNamespace ?? false
    return Place(
      path: "\(place.path)\(name)/",
      namespace: place.namespace + (providesNamespace ? "\(name)/" : ""))
  }

  private static func isImage(_ kind: String) -> Bool {
    guard let kind = ImageKind("image.\(kind)") else { return false }
    return kind != .pdf
  }

  /// By its name, by its path in the catalogue, and by the one through folders that provide a namespace.
  private mutating func register(
    _ name: String, _ path: String, in place: Place?,
    _ table: WritableKeyPath<AssetIndex, [String: String]>
  ) {
    let whole = (place?.namespace ?? "") + name
    if let known = self[keyPath: table][whole], Self.isNamed(known, whole) {
      others["\((path as NSString).pathExtension) \(whole)", default: [known]].append(path)
    } else {
      self[keyPath: table][whole] = path
    }
    for short in [name, (place?.path ?? "") + name] where self[keyPath: table][short] == nil {
      self[keyPath: table][short] = path
    }
  }

  /// Whether a set has that name, and not only a part of its own name.
  private static func isNamed(_ path: String, _ name: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let start = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }) else { return true }
    var prefix = ""
    for index in parts.indices[(start + 1)...].dropLast() {
      let folder = "/" + parts[...index].joined(separator: "/")
      if AssetGroup(folder)?.providesNamespace == true { prefix += "\(parts[index])/" }
    }
    let last = String(parts.last ?? "") as NSString
    return prefix + last.deletingPathExtension == name
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
  func image(named name: String, scale: CGFloat, isDark: Bool) -> FoundImage {
    if let folder = imageSets[name] {
      guard let set = ImageSet(folder) else {
        return FoundImage(problem: AssetContents<ImageSet.Contents>.problem(in: folder))
      }
      return set.image(name, scale: scale, isDark: isDark)
    }
    let parts = name as NSString
    let stem = Self.isImage(parts.pathExtension) ? parts.deletingPathExtension : name
    let known = (files[stem] ?? []).sorted { $0.scale < $1.scale }
    guard let file = known.first(where: { $0.scale >= scale }) ?? known.last else {
      return FoundImage()
    }
    return FoundImage(file: file.path, named: name, scale: file.scale)
  }

  /// The image of the set "AppIcon", or of the first by name.
  var iconFile: String? {
    (iconSets["AppIcon"] ?? iconSets.min { $0.key < $1.key }?.value)
      .flatMap { AppIconSet($0)?.file }
  }

  func color(named name: String) -> AssetColors.Found {
    guard let folder = colorSets[name] else { return AssetColors.Found() }
    guard let set = ColorSet(folder) else {
      return AssetColors.Found(problem: AssetContents<ColorSet.Contents>.problem(in: folder))
    }
    guard let color = set.color else {
      return AssetColors.Found(
        problem: "The colour set \(folder) has no colour in numbers for any appearance.")
    }
    return AssetColors.Found(color: color, problem: ambiguity("colorset", name))
  }

  /// A sentence if several image sets have a name; nil otherwise.
  func ambiguity(ofImage name: String) -> String? { ambiguity("imageset", name) }

  private func ambiguity(_ kind: String, _ name: String) -> String? {
    guard let paths = others["\(kind) \(name)"] else { return nil }
    return "Several sets are named \"\(name)\", and the first of them is used: "
      + paths.joined(separator: ", ") + "."
  }
}
