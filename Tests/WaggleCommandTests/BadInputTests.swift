import Foundation
import Testing
import WaggleCommand

/// A folder for one test.
private func inFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "bad input \(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}

private func write(_ text: String, to path: String, in folder: URL) throws {
  let file = folder.appending(path: path)
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: file)
}

private func link(_ path: String, to target: String, in folder: URL) throws {
  try FileManager.default.createSymbolicLink(
    atPath: folder.appending(path: path).path, withDestinationPath: target)
}

@Suite struct ResourceIssueTests {
  private func problems(_ text: String, _ name: String) throws -> [String] {
    var found: [String] = []
    try inFolder { folder in
      try write(text, to: name, in: folder)
      found = ResourceIssue.all(in: folder).map { "\($0.file): \($0.problem)" }
    }
    return found
  }

  private func catalogue(_ forms: String) -> String {
    let forms = forms.split(separator: " ").map { "\"\($0)\": {}" }.joined(separator: ",")
    return """
      {"sourceLanguage": "en", "strings": {"bees": {"localizations": {"en":
        {"variations": {"plural": {\(forms)}}}}}}}
      """
  }

  @Test(arguments: ["{", "", "[1]", "no"])
  func `a catalogue that is not an object of JSON is named with the reason (C637)`(text: String)
    throws
  {
    for name in ["A.xcassets/Contents.json", "A.xcassets/b.imageset/Contents.json", "L.xcstrings"] {
      let found = try problems(text, name)
      #expect(found.count == 1 && found[0].hasPrefix("\(name): it is not"), "\(found)")
    }
  }

  @Test func `plurals that no language has, and a missing form for all others, are named (C637)`()
    throws
  {
    #expect(try problems(catalogue("one few other"), "L.xcstrings") == [])
    #expect(
      try problems(catalogue("one lots"), "L.xcstrings") == [
        "L.xcstrings: \"bees\": no language has the plural \"lots\"",
        "L.xcstrings: \"bees\": the plural \"other\" is missing",
      ])
  }

  @Test func `a string catalogue without its strings or its language is named (C637)`() throws {
    #expect(try problems("{}", "L.xcstrings") == ["L.xcstrings: it has no strings"])
    #expect(
      try problems("{\"strings\": {}}", "L.xcstrings") == ["L.xcstrings: it has no sourceLanguage"])
  }

  @Test func `files beside catalogues are not read (C637)`() throws {
    #expect(try problems("no", "Contents.json") == [])
    #expect(try problems("no", ".build/L.xcstrings") == [])
  }

  @Test func `a symbolic link that leads nowhere is named (C637)`() throws {
    try inFolder { folder in
      try write("a", to: "a.txt", in: folder)
      try link("b.txt", to: "a.txt", in: folder)
      try link("c.txt", to: "gone.txt", in: folder)
      #expect(
        ResourceIssue.all(in: folder) == [
          ResourceIssue(
            file: "c.txt", problem: "the symbolic link leads to gone.txt, which is not there")
        ])
    }
  }

  @Test func `a report lists resources, also as JSON (C637)`() throws {
    let report = CheckReport(
      files: ["A"], errors: [],
      resources: [ResourceIssue(file: "L.xcstrings", problem: "it is not JSON")]
    )
    #expect(report.text.hasSuffix("Resources with mistakes:\n  L.xcstrings: it is not JSON"))
    let copy = try JSONDecoder().decode(CheckReport.self, from: JSONEncoder().encode(report))
    #expect(copy == report)
  }
}

@Suite struct BadSourceTests {
  @Test func `a name that is declared twice has both places (C638)`() {
    let text = SourceText("struct Hive {}")
    let error = CompilerMessage(
      file: "B", line: 1, column: 8, isError: true, text: "invalid redeclaration of 'Hive'")
    let report = CheckReport(
      files: ["A", "B"], errors: [error],
      declarations: Declarations.allPlaces(of: ["Hive"], in: [("A", text), ("B", text)]))
    #expect(report.groups.map(\.issue.advice) == ["Hive is declared in A:1 and B:1."])
    #expect(report.text.contains("Errors:\n   1  invalid redeclaration"))
  }

  @Test(arguments: [
    ("invalid redeclaration of 'Hive'", "Hive"), ("invalid redeclaration of 'add(to:)'", "add"),
    ("invalid redeclaration of 'Hive.bees'", "bees"), ("cannot find 'Hive' in scope", nil),
  ])
  func `the name that is declared twice is that of the error (C638)`(text: String, name: String?) {
    #expect(CheckIssue.redeclared(text) == name)
  }

  @Test(arguments: [
    ("invalid UTF-8 found in source file", "UTF-8"),
    ("several files of the target are named View.swift", "another name"),
  ])
  func `what is wrong with a file has its cure (C638)`(text: String, cure: String) {
    #expect(CheckIssue(text).kind == .other && CheckIssue(text).advice.contains(cure))
  }

  @Test func `the reason of a manifest has no words of the compiler's call (C638)`() {
    let errors =
      "error: 'p': Invalid manifest (compiled with: [\"/usr/bin/swiftc\", \"-L\"])\n/p:3: error: x\n"
    #expect(Manifest.reason(errors) == "error: 'p': Invalid manifest:\n/p:3: error: x")
  }
}

@Suite struct CopiedLinksTests {
  @Test func `a copied folder needs nothing outside of it (C639)`() throws {
    try inFolder { folder in
      try write("a", to: "in/a.txt", in: folder)
      try write("out", to: "out/far.txt", in: folder)
      try link("in/near.txt", to: "a.txt", in: folder)
      try link("in/loop", to: ".", in: folder)
      try link("in/far.txt", to: "../out/far.txt", in: folder)
      try link("in/whole", to: folder.appending(path: "out").path, in: folder)
      try link("in/gone.txt", to: "nowhere.txt", in: folder)
      let copy = folder.appending(path: "moved/copy")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      let original = folder.appending(path: "in")
      try FileManager.default.copyItem(at: original, to: copy)
      #expect(try CopiedLinks.settle(in: copy, of: original) == ["gone.txt"])
      try FileManager.default.removeItem(at: folder.appending(path: "out"))
      try FileManager.default.removeItem(at: original)
      let text = { (path: String) in
        try String(contentsOf: copy.appending(path: path), encoding: .utf8)
      }
      #expect(try text("near.txt") == "a" && text("far.txt") == "out")
      #expect(try text("whole/far.txt") == "out" && text("loop/a.txt") == "a")
      #expect(!FileManager.default.fileExists(atPath: copy.appending(path: "gone.txt").path))
    }
  }
}
