import Checks
import Testing

@Suite struct DocCheckTests {
  private func missing(_ source: String) -> [String] {
    DocCheck.findings(in: SourceFile(path: "A.swift", source: source)).map(\.description)
  }

  @Test func `a public symbol without a doc comment is found by name and line`() {
    #expect(
      missing("/// A.\npublic struct A {\n  public let b: Int\n}")
        == ["A.swift:3: b is public and has no doc comment"])
  }

  @Test(arguments: [
    "public init() {}", "public subscript(i: Int) -> Int { i }", "open class A {}",
    "@inlinable public func a() {}", "public static func a() {}", "nonisolated public struct A {}",
    "// Not a doc.\npublic var a: Int", "public private(set) var a = 1",
    "/// Of b.\nlet b = 1\npublic let a = 1", "@State var x\npublic let a = 1",
  ])
  func `each kind of symbol needs one`(source: String) {
    #expect(missing(source).count == 1)
  }

  @Test(arguments: [
    "/// A.\n@available(*, deprecated, message: \"a\")\n@inlinable public func a() {}",
    "/** A. */ public let a = 1",
    "/// A.\npublic func a(_ b: Int, open c: Int) {}",
    "/// A.\n@MainActor @preconcurrency public protocol A {}",
    "/// A.\nnonisolated(unsafe) public static var a = 1",
    "/// A.\n@Swift.Sendable\npublic func a() {}",
    "/// A.\n@Builder<Self> public var a: Int { 1 }",
    "/// A.\n// Not a doc.\npublic let a = 1",
  ])
  func `attributes and modifiers may stand between`(source: String) {
    #expect(missing(source) == [])
  }

  @Test(arguments: [
    "public import Foundation", "@_exported public import Waggle", "public extension Int {}",
    "public override init() {}", "override public func a() {}", "internal struct A {}",
    "package let a = 1", "let a = \"public let b\"",
  ])
  func `imports, extensions, overrides and what is not public need none`(source: String) {
    #expect(missing(source) == [])
  }

  @Test
  func `what a public protocol requires needs one, what a package protocol requires does not`() {
    let body = "{ associatedtype B\n  var a: Int { get }\n  func b() }\nstruct C { var d: Int }"
    #expect(missing("/// A.\npublic protocol A \(body)").count == 3)
    #expect(missing("package protocol A \(body)") == [])
  }
}
