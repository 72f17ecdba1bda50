package import Foundation

/// The contents of the folder of a bundled program: decided before anything is copied.
package struct BundlePlan: Equatable {
  /// Which fonts go with the program.
  package enum Fonts: String, CaseIterable, Sendable {
    /// Inter, the monospaced and the rounded design, and symbols: 17 MB.
    case latin
    /// All that text can need: 160 MB.
    case all
    /// None: the machine has the Debian packages.
    case none
  }

  /// A file or folder to copy.
  package struct Copy: Equatable {
    package let source: String
    /// The path in the bundle's folder.
    package let destination: String

    package init(source: String, destination: String) {
      (self.source, self.destination) = (source, destination)
    }
  }

  package let copies: [Copy]
  /// The text of each file that is written, by its path in the bundle's folder.
  package let texts: [String: String]

  /// - Parameters:
  ///   - program: The built program.
  ///   - libraries: The libraries that it needs, by name; those of the C library stay behind.
  ///   - neighbours: The names of all that is in the program's folder.
  ///   - exists: Whether a file is there.
  package init(
    program: URL, libraries: [String: String], neighbours: [String], fonts: Fonts,
    exists: (String) -> Bool
  ) {
    let folder = program.deletingLastPathComponent().path
    let own = Copy(source: program.path, destination: program.lastPathComponent)
    let shared = Self.bundled(libraries).sorted { $0.key < $1.key }.map {
      Copy(source: $0.value, destination: "lib/\($0.key)")
    }
    let resources = neighbours.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
      .sorted()
    texts = fonts == .none ? [:] : ["share/fonts/fonts.conf": Self.fontConfiguration]
    copies =
      [own] + shared + resources.map { Copy(source: "\(folder)/\($0)", destination: $0) }
      + Self.fontCopies(fonts, exists)
  }

  /// For fontconfig on a machine that has no configuration: the fonts beside the file.
  private static let fontConfiguration = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      <dir prefix="relative">.</dir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <cachedir>/tmp/fontconfig</cachedir>
    </fontconfig>

    """

  /// The libraries without those that belong to the machine's kernel and loader.
  package static func bundled(_ libraries: [String: String]) -> [String: String] {
    libraries.filter { name, _ in !systemLibraries.contains { name.hasPrefix($0) } }
  }

  private static let systemLibraries = [
    "libc.so.", "libm.so.", "libdl.so.", "librt.so.", "libpthread.so.", "libresolv.so.",
    "libutil.so.",
    "libmvec.so.", "libnss_", "ld-linux", "linux-vdso",
  ]

  private static func fontCopies(_ fonts: Fonts, _ exists: (String) -> Bool) -> [Copy] {
    let packages = FontPackage.all.filter { package in
      fonts == .all || fonts == .latin && !package.name.hasPrefix("fonts-noto")
    }
    let folders = packages.map(\.folder).reduce(into: [String]()) { result, folder in
      if !result.contains(folder) { result.append(folder) }
    }
    return folders.filter(exists).map {
      Copy(source: $0, destination: "share" + $0.dropFirst("/usr/share".count))
    }
  }

  /// The options for SwiftPM: the program looks for libraries beside itself, and names all of them itself, since a library
  /// does not search the folder of the program for those that it needs.
  package static func buildOptions(libraries: [String: String]) -> [String] {
    let paths = bundled(libraries).sorted { $0.key < $1.key }.map(\.value)
    let words = ["-rpath=$ORIGIN/lib", "--no-as-needed"] + paths
    return words.flatMap { ["-Xlinker", $0] }
  }
}
