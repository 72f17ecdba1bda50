import Foundation

/// Names of modules and types, made from names of folders and files, which may be anything.
package enum ModuleName {
  /// The name of a module: letters and digits of the Latin alphabet, with capitals where words begin. A name that the
  /// language or a library has already gets the suffix.
  package static func make(from name: String, suffix: String) -> String {
    let words = latin(name).split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = joined.first else { return suffix }
    let identifier = first.isNumber ? suffix + joined : joined
    return taken.contains(identifier) ? identifier + suffix : identifier
  }

  /// The text in Latin letters without marks: umlauts as in German, other scripts as they are transcribed.
  private static func latin(_ text: String) -> String {
    let spelled = text.precomposedStringWithCanonicalMapping.reduce(into: "") { result, letter in
      result += german[letter] ?? String(letter)
    }
    let latin = spelled.applyingTransform(.toLatin, reverse: false) ?? spelled
    return latin.applyingTransform(.stripDiacritics, reverse: false) ?? latin
  }

  private static let german: [Character: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "ẞ": "SS",
    "æ": "ae", "Æ": "Ae", "ø": "oe", "Ø": "Oe", "œ": "oe", "Œ": "Oe", "'": "", "’": "",
  ]

  /// Names that cannot be a module's, or that would stand before the type that a program means.
  private static let taken: Set<String> = [
    "Any", "Self", "Type", "Protocol", "Swift", "Foundation", "SwiftUI", "Combine", "Testing",
    "XCTest", "Observation", "Dispatch", "Glibc", "Accessibility", "CoreGraphics", "CoreText",
    "CoreTransferable", "QuartzCore", "UniformTypeIdentifiers", "OpenCombine",
    "ArgumentParser", "Waggle",
    "WaggleGraph", "WaggleControls", "WaggleRender", "WaggleBrowser", "WaggleInspector",
    "WaggleTestKit", "WaggleMacros", "PackageDescription", "App", "View", "Scene", "Text", "Image",
    "Button", "Color", "Font", "List", "Form", "Label", "Menu", "Picker", "Toggle", "Slider",
    "Shape", "Path", "Circle", "Group", "Section", "Table", "Layout", "Animation", "Package",
    "String", "Int", "Double", "Array", "Set", "Dictionary", "Optional", "Result", "Task", "Data",
    "Date", "State", "Binding", "Environment", "Preview", "Link", "Grid", "Gesture", "Alert",
    "Main", "Builtin", "Module", "Tests", "Divider", "Spacer", "Window", "Canvas", "Gauge",
  ]
}
