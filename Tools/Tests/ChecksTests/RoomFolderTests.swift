import Checks
import Testing

@Suite struct RoomFolderTests {
  private static let table = RoomTable(
    rooms: [
      .init(name: "Low", path: "Sources/Big/Low"),
      .init(name: "Floor", path: "Sources/Big/Floor", noCircles: true),
      .init(name: "Upper", path: "Sources/Big/Upper", noCircles: true),
    ], inViewExtensions: ["View"])

  private func check(_ sources: KeyValuePairs<String, String>) -> RoomCheck {
    let files = sources.map { SourceFile(path: "Sources/Big/\($0.key).swift", source: $0.value) }
    return RoomCheck(table: Self.table, files: files)
  }

  private func findings(_ sources: KeyValuePairs<String, String>) -> [String] {
    check(sources).findings().map(\.description)
  }

  @Test func `folders of a room may use each other in one direction`() {
    #expect(findings(["Floor/A/X": "let b: B", "Floor/B/Y": "struct B {}"]) == [])
  }

  @Test func `each arrow of a circle is found, with its names and the way back`() {
    #expect(
      findings([
        "Floor/A/X": "struct A {}\nlet b: B, d: D",
        "Floor/B/Y": "struct B {}\nstruct D {}\nlet c: C",
        "Floor/C/Z": "struct C {}\nlet a: A",
      ]) == [
        "Sources/Big/Floor/A/X.swift:2: folder A of room Floor uses B, D of B, which needs it: "
          + "B → C → A",
        "Sources/Big/Floor/B/Y.swift:3: folder B of room Floor uses C of C, which needs it: "
          + "C → A → B",
        "Sources/Big/Floor/C/Z.swift:2: folder C of room Floor uses A of A, which needs it: "
          + "A → B → C",
      ])
  }

  @Test func `a folder beside a circle is not part of it`() {
    let found = findings([
      "Floor/A/X": "struct A {}\nlet b: B", "Floor/B/Y": "struct B {}\nlet a: A",
      "Floor/C/Z": "let a: A",
    ])
    #expect(found.count == 2)
    #expect(!found.contains { $0.contains("folder C") })
  }

  @Test(arguments: [
    "extension Int { var b: Int { 0 } }\nlet a: A", "func b() {}\nlet a: A",
    "extension View { func b() {} }\nlet a: A",
    "extension EnvironmentValues { var b: Int { 0 } }\nlet a: A",
  ])
  func `members that a folder gives to types of others are arrows`(text: String) {
    let use = text.hasPrefix("func") ? "let x = b()" : "let x = value.b"
    let found = findings(["Floor/A/X": "struct A {}\n\(use)", "Floor/B/Y": text])
    #expect(found.count == 2)
  }

  @Test(arguments: [
    "struct Other { var b: Int }\nlet a: A",
    "extension B { var b: Int { 0 } }\nstruct B {}\nlet a: A",
    "extension Int { private var b: Int { 0 } }\nlet a: A",
  ])
  func `members of the folder's own types are not arrows`(text: String) {
    #expect(findings(["Floor/A/X": "struct A {}\nlet x = value.b", "Floor/B/Y": text]) == [])
  }

  @Test func `a name that an earlier room or the own folder has too is not an arrow`() {
    let other = "struct B {}\nextension Int { var b: Int { 0 } }\nlet a: A"
    let use = "let c: B; let d = 1.b"
    #expect(
      findings([
        "Floor/A/X": "struct A {}\n\(use)", "Floor/B/Y": other,
        "Low/Z": "struct B {}\nextension Double { var b: Int { 0 } }",
      ]) == [])
    #expect(
      findings([
        "Floor/A/X": "struct A {}\n\(use)", "Floor/B/Y": other,
        "Floor/A/Z": "struct B {}\nextension Double { var b: Int { 0 } }",
      ]) == [])
  }

  @Test func `a name that several folders have is not an arrow`() {
    let other = "struct B {}\nlet a: A"
    #expect(
      findings([
        "Floor/A/X": "struct A {}\nlet b: B", "Floor/B/Y": other, "Floor/C/Y": other,
      ]) == [])
  }

  @Test func `folders inside of a folder are part of it`() {
    #expect(
      findings(["Floor/A/In/X": "struct A {}\nlet b: B", "Floor/A/Y": "struct B {}\nlet a: A"])
        == [])
  }

  @Test func `rooms with folders are ordered like all rooms of a module`() {
    #expect(
      findings(["Floor/A/X": "let b: B", "Upper/B/Y": "struct B {}"])
        == ["Sources/Big/Floor/A/X.swift:1: room Floor uses B of room Upper"])
  }

  @Test func `a file beside the folders is found`() {
    #expect(
      findings(["Floor/X": "struct A {}"])
        == ["Sources/Big/Floor/X.swift:1: is in no folder of room Floor"])
  }

  @Test func `folders of other rooms may form circles`() {
    #expect(
      findings(["Low/A/X": "struct A {}\nlet b: B", "Low/B/Y": "struct B {}\nlet a: A"]) == [])
  }

  @Test func `the arrows are printed with the names that make them`() {
    let lines = check([
      "Floor/A/X": "let b: B, d: D, e: B", "Floor/B/Y": "struct B {}\nstruct D {}",
      "Floor/C/Z": "struct C {}\nlet b: B",
    ]).arrowLines()
    #expect(lines == ["Floor: A → B: B, D", "Floor: C → B: B"])
  }

  @Test func `a key path of the environment means a value of the environment alone`() {
    let other = "extension EnvironmentValues { var side: Int { 0 } }\nlet a: A"
    for use in ["@Environment(\\.side) var s: Int", "v.environment(\\.side, 1)"] {
      let found = findings([
        "Low/E": "struct EnvironmentValues {}",
        "Floor/A/X": "struct A { var side: Int }\nstruct C { \(use) }", "Floor/B/Y": other,
      ])
      #expect(found.count == 2, "\(use)")
    }
    #expect(
      findings(["Floor/A/X": "struct A { var side: Int }\nlet s = x.side", "Floor/B/Y": other])
        == [])
  }

  @Test func `the label of a parameter is not a use`() {
    let found = findings([
      "Floor/A/X": "struct A {}\nfunc f(side height: Int, other side: Int) {}",
      "Floor/B/Y": "extension Int { var side: Int { 0 } }\nlet a: A",
    ])
    #expect(found == [])
  }
}
