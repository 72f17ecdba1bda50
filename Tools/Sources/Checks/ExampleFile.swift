import Foundation

/// The Swift file made of the examples of one page. They share a scope: an example can use the declarations of those before it.
///
/// Views in an example become the body of a view, statements a function. A test draws the views, and those declared
/// views that need no arguments; it runs statements that say what they print.
struct ExampleFile {
  let title: String
  let examples: [Example]

  /// The modules that an example may import beside those that each file imports.
  private static let modules: Set<String> = [
    "Accessibility", "CoreText", "Foundation", "Observation",
  ]

  var text: String {
    var (imports, code, checks): (Set<String>, [String], [String]) = ([], [], [])
    for (index, example) in examples.enumerated() where example.isCompiled {
      let parts = ExampleParts(example.code)
      imports.formUnion(parts.imports.filter(Self.isKnown))
      code.append(contentsOf: parts.declarations)
      let name = "Example\(index + 1)"
      if !parts.body.isEmpty { code.append(Self.scope(name, example, parts)) }
      checks += self.checks(name, example, parts)
    }
    if !checks.isEmpty { code.append(test(checks)) }
    return (head(imports) + code).joined(separator: "\n\n") + "\n"
  }

  private static func isKnown(_ line: String) -> Bool {
    modules.contains(line.replacing("import ", with: ""))
  }

  private func head(_ imports: Set<String>) -> [String] {
    let all = imports.union(["import SwiftUI", "import Testing", "import WaggleTestKit"]).sorted()
    return [
      "// swift-format-ignore-file\n// Made by `make examples` from the examples of \(title).",
      all.joined(separator: "\n"),
    ]
  }

  /// The type around views or statements.
  private static func scope(_ name: String, _ example: Example, _ parts: ExampleParts) -> String {
    let given = example.given.isEmpty ? "" : indented(example.given, by: 2) + "\n"
    let effects = example.isAsync ? " async" : ""
    let body = indented(parts.body.joined(separator: "\n"), by: 4)
    return parts.isView
      ? "private struct \(name): View {\n\(given)  var body: some View {\n\(body)\n  }\n}"
      : "@MainActor private struct \(name) {\n\(given)  func run()\(effects) throws {\n\(body)\n  }\n}"
  }

  private func checks(_ name: String, _ example: Example, _ parts: ExampleParts) -> [String] {
    guard example.isRun else { return [] }
    var views = parts.completeViews
    if parts.isView {
      views.append(name)
    } else if !parts.body.isEmpty, let prints = Self.prints(example.code) {
      let call = example.isAsync ? "try await" : "try"
      return ["try await expectPrints(\(prints)) { \(call) \(name)().run() }"]
    }
    let shows = views.map { $0 == views.last ? Self.shows(example.code) : [] }
    return zip(views, shows).map { view, shows in
      "try expectDraws(\(view)(), shows: \(shows), reports: \(example.reports))"
    }
  }

  /// What the comments `// shows …` say that the last view shows.
  private static func shows(_ code: String) -> [String] {
    code.components(separatedBy: "\n").compactMap { line in
      line.firstRange(of: "// shows ").map { String(line[$0.upperBound...]) }
    }
  }

  private func test(_ checks: [String]) -> String {
    let lines = checks.map { "  \($0)" }.joined(separator: "\n")
    return "@MainActor @Test private func `Examples of \(title)`() async throws {\n\(lines)\n}"
  }

  /// What the comments after calls of `print` say that they print; nil if nothing says it and nothing is expected.
  private static func prints(_ code: String) -> [String]? {
    var prints: [String] = []
    var isOpen = false
    for line in code.components(separatedBy: "\n") {
      let bare = line.trimmingCharacters(in: .whitespaces)
      if bare.hasPrefix("print(") {
        let comment = bare.firstRange(of: ")  // ").map { String(bare[$0.upperBound...]) }
        isOpen = comment == nil
        if let comment { prints.append(comment) }
      } else if isOpen, bare.hasPrefix("// ") {
        prints.append(String(bare.dropFirst(3)))
      } else {
        isOpen = false
      }
    }
    return prints.isEmpty && !code.contains("#expect(") ? nil : prints
  }

  private static func indented(_ text: String, by count: Int) -> String {
    text.components(separatedBy: "\n").map {
      $0.isEmpty ? "" : String(repeating: " ", count: count) + $0
    }.joined(separator: "\n")
  }
}
