/// The advice for modules that are not on Linux; Docs/support.md has that for others.
package enum ModuleAdvice {
  package static func text(for module: String) -> String {
    table[module] ?? ""
  }

  private static let table: [String: String] = {
    let kit = """
      SwiftUI brings the names of it that Waggle has, such as NSColor and NSImage, and --swift-sdk waggle-appkit has a module \
      AppKit; put the rest behind #if canImport(AppKit).
      """
    let log =
      "Use swift-log (https://github.com/apple/swift-log), or put it behind #if canImport(os)."
    return ["AppKit": kit, "os": log, "OSLog": log]
  }()
}
