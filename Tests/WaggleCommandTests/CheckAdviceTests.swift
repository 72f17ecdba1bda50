import Foundation
import Testing
import WaggleCommand

@Suite struct CheckAdviceTests {
  private let table = SupportTable(
    page: """
      | name | | |
      |---|---|---|
      | `UIView` | absent | Use the one of SwiftUI. |
      | `@Query` | absent | Use a class. |
      | `#Predicate` | absent | Use a closure. |
      | `.chartXAxis` | absent | Draw it. |
      | `\\.managedObjectContext` | absent | Hand it down. |
      | `.padding` | works |  |
      | `import MapKit` | absent | No maps. |
      """)

  @Test(arguments: [
    ("cannot find type 'UIView' in scope", "Use the one of SwiftUI."),
    ("unknown attribute 'Query'", "Use a class."),
    ("cannot find type 'Query' in scope", "Use a class."),
    ("no macro named 'Predicate'", "Use a closure."),
    ("value of type 'some View' has no member 'chartXAxis'", "Draw it."),
    ("no module has a member 'chartXAxis'", "Draw it."),
    ("value of type 'EnvironmentValues' has no member 'managedObjectContext'", "Hand it down."),
    ("type 'UIView' has no member 'animate'", "Use the one of SwiftUI."),
    (
      "value of type 'Bee' has no member 'padding'",
      ".padding exists for other types or with other arguments."
    ),
    ("no such module 'MapKit'", "No maps."),
    ("no such module 'HealthKit'", "Put what needs it behind #if canImport(HealthKit)."),
    ("cannot find 'MKMapRect' in scope", "No maps."),
    ("cannot find 'HKQuery' in scope", "Put what needs it behind #if canImport(HealthKit)."),
  ])
  func `a missing name has what the page of what works says of it (C635)`(
    text: String, advice: String
  ) {
    #expect(table.advice(for: CheckIssue(text)) == advice)
  }

  @Test(arguments: [
    "cannot find 'bee' in scope", "value of type 'Bee' has no member 'hive'",
    "generic parameter 'T' could not be inferred",
  ])
  func `of other names the page knows nothing (C635)`(text: String) {
    #expect(table.advice(for: CheckIssue(text)) == nil)
  }

  @Test func `a report says once what names without a line below are (C635)`() {
    let errors = [
      "cannot find 'UIView' in scope", "cannot find 'a' in scope", "no such module 'MapKit'",
    ]
    .map { CompilerMessage(file: "A", line: 1, column: 1, isError: true, text: $0) }
    func text(_ errors: some Sequence<CompilerMessage>) -> String {
      CheckReport(files: ["A"], errors: Array(errors), support: table).text
    }
    #expect(text(errors).contains("   1  UIView   A:1\n        Use the one of SwiftUI."))
    #expect(text(errors).contains("   1  MapKit   A:1\n        No maps."))
    #expect(text(errors).contains("A name without advice"))
    #expect(!text(errors.prefix(1)).contains("A name without advice"))
  }

  @Test func `the page of this repository has advice for the names that apps use most (C635)`()
    throws
  {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "Docs/support.md"), encoding: .utf8)
    let table = SupportTable(page: page)
    let texts = [
      "cannot find type 'UIViewRepresentable' in scope", "cannot find 'AVPlayer' in scope",
      "no such module 'CoreData'", "no such module 'WebKit'", "unknown attribute 'FetchRequest'",
    ]
    #expect(texts.allSatisfy { table.advice(for: CheckIssue($0))?.isEmpty == false })
  }
}

@Suite struct HiddenMemberTests {
  @Test func `the calls of members are found with the bytes of their columns (C635)`() {
    let source = "Text(\"ü\").foo(1)\n  .bar { }\n// .no()\nlet a = b.count\nA.Bee()"
    let calls = HiddenMembers.calls(in: source)
    #expect(calls.map(\.name) == ["foo", "bar"])
    #expect(calls.map { [$0.line, $0.column] } == [[1, 12], [2, 4]])
  }

  @Test func `a compiled module has the names between zeros (C635)`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swiftmodule")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("x\0padding\0 font \0".utf8).write(to: file)
    let names = ModuleNames(files: [file])
    #expect(names.contains("padding") && !names.contains("pad") && !names.contains("font"))
    #expect(!ModuleNames(files: [file.appending(path: "none")]).contains("padding"))
  }

  @Test func `cases are declared names, those of a switch are not`() {
    let text = SourceText(
      "indirect case foo(Int), bar\ncase .baz(let x): y()\nenum E { case one(Int), two(String) }")
    let found = Declarations.places(of: ["foo", "bar", "baz"], in: [(file: "A", text: text)])
    #expect(Set(found.keys) == ["foo", "bar"])
    #expect(Declarations.names(in: text) == ["foo", "bar", "x", "E", "one", "two"])
  }
}

@Suite struct PhoneNoteTests {
  private func note(_ source: String) -> String? {
    PhoneNote.text(files: [(name: "A.swift", source: source)]) { $0 == "UIKit" }
  }

  @Test(arguments: [
    "#if os(iOS)\na\n#endif", "#if os(macOS)\na\n#else\nb\n#endif\n#if os(iOS)\n#else\n#endif",
    "#if !os(iOS)\na\n#else\nb\n#endif", "#if canImport(UIKit) && os(iOS)\na\n#endif",
  ])
  func `a branch for phones that is left out is named with its file and line (C636)`(source: String)
  {
    #expect(note(source)?.hasPrefix("A.swift:") == true)
  }

  @Test(arguments: [
    "let a = 1", "#if os(iOS) || os(Linux)\na\n#endif",
    "#if os(iOS)\na\n#elseif os(Linux)\nb\n#endif",
    "#if !os(Linux) && os(iOS)\na\n#endif", "#if os(macOS)\na\n#endif", "// #if os(iOS)\n",
    "#if os(macOS)\n#if os(iOS)\n#endif\n#endif", "#if os(iOS) || canImport(UIKit)\na\n#endif",
  ])
  func `what is built on a phone too, and what thinks of Linux, is not (C636)`(source: String) {
    #expect(note(source) == nil)
  }

  @Test func `the line counts the other places, and says how to silence it (C636)`() {
    let part = "#if os(iOS)\na\n#endif\n"
    #expect(
      note(part + part + part) == """
        A.swift:1: the branch for phones (#if os(iOS)) is left out on Linux, as are 2 more. \
        waggle check lists them; WAGGLE_PHONE_NOTE=0 silences this line.
        """)
  }
}
