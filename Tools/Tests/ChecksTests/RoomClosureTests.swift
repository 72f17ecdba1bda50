import Checks
import Testing

@Suite struct RoomClosureTests {
  /// What the checker says of these files, as text, where the table has these seams.
  private func findings(
    _ sources: KeyValuePairs<String, String>, seams: [RoomTable.Seam] = []
  ) -> [String] {
    let table = RoomTable(
      rooms: [
        .init(name: "Values", path: "Sources/Big/Values"),
        .init(name: "Views", path: "Sources/Big/Views"),
        .init(name: "Browser", path: "Sources/Browser"),
      ], seams: seams)
    let files = sources.map { SourceFile(path: "Sources/\($0.key).swift", source: $0.value) }
    return RoomCheck(table: table, files: files).findings().map(\.description)
  }

  private static let store = "final class Store { package var done: () -> Void = {} }"

  @Test func `a closure that a later room assigns is found, with both rooms`() {
    #expect(
      findings(["Big/Values/A": Self.store, "Big/Views/B": "func f(s: Store) { s.done = {} }"]) == [
        "Sources/Big/Values/A.swift:1: room Views assigns Store.done of room Values: call "
          + "downwards, pass a value, or give the reason in seams of Tools/rooms.json"
      ])
  }

  @Test(arguments: [
    "var done: () -> Void = {}", "var done: (() -> Void)?", "package weak var done: (Int) -> Int",
    "@exclusivity(unchecked) var done: @MainActor (A) async throws -> B? = { _ in nil }",
    "static var done: (() -> Void)?", "var done: [() -> Void] = []", "var done = { f() }",
    "var done: (A) -> Void = { _ in } { didSet { f() } }", "var done: [A: () -> Void] = [:]",
    "typealias Make = (A) -> B\nvar done: Make?",
  ])
  func `every kind of variable that holds a closure is seen`(declaration: String) {
    let found = findings([
      "Big/Values/A": "class Store { \(declaration)\n}",
      "Browser/B": "func f(s: Store) { s.done = {} }\nfunc g() { Store.done = nil }",
    ])
    #expect(found.filter { $0.contains("assigns Store.done") }.count == 1)
  }

  @Test(arguments: [
    "let done: () -> Void", "private var done: () -> Void = {}", "var done: () -> Void { {} }",
    "private(set) var done: () -> Void = {}", "var done = 1", "var done: Int?",
    "package private(set) var done: (() -> Void)?", "func done() -> Int { 1 }",
  ])
  func `constants, private and computed variables, and other values are not`(declaration: String) {
    #expect(
      findings([
        "Big/Values/A": "class Store { \(declaration)\n}",
        "Big/Views/B": "func f(s: Store) { s.done = g }",
      ]) == [])
  }

  @Test(arguments: [
    "func f(s: Store) { s.done = {} }", "class C { let s: Store\n func f() { self.s.done = g } }",
    "func f() { let s = Store()\n s.done = g }", "func f(s: Store?) { s?.done = g }",
    "extension Store { func f() { done = g } }", "extension Store { func f() { self.done = g } }",
    "class Shop: Store {}\nfunc f(s: Shop) { s.done = g }", "func f() { make().done = g }",
    "func f(s: Store) { s.done.append(g) }", "func f(s: Store) { s.done += [g] }",
    "func f() { let s = runtime.store(Store.self)\n s.done = g }",
  ])
  func `every way to assign is seen`(use: String) {
    #expect(findings(["Big/Values/A": Self.store, "Big/Views/B": use]).count == 1)
  }

  @Test(arguments: [
    "func f(s: Store) { s.done() }", "func f(s: Store) { if s.done == g {} }",
    "func f(s: Other) { s.done = g }", "struct Other { var done: Int; init() { self.done = 1 } }",
    "func f() { let done = g }", "func f() { a(done: g) }",
    "struct Other { var done = 1 }\nfunc f() { make().done = g }",
  ])
  func `calls, comparisons and variables of other types are not`(use: String) {
    let sources: KeyValuePairs = [
      "Big/Values/A": Self.store + "\nstruct Other {}", "Big/Views/B": use,
    ]
    #expect(findings(sources) == [])
  }

  @Test func `a room may assign its own`() {
    #expect(
      findings(["Big/Values/A": Self.store, "Big/Values/B": "func f(s: Store) { s.done = g }"])
        == [])
  }

  // MARK: Seams

  private let sources: KeyValuePairs = [
    "Big/Values/A": Self.store, "Big/Views/B": "func f(s: Store) { s.done = {} }",
  ]

  @Test func `a seam with its reason allows`() {
    let seam = RoomTable.Seam("Store.done", filledBy: ["Views"], reason: "views alone know when")
    #expect(findings(sources, seams: [seam]) == [])
  }

  @Test func `a seam is filled by exactly the rooms that the table names`() {
    let seam = RoomTable.Seam(
      "Store.done", filledBy: ["Views", "Browser"], reason: "views alone know when")
    #expect(
      findings(sources, seams: [seam]) == [
        "Tools/rooms.json:1: seams says that Views, Browser assigns Store.done: it is Views"
      ])
  }

  @Test func `a seam that no later room fills, and one without a sentence, are found`() {
    let seams = [
      RoomTable.Seam("Store.done", filledBy: ["Views"], reason: "needed"),
      RoomTable.Seam("Store.gone", filledBy: ["Views"], reason: "it was there before this"),
    ]
    #expect(
      findings(sources, seams: seams) == [
        "Tools/rooms.json:1: seams gives no reason for Store.done",
        "Tools/rooms.json:1: seams lists Store.gone, which no later room assigns: remove it",
      ])
  }
}
