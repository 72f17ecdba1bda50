import Foundation

/// For whom symbols are.
package enum SymbolAccess {
  /// For the module whose file has them.
  case file
  /// For modules that import the one that has them; nothing is linked to it.
  case module

  var prefix: String { self == .file ? "" : "@_alwaysEmitIntoClient public " }
  var typePrefix: String { self == .file ? "" : "public " }
}

extension AssetSymbols {
  /// The extensions of `ImageResource`, `ColorResource`, `Color`, `ShapeStyle`, `UIColor` and `UIImage`.
  ///
  /// - Parameters:
  ///   - declared: names of static members that the module declares itself: it has those of `Color` and of UIKit's types
  ///     already.
  package func extensions(for access: SymbolAccess, declared: Set<String> = []) -> String {
    func source(_ type: String, _ group: AssetGroup, _ kind: Kind) -> String {
      let writer = ExtensionWriter(access: access, kind: kind, skipped: declared)
      return writer.source(of: group, extending: type)
    }
    let color = "SwiftUI.Color"
    return [
      source("ColorResource", colors, .resource("ColorResource")),
      source("ImageResource", images, .resource("ImageResource")),
      source(color, colors, .value(color, "", SystemNames.colors)),
      source("SwiftUI.ShapeStyle where Self == \(color)", colors, .style(color)),
      source("UIColor", colors, .value("UIColor", "resource: ", SystemNames.platformColors)),
      source("UIImage", images, .value("UIImage", "resource: ", [])),
    ].joined()
  }

  /// The first lines of a file that has the extensions.
  package static let imports = "import Foundation\nimport SwiftUI\n\n"

  /// The names of static members in the Swift files of a folder and those inside.
  ///
  /// - Parameter name: of a file that does not count.
  package static func declaredNames(inSourcesOf folder: String, except name: String = "")
    -> Set<String>
  {
    let files = FileManager.default.enumerator(atPath: folder)
    var names: Set<String> = []
    while let path = files?.nextObject() as? String {
      guard path.hasSuffix(".swift"), (path as NSString).lastPathComponent != name,
        let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
      else { continue }
      names.formUnion(declaredNames(in: String(decoding: data, as: UTF8.self)))
    }
    return names
  }

  /// The names of static members in Swift source.
  package static func declaredNames(in source: String) -> [String] {
    source.matches(of: /\bstatic\s+(?:let|var|func)\s+`?(\w+)`?/).map { String($0.1) }
  }
}

/// What an extension has for an asset.
private enum Kind {
  /// A resource of this type.
  case resource(String)
  /// A value of a type, made by an initialiser with this label; some names are the type's own.
  case value(String, String, Set<String>)
  /// A colour where a style is expected.
  case style(String)

  var hasGroups: Bool { if case .style = self { false } else { true } }
}

private struct ExtensionWriter {
  let access: SymbolAccess
  let kind: Kind
  /// What a file declares itself.
  let skipped: Set<String>

  func source(of group: AssetGroup, extending type: String) -> String {
    let body = members(of: group, types: "", indent: "  ")
    guard !body.isEmpty else { return "" }
    return "extension \(type) {\n\(body.joined(separator: "\n"))}\n\n"
  }

  /// - Parameter types: the names of the namespaces around, each with a point behind it.
  private func members(of group: AssetGroup, types: String, indent: String) -> [String] {
    let own = group.assets.compactMap { member(of: $0, types, indent) }
    guard kind.hasGroups else { return own }
    return own
      + group.groups.filter { !$0.isEmpty }.map { inner in
        let body = members(of: inner, types: "\(types)\(inner.symbol).", indent: indent + "  ")
        return """
          \(indent)/// The namespace "\(inner.path)".
          \(indent)\(access.typePrefix)enum \(inner.symbol) {
          \(body.joined(separator: "\n"))\(indent)}

          """
      }
  }

  private func member(of asset: AssetGroup.Asset, _ types: String, _ indent: String) -> String? {
    switch kind {
    case .resource(let type):
      let value = "\(type)(name: \(quoted(asset.name)), bundle: \(asset.bundle))"
      let declaration =
        access == .file
        ? "static let \(asset.symbol) = \(value)"
        : "\(access.prefix)static var \(asset.symbol): \(type) { \(value) }"
      return comment(asset, indent) + "\(indent)\(declaration)\n"
    case .value(let type, let label, let names):
      if types.isEmpty, names.contains(asset.symbol) {
        return
          "\(indent)// \(quoted(asset.name)) has no symbol here: \(type).\(asset.symbol) is the system's.\n"
      }
      return value(of: asset, type, label, types, indent)
    case .style(let type):
      if SystemNames.colors.contains(asset.symbol) { return nil }
      return value(of: asset, type, "", types, indent)
    }
  }

  private func value(
    of asset: AssetGroup.Asset, _ type: String, _ label: String, _ types: String, _ indent: String
  ) -> String? {
    if types.isEmpty, skipped.contains(asset.symbol) { return nil }
    return comment(asset, indent)
      + "\(indent)\(access.prefix)static var \(asset.symbol): \(type) { \(type)(\(label).\(types)\(asset.symbol)) }\n"
  }

  private func comment(_ asset: AssetGroup.Asset, _ indent: String) -> String {
    "\(indent)/// The asset \(quoted(asset.name)).\n"
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
