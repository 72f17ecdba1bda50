import Checks
import Testing

@Suite struct RoomDoorTests {
  private static let engine = """
    package struct Row { package var place: Int }
    extension View { package func pressed() {}; public func shown() {} }
    public struct Shown {}
    extension Shown { package var isNew: Bool { true } }
    """

  private func findings(
    _ text: String, names: [String: [String]], most: Int? = nil
  ) -> [String] {
    let table = RoomTable(
      rooms: [
        .init(name: "Engine", path: "Sources/Engine/Views"),
        .init(name: "Controls", path: "Sources/Controls/Row"),
      ],
      doors: [
        .init(
          from: "Sources/Controls", to: "Sources/Engine",
          most: most ?? names.values.map(\.count).reduce(0, +), names: names)
      ])
    let files = [
      SourceFile(path: "Sources/Engine/Views/A.swift", source: Self.engine),
      SourceFile(path: "Sources/Controls/Row/B.swift", source: text),
    ]
    return RoomCheck(table: table, files: files).findings().map(\.description)
  }

  @Test func `package types and members that a module uses are listed by subject`() {
    #expect(
      findings(
        "let r: Row\nlet a = view.pressed(), b = shown.isNew",
        names: ["rows": ["Row"], "touch": ["View.pressed", "Shown.isNew"]]) == [])
  }

  @Test(arguments: ["let r: Row", "extension Row {}", "let a = view.pressed()", "let b = x.isNew"])
  func `a package name that is not listed is found`(text: String) {
    let found = findings(text, names: [:])
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("Sources/Controls/Row/B.swift:1: uses "))
    #expect(found[0].hasSuffix(" of Sources/Engine, which doors of Tools/rooms.json does not list"))
  }

  @Test(arguments: [
    "let a = view.shown(), b: Shown", "struct Row {}\nlet r: Row", "let a = row.place",
    "extension Int { var isNew: Bool { true } }\nlet b = x.isNew",
  ])
  func `public names, the module's own and members of package types are not`(text: String) {
    #expect(findings(text, names: [:]) == [])
  }

  @Test func `a listed name that is not used must leave the list`() {
    #expect(
      findings("", names: ["rows": ["Row"]]) == [
        "Tools/rooms.json:1: doors lists Row, which Sources/Controls does not use: remove it"
      ])
  }

  @Test func `the list has as many names as its limit says`() {
    #expect(
      findings("let r: Row", names: ["rows": ["Row"]], most: 0) == [
        "Tools/rooms.json:1: the door from Sources/Controls to Sources/Engine has 1 names; "
          + "the limit is 0"
      ])
    #expect(
      findings("let r: Row", names: ["rows": ["Row"]], most: 2) == [
        "Tools/rooms.json:1: the door from Sources/Controls to Sources/Engine has 1 names: "
          + "lower its limit"
      ])
  }
}
