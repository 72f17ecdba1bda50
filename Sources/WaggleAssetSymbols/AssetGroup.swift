import Foundation

/// The assets of one kind in a namespace, and the namespaces inside.
struct AssetGroup {
  struct Asset {
    /// By which the asset is found in its bundle.
    let name: String
    let symbol: String
    /// The expression for its bundle.
    let bundle: String
  }

  /// By which the namespace is found: "Insects/Bees"; empty for the outermost.
  let path: String
  /// Of the type.
  let symbol: String
  private(set) var assets: [Asset] = []
  private(set) var groups: [AssetGroup] = []
  /// Sentences about assets without a symbol.
  private(set) var problems: [String] = []

  init(path: String = "", symbol: String = "") { (self.path, self.symbol) = (path, symbol) }

  var isEmpty: Bool { assets.isEmpty && groups.allSatisfy(\.isEmpty) }

  var allProblems: [String] { problems + groups.flatMap(\.allProblems) }

  /// Adds an asset; the first one of those with the same symbol stays.
  ///
  /// - Parameter namespace: the names of the folders that provide it, the outermost first.
  mutating func add(_ stem: String, in namespace: ArraySlice<String>, bundle: String) {
    let prefix = path.isEmpty ? "" : "\(path)/"
    guard let folder = namespace.first else {
      return addAsset("\(prefix)\(stem)", SymbolName(stem)?.member, bundle)
    }
    guard let type = SymbolName(folder)?.type else {
      problems.append("The folder \"\(prefix)\(folder)\" has no letter for the name of a symbol.")
      return
    }
    let index = groups.firstIndex { $0.symbol == type } ?? groups.count
    if index == groups.count {
      groups.append(AssetGroup(path: "\(prefix)\(folder)", symbol: type))
    }
    groups[index].add(stem, in: namespace.dropFirst(), bundle: bundle)
  }

  private mutating func addAsset(_ name: String, _ symbol: String?, _ bundle: String) {
    guard let symbol else {
      problems.append("The asset \"\(name)\" has no letter for the name of a symbol.")
      return
    }
    if let known = assets.first(where: { $0.symbol == symbol }) {
      guard known.name != name || known.bundle != bundle else { return }
      problems.append(
        "The asset \"\(name)\" has no symbol: \"\(known.name)\" is \(symbol) already. Rename one.")
      return
    }
    assets.append(Asset(name: name, symbol: symbol, bundle: bundle))
  }
}
