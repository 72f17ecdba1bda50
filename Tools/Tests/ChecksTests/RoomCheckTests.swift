import Checks
import Foundation
import Testing

@Suite struct RoomCheckTests {
  private static let table = RoomTable(
    rooms: [
      .init(
        name: "Graph", path: "Sources/Graph", neverImports: ["Foundation"], neverNames: ["View"]),
      .init(name: "Values", path: "Sources/Big/Values"),
      .init(name: "Views", path: "Sources/Big/Views"),
      .init(name: "Layout", path: "Sources/Big/Layout"),
      .init(name: "Front", path: "Sources/Front", mostFiles: 1),
    ],
    neverImported: ["Kit"], inViewExtensions: ["View"])

  /// What the checker says of these files, as text.
  private func findings(_ sources: KeyValuePairs<String, String>) -> [String] {
    let files = sources.map { SourceFile(path: "Sources/\($0.key).swift", source: $0.value) }
    return RoomCheck(table: Self.table, files: files).findings().map(\.description)
  }

  @Test func `a room uses the rooms above it`() {
    #expect(findings(["Big/Values/A": "struct A {}", "Big/Layout/B": "let b: A"]) == [])
  }

  @Test func `an upward arrow is found with file, line and both rooms`() {
    #expect(
      findings(["Big/Values/A": "\n\nlet b: [B] = []", "Big/Layout/B": "public class B {}"])
        == ["Sources/Big/Values/A.swift:3: room Values uses B of room Layout"])
  }

  @Test(arguments: [
    "struct B {}", "final class B {}", "indirect enum B {}", "@MainActor package protocol B {}",
    "actor B {}", "typealias B = Int", "struct B<T> {}",
  ])
  func `every kind of type has a room`(declaration: String) {
    #expect(findings(["Big/Values/A": "let b: B", "Big/Views/B": declaration]).count == 1)
  }

  @Test(arguments: [
    "let a = x.B", "// B", "let a = \"B\"", "enum C { struct B {}; let b: B }",
    "func f<B: P, C>(b: B, c: C) {}", "struct C<each A, B> { let b: B }",
    "protocol P { associatedtype B; func f(b: B) }",
  ])
  func `no arrow is seen in members, comments, strings and names of the file's own`(text: String) {
    #expect(findings(["Big/Values/A": text, "Big/Views/B": "struct B {}"]) == [])
  }

  @Test func `a member of the module itself is an arrow`() {
    #expect(findings(["Big/Values/A": "let b: Big.B", "Big/Views/B": "struct B {}"]).count == 1)
  }

  @Test func `code inside a string is code`() {
    #expect(
      findings(["Big/Values/A": #"let a = "\(B())""#, "Big/Views/B": "struct B {}"]).count == 1)
  }

  @Test func `private and nested types belong to no room`() {
    #expect(
      findings([
        "Big/Values/A": "let b: B; let c: C",
        "Big/Views/B": "private struct B {}\nfileprivate final class C {}\nenum D { enum B {} }",
      ]) == [])
  }

  @Test func `rooms of different modules have no order`() {
    #expect(findings(["Graph/A": "let b: B", "Big/Views/B": "struct B {}"]) == [])
  }

  @Test func `extensions of View stand in any room, and nothing else of it does`() {
    #expect(
      findings([
        "Big/Values/A": "extension View {\n func a() -> some View { self }\n}\nlet v: any View",
        "Big/Views/View": "protocol View {}",
      ]) == ["Sources/Big/Values/A.swift:4: room Values uses View of room Views"])
  }

  @Test(arguments: [
    "import Foundation", "@_exported public import Foundation", "import struct Foundation.Date",
  ])
  func `a forbidden import is found in all its spellings`(line: String) {
    #expect(
      findings(["Graph/A": line])
        == ["Sources/Graph/A.swift:1: room Graph must never import Foundation"])
  }

  @Test func `a module that no room may import is found everywhere`() {
    #expect(findings(["Front/A": "import Kit", "Graph/A": "import Kit"]).count == 2)
  }

  @Test func `a forbidden word is found`() {
    #expect(
      findings(["Graph/A": "let v: View"])
        == ["Sources/Graph/A.swift:1: room Graph must never name View"])
  }

  @Test func `a façade has one file`() {
    #expect(
      findings(["Front/A": "", "Front/B": ""])
        == ["Sources/Front/B.swift:1: room Front has 2 files; the limit is 1"])
  }

  @Test func `a file without a room is found`() {
    let file = SourceFile(path: "Sources/Big/Lost.swift", source: "")
    #expect(RoomCheck.homeless([file], Self.table).map(\.path) == [file.path])
  }

  @Test func `the table of the repository reads`() throws {
    let tools = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let table = try RoomTable.read(tools.appending(path: "rooms.json"))
    let ladder = table.rooms.filter { $0.path.hasPrefix("Sources/Waggle/") }.map(\.name)
    #expect(
      ladder == [
        "Values", "State", "Animation", "Views", "Preferences", "Layout", "Drawing",
        "Interaction", "Containers", "Transitions", "Host", "Compatibility",
      ])
  }
}
