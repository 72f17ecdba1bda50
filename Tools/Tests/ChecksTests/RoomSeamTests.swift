import Checks
import Testing

@Suite struct RoomSeamTests {
  /// What the checker says of these files, as text, where the table has these reasons.
  private func findings(
    _ sources: KeyValuePairs<String, String>, oneConformer: [String: String] = [:],
    mutableGlobals: [String: String] = [:]
  ) -> [String] {
    let table = RoomTable(
      rooms: [
        .init(name: "Values", path: "Sources/Big/Values"),
        .init(name: "Views", path: "Sources/Big/Views"),
        .init(name: "Render", path: "Sources/Render"),
      ], oneConformer: oneConformer, mutableGlobals: mutableGlobals)
    let files = sources.map { SourceFile(path: "Sources/\($0.key).swift", source: $0.value) }
    return RoomCheck(table: table, files: files).findings().map(\.description)
  }

  // MARK: Protocols

  @Test func `a protocol whose only conformer is in a later room is found, with both rooms`() {
    #expect(
      findings(["Big/Values/P": "\nprotocol P {}", "Big/Views/C": "class C: P {}"]) == [
        "Sources/Big/Values/P.swift:2: only C of room Views conforms to protocol P: use the type, "
          + "a closure or a value, or give a reason in oneConformer of Tools/rooms.json"
      ])
  }

  @Test(arguments: [
    "struct C: P {}", "final class C<T: Q>: D<T>, P where T: R {}",
    "class C {}\nextension C: Q, P {}",
    "class C {}\nextension C: P & Q {}", "private enum C: @unchecked P {}", "actor C: P {}",
    "class C: P {}\nextension C: P {}", "protocol Q: P {}\nclass C: Q {}",
    "struct D { class C: P {} }",
  ])
  func `every way to conform is seen`(conformer: String) {
    #expect(
      findings(["Big/Values/P": "package protocol P: AnyObject {}", "Render/C": conformer]).count
        == 1)
  }

  @Test(arguments: [
    "class C: P {}\nclass D: P {}", "class C {}\nextension C: P {}\nextension D: P {}",
    "protocol Q: P {}\nclass C: Q {}\nclass D: P {}", "class C<T: P> {}", "class C: D<P> {}",
    "class C where T: P {}", "let a: P", "",
  ])
  func `two conformers are a choice, and none is not reported`(text: String) {
    #expect(
      !findings(["Big/Values/P": "protocol P {}", "Render/C": text]).contains {
        $0.contains("only")
      })
  }

  @Test
  func `a conformer in the protocol's own room and public protocols are not reported`() {
    #expect(findings(["Big/Values/P": "protocol P {}\nclass C: P {}"]) == [])
    #expect(findings(["Big/Values/P": "protocol P {}", "Big/Values/C": "class C: P {}"]) == [])
    #expect(
      findings(["Big/Values/P": "@MainActor public protocol P {}", "Render/C": "class C: P {}"])
        == [])
  }

  // MARK: Globals

  @Test func `a mutable static is found, with its type`() {
    #expect(
      findings(["Big/Values/A": "struct A {\n  enum B { static var c = 1 }\n}"]) == [
        "Sources/Big/Values/A.swift:2: A.B.c is mutable and global: pass it, or give a reason in "
          + "mutableGlobals of Tools/rooms.json"
      ])
  }

  @Test(arguments: [
    "var a = 1", "nonisolated(unsafe) var a: Int?", "struct A { static var a: Int? }",
    "extension A { private nonisolated(unsafe) static var a: [B: C] = [:] }",
    "class A { static nonisolated(unsafe) var a: (B) async -> C = f }",
    "struct A { @MainActor static var a = 1 { didSet { f() } } }",
    "struct A { static var a: Int\n  static var b: Int { 1 } }",
    "struct A { @TaskLocal static var a: B? }",
    "struct A { static private(set) var a: Int?\n  func b() {} }",
  ])
  func `every kind of storage is found`(source: String) {
    #expect(findings(["Big/Values/A": source]).count == 1)
  }

  @Test(arguments: [
    "let a = 1", "struct A { static let a = 1; var b = 2 }", "struct A { static var a: Int { 1 } }",
    "struct A { static var a: some B { get { 1 } set {} } }",
    "protocol A { static var a: Int { get } }",
    "func f() { var a = 1 }", "struct A { func f() { var a = 1 } }",
    "let a = { var b = 1; return b }()",
    "struct A { class var a: Int { 1 } }", "var a: (Int) -> Int { { $0 } }",
    "struct A { static var a: (B) async -> C { f } }",
  ])
  func `constants, computed variables, locals and fields are not reported`(source: String) {
    #expect(findings(["Big/Values/A": source]) == [])
  }

  // MARK: Reasons

  @Test func `a reason in the table allows`() {
    let reason = "because of the test that needs it"
    #expect(
      findings(
        [
          "Big/Values/P": "protocol P {}\nstruct A { static var b = 1 }",
          "Render/C": "class C: P {}",
        ],
        oneConformer: ["P": reason], mutableGlobals: ["A.b": reason]) == [])
  }

  @Test func `a reason that allows nothing, and one without a sentence, are found`() {
    #expect(
      findings(
        ["Big/Values/A": "var a = 1"], oneConformer: ["P": "it was there before this"],
        mutableGlobals: ["a": "needed"]) == [
          "Tools/rooms.json:1: oneConformer allows P, which is not found: remove it",
          "Tools/rooms.json:1: mutableGlobals gives no reason for a",
        ])
  }
}
