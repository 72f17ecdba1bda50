import Foundation
import Testing
import WaggleCommand

@Suite struct CompilerMessageTests {
  @Test func `errors and warnings are read from what the compiler prints, each once`() {
    let output = """
      /a b/C.swift:3:7: error: cannot find 'x' in scope
      1 | let y = x
        |         `- error: cannot find 'x' in scope
      /a b/C.swift:3:7: error: cannot find 'x' in scope
      /a b/C.swift:4:1: note: did you mean 'y'?
      /a b/C.swift:5:1: warning: unused
      error: emit-module command failed with exit code 1
      """
    let messages = CompilerMessage.all(in: output)
    #expect(messages.map(\.text) == ["cannot find 'x' in scope", "unused"])
    #expect(messages.map(\.line) == [3, 5] && messages.map(\.isError) == [true, false])
    #expect(messages[0].file == "/a b/C.swift")
  }

  @Test(arguments: [
    ("no such module 'AppKit'", CheckIssue.Kind.module, "AppKit"),
    ("cannot find 'UIViewController' in scope", .name, "UIViewController"),
    ("cannot find 'foo' in scope; did you mean 'bar'?", .name, "foo"),
    ("cannot find type 'NSWindow' in scope", .name, "NSWindow"),
    ("cannot find operator '<~' in scope", .name, "<~"),
    ("unknown attribute 'IBOutlet'", .name, "@IBOutlet"),
    ("value of type 'Text' has no member 'fooBar'", .member, "Text.fooBar"),
    ("value of type 'some View' has no member 'fooBar'", .member, "View.fooBar"),
    ("value of optional type 'UIImage?' has no member 'x'", .member, "UIImage?.x"),
    ("value of type 'ModifiedContent<Text, M<X>>' has no member 'x'", .member, "ModifiedContent.x"),
    ("type 'Color' has no member 'foo'", .member, "Color.foo"),
    ("module 'SwiftUI' has no member named 'Foo'", .member, "SwiftUI.Foo"),
    ("no module has a member 'foo'", .member, ".foo"),
    ("no macro named 'Predicate'", .name, "#Predicate"),
    (
      "'fileImporter(isPresented:)' is unavailable: Use a page.", .unavailable,
      "fileImporter(isPresented:)"
    ),
    ("'x' is unavailable in Linux: Use y.", .unavailable, "x"),
    ("'x' is unavailable", .unavailable, "x"),
    ("'#selector' can only be used with the Objective-C runtime", .objectiveC, "#selector"),
    ("Objective-C interoperability is disabled", .objectiveC, "@objc"),
    (
      "generic parameter 'T' could not be inferred", .other,
      "generic parameter 'T' could not be inferred"
    ),
  ])
  func `an error says which name lacks`(text: String, kind: CheckIssue.Kind, name: String) {
    let issue = CheckIssue(text)
    #expect(issue.kind == kind && issue.name == name)
  }

  @Test func `the message of an unavailable name is the advice, and modules have theirs`() {
    #expect(CheckIssue("'x' is unavailable in Linux: Use y: it is z.").advice == "Use y: it is z.")
    #expect(CheckIssue("no such module 'os'").advice.contains("swift-log"))
    #expect(CheckIssue("no such module 'AppKit'").advice.contains("waggle-appkit"))
  }
}

@Suite struct CheckReportTests {
  private func error(_ file: String, _ line: Int, _ text: String) -> CompilerMessage {
    CompilerMessage(file: file, line: line, column: 1, isError: true, text: text)
  }

  private var report: CheckReport {
    CheckReport(
      files: ["A", "B", "C", "D"],
      errors: [
        error("A", 1, "cannot find 'x' in scope"), error("B", 2, "type 'T' has no member 'y'"),
        error("B", 3, "cannot find 'x' in scope"),
        error("Elsewhere", 1, "cannot find 'z' in scope"),
      ])
  }

  @Test func `names are grouped with their places, the most frequent first`() {
    #expect(report.groups.map(\.issue.name) == ["x", "T.y", "z"])
    #expect(report.groups[0].places.map(\.file) == ["A", "B"])
  }

  @Test func `the share counts the files of the package without an error`() {
    #expect(report.files == 4 && report.passing == 2 && report.share == 0.5)
    #expect(CheckReport(files: [], errors: []).share == 1)
  }

