/// The modules whose types reports leave out, because the program did not write them.
package enum FrameworkModules {
  /// The modules that declare views, modifiers and preference keys, a space around each. A text, so that it can be read in a crash.
  package static var own: StaticString { " Waggle WaggleControls SwiftUI WaggleTestKit " }

  /// Those whose types may be in the type of a view that the program did not write.
  private static let others: Set<Substring> = [
    "WaggleGraph", "WaggleRender", "WaggleBrowser", "Swift", "Foundation", "FoundationEssentials",
    "CoreGraphics", "CoreText", "Accessibility", "Combine", "CoreTransferable", "Observation",
    "UniformTypeIdentifiers", "_Concurrency", "Dispatch",
  ]

  /// Whether a module is one that declares views.
  package static func areOwn(_ module: Substring) -> Bool { "\(own)".contains(" \(module) ") }

  /// Whether a module is the framework's, or the language's.
  package static func contains(_ module: Substring) -> Bool {
    areOwn(module) || others.contains(module)
  }
}
