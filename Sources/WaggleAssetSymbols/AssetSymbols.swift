import Foundation

/// The images and colours of asset catalogues as Swift symbols: folders in, source out.
package struct AssetSymbols {
  private(set) var images = AssetGroup()
  private(set) var colors = AssetGroup()

  /// No assets.
  package init() {}

  package var isEmpty: Bool { images.isEmpty && colors.isEmpty }

  /// Sentences about assets that have no symbol.
  package var problems: [String] { images.allProblems + colors.allProblems }

  /// Adds the assets of a catalogue, in the order of their names. A folder that cannot be read is empty.
  ///
  /// - Parameters:
  ///   - catalogue: the path of a folder `….xcassets`.
  ///   - bundle: the Swift expression for the bundle that it is in.
  package mutating func add(catalogue: String, bundle: String) {
    add(folder: catalogue, namespace: [], bundle: bundle, depth: 0)
  }

  private mutating func add(folder: String, namespace: [String], bundle: String, depth: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() {
      let (stem, kind) = (
        (name as NSString).deletingPathExtension, (name as NSString).pathExtension
      )
      switch kind {
      case "imageset", "symbolset": images.add(stem, in: namespace[...], bundle: bundle)
      case "colorset": colors.add(stem, in: namespace[...], bundle: bundle)
      case "" where depth < 8:
        let inner = "\(folder)/\(name)"
        add(
          folder: inner,
          namespace: namespace + (Self.providesNamespace(inner) ? [name] : []), bundle: bundle,
          depth: depth + 1)
      default: break
      }
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    let data = FileManager.default.contents(atPath: "\(folder)/Contents.json") ?? Data()
    let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    let properties = contents?["properties"] as? [String: Any]
    return properties?["provides-namespace"] as? Bool ?? false
  }

  /// The asset catalogues in a folder and in those inside, in the order of their paths; folders whose names begin with a
  /// point, and bundles of other kinds, are not looked through.
  package static func catalogues(in folder: String) -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".xcassets") { return [path] }
      guard !name.contains("."), isFolder(path) else { return [] }
      return catalogues(in: path)
    }
  }

  /// Whether a path is a folder, and not a link to one, which may lead in a circle.
  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
