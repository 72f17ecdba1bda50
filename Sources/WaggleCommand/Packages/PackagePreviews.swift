package import Foundation

/// A program that shows the previews of a package without a program: made of what SwiftPM built.
struct PackagePreviews {
  let folder: PackageFolder
  let sdk: Installation
  let compiler: Compiler

  static let name = "WagglePreviews"

  /// The program beside the package's products, so that resources are found. Linked at each call, which costs about 1 s.
  func build(in products: URL) throws -> URL {
    let objects = try PackageObjects(names: moduleNames, in: products).files
    guard !objects.isEmpty else {
      throw Problem(
        "The package \(folder.url.path) has nothing to run.",
        cure: "Add a target with a view and a #Preview.")
    }
    Console.note("linking the previews …")
    let source = products.appending(path: "\(Self.name).swift")
    try Data(Self.source.utf8).write(to: source)
    let program = products.appending(path: Self.name)
    let words = ["-parse-as-library", "-module-name", Self.name, source.path] + objects
    try Child(
      compiler.path, words + sdk.importOptions + sdk.linkOptions + ["-o", program.path]
    ).runOrFail()
    return program
  }

  private static let source = """
    import SwiftUI

    @main struct Previews: App {
      var body: some Scene { WindowGroup { EmptyView() } }
    }

    """

  /// The modules of the package and of those that it needs, without tests, macros and plug-ins.
  private var moduleNames: [String] {
    get throws {
      try ModuleGraph(root: folder).ordered
        .filter { $0.obstacle == nil && $0.target.kind != "test" }.map(\.name)
    }
  }
}

/// The object files of modules in SwiftPM's folder of products.
package struct PackageObjects {
  package let files: [String]

  package init(names: [String], in products: URL) {
    files = names.flatMap { name -> [String] in
      let folder = products.appending(path: "\(name).build")
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      var found: [String] = []
      while let file = all?.nextObject() as? URL {
        if file.pathExtension == "o" { found.append(file.path) }
      }
      return found.sorted()
    }
  }
}
