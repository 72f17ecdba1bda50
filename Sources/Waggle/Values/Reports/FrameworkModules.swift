import Glibc

/// The modules whose types reports leave out, because the program did not write them.
package enum FrameworkModules {
  /// The modules that declare views, modifiers and preference keys, a space around each. A text, so that it can be read in a crash.
  private static var own: StaticString { " Waggle WaggleControls SwiftUI WaggleTestKit " }

  /// Those whose types may be in the type of a view that the program did not write.
  private static let others: Set<Substring> = [
    "WaggleGraph", "WaggleRender", "WaggleBrowser", "Swift", "Foundation", "FoundationEssentials",
    "CoreGraphics", "CoreText", "Accessibility", "Combine", "CoreTransferable", "Observation",
    "UniformTypeIdentifiers", "_Concurrency", "Dispatch",
  ]

  /// Whether a module is one that declares views.
  package static func areOwn(_ module: Substring) -> Bool { "\(own)".contains(" \(module) ") }

  /// The same of a name in the program's memory. Allocates nothing.
  static func areOwn(_ module: UnsafePointer<CChar>) -> Bool {
    let (length, text) = (strlen(module), own.utf8Start)
    var start = 0
    while start + length + 1 < own.utf8CodeUnitCount {
      if text[start] == 0x20, text[start + length + 1] == 0x20,
        memcmp(text + start + 1, module, length) == 0
      {
        return true
      }
      start += 1
    }
    return false
  }

  /// Whether a module is the framework's, or the language's.
  package static func contains(_ module: Substring) -> Bool {
    areOwn(module) || others.contains(module)
  }
}
