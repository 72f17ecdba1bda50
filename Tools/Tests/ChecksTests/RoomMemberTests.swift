import Checks
import Testing

@Suite struct RoomMemberTests {
  private static let table = RoomTable(rooms: [
    .init(name: "Graph", path: "Sources/Graph"),
    .init(name: "Values", path: "Sources/Big/Values"),
    .init(name: "Views", path: "Sources/Big/Views"),
    .init(name: "Layout", path: "Sources/Big/Layout"),
    .init(name: "Other", path: "Sources/Other"),
  ])

  /// What the checker says of a file of room Values, where room Views extends its type `A`, and `later` is in room Views.
  private func findings(_ use: String, later: String, earlier: String = "struct A {}") -> [String] {
    let files = [
      SourceFile(path: "Sources/Graph/G.swift", source: "struct G { var inGraph: Int }"),
      SourceFile(path: "Sources/Big/Values/A.swift", source: earlier),
      SourceFile(path: "Sources/Big/Values/Use.swift", source: use),
      SourceFile(path: "Sources/Big/Views/B.swift", source: later),
    ]
    return RoomCheck(table: Self.table, files: files).findings().map(\.description)
  }

  @Test func `a member of a later room is found, with the line that declares it`() {
    #expect(
      findings("\nlet x = a.late", later: "extension A {\n  var late: Int { 1 }\n}") == [
        "Sources/Big/Values/Use.swift:2: room Values uses A.late of room Views, "
          + "declared in Sources/Big/Views/B.swift:2"
      ])
  }

  @Test(arguments: [
    "var late: Int { 1 }", "func late() {}", "static let late = 1", "struct late {}",
    "typealias late = Int", "@MainActor package final func late<T>(_ t: T) {}",
    "private(set) static var late: Int { get { 1 } set {} }",
  ])
  func `every kind of member has a room`(declaration: String) {
    #expect(findings("let x = a.late", later: "extension A { \(declaration) }").count == 1)
  }

  @Test(arguments: [
    "let x = a.late", "let x: A = .late", "let x = \\A.late", "let x = A.late", "let x = a?.late",
    "extension A { func f() { late() } }", "extension A { func f() { self.late() } }",
    "extension A { struct N { func f() { late() } } }", "class C: A { func f() { late() } }",
    "let x = \"\\(a.late)\"",
  ])
  func `every kind of use is found`(use: String) {
    #expect(findings(use, later: "extension A { func late() {} }").count == 1)
  }

  @Test(arguments: [
    "let x = a.early", "let x = a.inGraph", "let x = a.unknown", "// a.late", "let x = \"a.late\"",
    "extension A { func f(late: Int) { print(late) } }", "func f() { late() }",
    "extension A { func f() { g { late in late } } }", "let x = A(late: 1)",
    "extension B2 { func f() { late() } }", "extension A { func f() { let late = 1; g(late) } }",
  ])
  func `no arrow is seen in earlier, unknown and local names`(use: String) {
    let later = "extension A { func late() {}\n func early() {}\n func inGraph() {} }"
    #expect(findings(use, later: later, earlier: "struct A { var early: Int }") == [])
  }

  @Test func `a member that an earlier room declares for another type may be that`() {
    let earlier = "struct A {}\nstruct Z { var late: Int }"
    let later = "extension A { var late: Int { 1 } }"
    #expect(findings("let x = a.late", later: later, earlier: earlier) == [])
    #expect(findings("let x = A.late", later: later, earlier: earlier).count == 1)
    #expect(
      findings("extension A { func f() { late } }", later: later, earlier: earlier).count == 1)
  }

  @Test(arguments: [
    "a.late(1, of: 2)": 1, "a.late(1)": 1, "a.late(1) { $0 }": 1, "a.late(of: 1)": 1,
    "a.late(by: 1)": 0, "a.late(1, 2)": 0, "a.late(1, of: f(x, by: 2), then: 3)": 1,
    "a.late(cond ? b : c)": 1, "a.late": 1, "a.late([1: 2])": 1,
  ])
  func `labels tell functions of one name apart`(use: String, count: Int) {
    let later = "extension A { func late<T: P>(_ t: T = (1, 2), @B of b: [C: D], then: E) {} }"
    #expect(findings("let x = \(use)", later: later).count == count)
  }

  @Test(arguments: [
    "A(late: 1)": 1, "A.init(late: 1)": 1, "A<Int>(late: 1)": 1, "A(early: 1)": 0,
    "A(stored: 1)": 0,
    "A(rawValue: 1)": 0, "A()": 0, "String(late: 1)": 1, "String(1)": 0, "Unknown(late: 1)": 0,
  ])
  func `initialisers have rooms`(use: String, count: Int) {
    let earlier = "struct A<T> { let stored: Int; init(early: Int) {}\n init() {} }"
    let later =
      "extension A { init(late: Int) {} }\nextension String { init(late: Int) {}\n init(_ b: B) {} }"
    #expect(findings("let x = \(use)", later: later, earlier: earlier).count == count)
  }

  @Test(arguments: ["func late() {}", "let late = 1", "private func late() {}"])
  func `functions and variables of the module have rooms, private ones have none`(late: String) {
    let count = late.hasPrefix("private") ? 0 : 1
    #expect(findings("func f() { late() }", later: late).count == count)
  }

  @Test(arguments: [
    "struct B { var late: Int }", "extension B { var late: Int { 1 } }\nstruct B {}",
    "private extension A { var late: Int { 1 } }", "extension A { private var late: Int { 1 } }",
    "extension A { func f() { let late = 1 } }", "extension A { struct N { let late: Int } }",
    "extension A { func f(_ b: Int = { let late = 1; return late }()) {} }",
  ])
  func `members that earlier rooms cannot reach are not reported`(later: String) {
    #expect(findings("let x = a.late", later: later) == [])
  }

  @Test func `members of another module have no room here`() {
    let files = [
      SourceFile(path: "Sources/Big/Values/A.swift", source: "struct A {}\nlet x = a.late"),
      SourceFile(path: "Sources/Other/B.swift", source: "extension A { var late: Int { 1 } }"),
    ]
    #expect(RoomCheck(table: Self.table, files: files).findings() == [])
  }
}
