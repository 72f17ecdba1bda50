/// The Debian packages with the fonts and symbols that text is set in; each is known by one of its files.
package struct FontPackage: Equatable, Sendable {
  /// The name of the package.
  package let name: String
  /// A file that it installs.
  package let file: String
  /// What is drawn with it.
  package let purpose: String
  /// The folder to copy for a program that is to run without the package.
  package let folder: String

  /// All of them, in the order of their use.
  package static let all = [
    FontPackage(
      name: "fonts-inter", file: "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
      purpose: "Latin, Greek and Cyrillic text", folder: "/usr/share/fonts/opentype/inter"),
    FontPackage(
      name: "fonts-noto-core", file: "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf",
      purpose: "most other scripts", folder: "/usr/share/fonts/truetype/noto"),
    FontPackage(
      name: "fonts-noto-cjk", file: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
      purpose: "Chinese, Japanese and Korean", folder: "/usr/share/fonts/opentype/noto"),
    FontPackage(
      name: "fonts-noto-color-emoji", file: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
      purpose: "emoji", folder: "/usr/share/fonts/truetype/noto"),
    FontPackage(
      name: "fonts-dejavu-core", file: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf",
      purpose: "the monospaced design", folder: "/usr/share/fonts/truetype/dejavu"),
    FontPackage(
      name: "fonts-quicksand", file: "/usr/share/fonts/truetype/quicksand/Quicksand-Medium.ttf",
      purpose: "the rounded design", folder: "/usr/share/fonts/truetype/quicksand"),
    FontPackage(
      name: "bootstrap-icons", file: "/usr/share/bootstrap-icons/svg/star.svg",
      purpose: "Image(systemName:)", folder: "/usr/share/bootstrap-icons/svg"),
    FontPackage(
      name: "fonts-material-design-icons-iconfont",
      file: "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf",
      purpose: "139 more symbols",
      folder: "/usr/share/fonts/truetype/material-design-icons-iconfont"),
  ]

  /// A finding for the packages that are not there; one that is good where all are.
  package static func finding(exists: (String) -> Bool) -> Finding {
    let absent = all.filter { !exists($0.file) }
    guard !absent.isEmpty else { return Finding("fonts", .good, "all \(all.count) packages") }
    let list = absent.map { "\($0.name) (\($0.purpose))" }.joined(separator: ", ")
    return Finding(
      "fonts", .advice, "not installed: \(list)",
      cure: DebianPackages.installation(of: absent.map(\.name)))
  }
}
