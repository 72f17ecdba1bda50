import Foundation

/// The fonts and symbols of Debian's packages: in the folder `share` beside the program, where `waggle bundle` puts them,
/// or in `/usr/share`.
package enum SharedFiles {
  /// The folder beside the program; nil where none is there. Found once in a process.
  package static let bundled = bundled(beside: "/proc/self/exe")

  /// The folder `share` beside a program, if it has fonts.
  package static func bundled(beside program: String) -> String? {
    let folder = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    let share = folder.appending(path: "share")
    let hasFonts = FileManager.default.fileExists(atPath: share.appending(path: "fonts").path)
    return hasFonts ? share.path : nil
  }

  /// Names the configuration beside the program to fontconfig, once in a process, where the machine has none: Pango reads
  /// one before it gets ours, and fontconfig complains if there is none.
  static let setFontConfiguration: Void = {
    let file = bundled.map { "\($0)/fonts/fonts.conf" }
    guard let file, FileManager.default.fileExists(atPath: file),
      !FileManager.default.fileExists(atPath: "/etc/fonts/fonts.conf")
    else { return }
    setenv("FONTCONFIG_FILE", file, 0)
  }()

  /// The place of a file or folder whose path below `share` is given: beside the program if it is there.
  package static func path(_ path: String, bundled: String? = bundled) -> String {
    if let bundled, FileManager.default.fileExists(atPath: "\(bundled)/\(path)") {
      return "\(bundled)/\(path)"
    }
    return "/usr/share/\(path)"
  }
}
