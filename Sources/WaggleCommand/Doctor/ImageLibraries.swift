/// The libraries that programs load when they show an image of some formats: optional, since most show none.
package enum ImageLibraries {
  private static let all = [
    (file: "librsvg-2.so.2", package: "librsvg2-2", purpose: "SVG images"),
    (file: "libheif.so.1", package: "libheif1", purpose: "HEIC images"),
  ]

  /// Where Debian has libraries.
  private static let folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"]

  /// A finding for the libraries that are not there; one that is good where all are.
  package static func finding(exists: (String) -> Bool) -> Finding {
    let absent = all.filter { library in
      !folders.contains { exists("\($0)/\(library.file)") }
    }
    guard !absent.isEmpty else { return Finding("images", .good, "PNG, JPEG, SVG and HEIC") }
    let list = absent.map { "\($0.package) (\($0.purpose))" }.joined(separator: ", ")
    return Finding(
      "images", .advice, "not installed: \(list)",
      cure: DebianPackages.installation(of: absent.map(\.package)))
  }
}