  @Test func `the text has a section for each kind, and at most three files of a name`() {
    #expect(
      report.text.hasPrefix(
        "2 of 4 files pass, 50 %.\n\nNames that are not there:\n   2  x   A:1, B:3\n"))
    let many = CheckReport(
      files: ["A"], errors: (1...5).map { error("F\($0)", $0, "cannot find 'x' in scope") })
    #expect(many.text.contains("   5  x   F1:1, F2:2, F3:3 and 2 more files"))
    #expect(
      CheckReport(files: ["A"], errors: []).text == "1 of 1 files pass, 100 %. Nothing is missing.")
  }

  @Test func `a name that the package declares where nothing is built is told apart`() {
    let files = [
      (file: "A.swift", text: SourceText("#if os(iOS)\nstruct x {}\n#endif // struct y"))
    ]
    let declarations = Declarations.allPlaces(of: ["x", "y"], in: files)
    #expect(declarations == ["x": ["A.swift:2"]])
    let report = CheckReport(
      files: ["A"], errors: [error("A", 1, "cannot find 'x' in scope")], declarations: declarations)
    #expect(
      report.groups[0].issue.advice == "It is declared in A.swift:2, in a part that is not built.")
  }

  @Test func `a missing module that is named in the code counts as the module`() {
    let report = CheckReport(
      files: ["A"],
      errors: [error("A", 1, "no such module 'M'"), error("A", 2, "cannot find 'M' in scope")])
    #expect(report.groups.map(\.issue.kind) == [.module] && report.groups[0].places.count == 2)
  }

  @Test func `as JSON it has the share, and kinds and places of each name`() throws {
    let data = try JSONEncoder().encode(report)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(json["share"] as? Double == 0.5)
    let groups = try #require(json["groups"] as? [[String: Any]])
    #expect((groups[0]["issue"] as? [String: String])?["kind"] == "name")
  }
}

@Suite struct ConditionTests {
  private let condition = Condition(defines: ["FOO"]) { ["SwiftUI", "Combine"].contains($0) }

  @Test(arguments: [
    "os(Linux)", "!os(iOS)", "canImport(SwiftUI)", "os(iOS) || canImport(Combine)", "FOO", "true",
    "(os(iOS) || FOO) && !BAR", "swift(>=5.9)", "swift(>=6.3)", "compiler(<7)", "!compiler(>=6.4)",
    "arch(x86_64)", "!targetEnvironment(simulator)", "FOO && !BAR || BAR", "hasFeature(X)",
    "! ( BAR )",
  ])
  func `a condition that holds on Linux is true`(text: String) {
    #expect(condition.isTrue(text))
    #expect(!condition.isTrue("!(\(text))"))
  }

  @Test(arguments: [
    "os(iOS)", "os(macOS) || os(iOS)", "canImport(UIKit)", "BAR", "false", "swift(<5.9)",
    "FOO && BAR", "",
  ])
  func `a condition that holds elsewhere is false`(text: String) {
    #expect(!condition.isTrue(text))
  }

  private func parts(_ source: String) -> [ConditionalPart] {
    ConditionalPart.all(in: SourceText(source), file: "A", condition)
  }

  @Test func `each condition that asks for a system is listed with the part that is built`() {
    let source = """
      #if os(iOS)
      a
      #elseif os(macOS)
      b
      #else
      c
      #endif
      #if FOO
      #if canImport(SwiftUI)
      #endif
      #if !canImport(SwiftUI)
      #endif
      #endif
      // #if os(iOS)
      """
    #expect(
      parts(source) == [
        ConditionalPart(file: "A", line: 1, condition: "os(iOS)", builds: "#else"),
        ConditionalPart(
          file: "A", line: 9, condition: "canImport(SwiftUI)", builds: "#if canImport(SwiftUI)"),
        ConditionalPart(file: "A", line: 11, condition: "!canImport(SwiftUI)", builds: nil),
      ])
  }

  @Test func `conditions in a part that is not built are left out`() {
    #expect(parts("#if BAR\n#if os(iOS)\n#endif\n#endif\n") == [])
    #expect(
      parts("#if FOO\n#elseif os(Linux)\n#if os(iOS)\n#endif\n#endif").map(\.builds) == ["#if FOO"])
  }

  @Test func `imports are found in the parts that are built`() {
    let source = """
      import A
      #if os(iOS)
      import B
      #else
      @_exported import struct C.D
      #endif
      // import E
      """
    let imports = BuiltLines.imports(in: SourceText(source), condition)
    #expect(imports.map(\.name) == ["A", "C.D"])
    #expect(imports.map { [$0.line, $0.column] } == [[1, 8], [5, 26]])
    #expect(BuiltLines.numbers(in: SourceText(source), condition) == [1, 5, 7])
  }

  @Test func `only the imports of missing modules are made blank, and columns stay`() {
    let source =
      "import UIKit\n@preconcurrency import class UIKit.UIView\nimport UIKitten\nlet a = 1"
    let lines = ImportBlanker.blanked(source, ["UIKit"])?.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines?.map(\.count) == [12, 41, 15, 9])
    #expect(lines?[2] == "import UIKitten" && lines?[0].allSatisfy { $0 == " " } == true)
    #expect(ImportBlanker.blanked(source, ["AppKit"]) == nil)
    #expect(
      ImportBlanker.blanked("import CoreGraphics.CGGeometry", ["CoreGraphics.CGGeometry"]) != nil)
    #expect(ImportBlanker.blanked("import CoreGraphics", ["CoreGraphics.CGGeometry"]) == nil)
  }
}

