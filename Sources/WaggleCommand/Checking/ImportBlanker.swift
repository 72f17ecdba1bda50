/// Replaces imports of modules that are not there, so that the compiler reports all other names. Lines and columns stay.
package enum ImportBlanker {
  /// The source without imports of these modules; nil where it has none.
  package static func blanked(_ source: String, _ modules: Set<String>) -> String? {
    var isChanged = false
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let name = name(in: line), modules.contains(where: { Self.isPart(name, of: $0) }) else {
        return line
      }
      isChanged = true
      return Substring(String(repeating: " ", count: line.count))
    }
    return isChanged ? lines.joined(separator: "\n") : nil
  }

  private static func isPart(_ name: String, of module: String) -> Bool {
    name == module || name.hasPrefix("\(module).")
  }

  /// What a line imports, such as UIKit.UIView in `@preconcurrency import class UIKit.UIView`.
  private static func name(in line: Substring) -> String? {
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var|actor)\s+)?([\w.]+).*/
    return line.firstMatch(of: pattern).map { String($0.1) }
  }
}