@Suite struct CallBlankerTests {
  private func blanked(_ source: String, _ name: String, _ line: Int, _ column: Int) -> String? {
    var blanker = CallBlanker(source)
    blanker.blankCall(of: name, line: line, column: column)
    return blanker.isChanged ? blanker.text : nil
  }

  @Test func `a modifier is made blank with its arguments and closures, lines stay`() {
    #expect(blanked("Text(a).foo(1, (2)).bar()", "foo", 1, 9) == "Text(a)            .bar()")
    #expect(blanked("a\n  .foo {\n x }\n  .bar()", "foo", 2, 4) == "a\n        \n    \n  .bar()")
    #expect(
      blanked("a.foo(x) { 1 } b: { 2 }.bar()", "foo", 1, 3) == "a                      .bar()")
    #expect(blanked("a.foo(\")\").bar()", "foo", 1, 3) == "a         .bar()")
  }

  @Test func `a column counts bytes`() {
    #expect(blanked("T(\"ü\").foo()", "foo", 1, 9) == "T(\"ü\")      ")
  }

  @Test func `what is not a call behind a dot stays`() {
    #expect(blanked("a.foo.bar", "foo", 1, 3) == nil)
    #expect(blanked("foo()", "foo", 1, 1) == nil)
    #expect(blanked("a.foo()", "bar", 1, 3) == nil)
    #expect(blanked("a.foo()", "foo", 9, 3) == nil)
    #expect(blanked("a.foo(", "foo", 1, 3) == "a     ")
  }
}

@Suite struct ManifestTests {
  private let json = """
    {"name":"P","toolsVersion":{"_version":"5.9.0"},"swiftLanguageVersions":null,
     "products":[{"name":"Kit","targets":["Kit"],"type":{"library":["automatic"]}}],
     "targets":[{"name":"Kit","type":"regular","exclude":["x"],"resources":[{"path":"a","rule":{}}],
       "dependencies":[{"byName":["A",null]},{"product":["B","b",null,null]},
         {"target":["C",{"platformNames":["ios"]}]},{"target":["D",{"platformNames":["linux"]}]}],
       "settings":[{"tool":"swift","kind":{"define":{"_0":"FOO"}}},
         {"tool":"swift","kind":{"define":{"_0":"IOS"}},"condition":{"platformNames":["ios"]}},
         {"tool":"swift","kind":{"define":{"_0":"REL"}},"condition":{"config":"release","platformNames":[]}},
         {"tool":"swift","kind":{"define":{"_0":"TRAIT"}},"condition":{"traits":["X"],"platformNames":[]}},
         {"tool":"c","kind":{"define":{"_0":"CDEF"}}},
         {"tool":"swift","kind":{"enableUpcomingFeature":{"_0":"ExistentialAny"}}},
         {"tool":"swift","kind":{"unsafeFlags":{"_0":["-Xfrontend","-a","-b"]}}},
         {"tool":"swift","kind":{"swiftLanguageMode":{"_0":"6"}}}]}]}
    """

  @Test func `targets, products and the settings for Linux in debug are read`() throws {
    let manifest = try Manifest(json)
    let target = try #require(manifest.targets.first)
    #expect(manifest.languageMode == "5" && manifest.products == ["Kit": ["Kit"]])
    #expect(
      target.dependencies == ["A", "B", "D"] && target.hasResources && target.excluded == ["x"])
    #expect(target.defines == ["FOO"])
    #expect(
      target.options == [
        "-D", "FOO", "-enable-upcoming-feature", "ExistentialAny", "-a", "-b", "-swift-version",
        "6",
      ])
  }

  @Test func `the language mode follows from the tools' version or from what is set`() throws {
    func mode(_ version: String, _ modes: String) throws -> String {
      try Manifest(
        json.replacing("5.9.0", with: version)
          .replacing("\"swiftLanguageVersions\":null", with: "\"swiftLanguageVersions\":\(modes)")
      ).languageMode
    }
    #expect(try mode("6.0.0", "null") == "6")
    #expect(try mode("6.0.0", #"["5"]"#) == "5")
    #expect(try mode("5.9.0", #"["5","6"]"#) == "6")
    #expect(try mode("5.5.0", #"["4.2"]"#) == "5")
  }
}
