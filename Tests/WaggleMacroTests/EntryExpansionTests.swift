import Foundation
import Testing
import WaggleMacroExpansion

/// The text that `@Entry` expands to, and what it refuses.
struct EntryExpansionTests {
  private func expand(
    _ source: String, role: String = "peer", in context: String = "\nextension EnvironmentValues {}"
  ) -> Expansion {
    Expansion.of(
      ExpansionRequest(macro: "EntryMacro", role: role, source: source, lexicalContext: [context]))
  }

  /// The default's line: the type argument and the value.
  private func entry(_ source: String) -> String? {
    let source = expand(source).source
    guard let start = source.range(of: "_EntryDefault"),
      let end = source.range(of: "\n}", options: .backwards)
    else { return nil }
    return String(source[start.upperBound..<end.lowerBound])
  }

  @Test func `R205: the accessors use a key that is named for the property`() {
    #expect(
      expand("@Entry var tint: Color = .red", role: "accessor").source
        == "{\n  get { self[__Key_tint.self] }\n  set { self[__Key_tint.self] = newValue }\n}")
    #expect(
      expand("@Entry var tint: Color = .red").source == """
        private struct __Key_tint: Waggle._EnvironmentEntry {
          static let _entry = Waggle._EntryDefault<Color>(.red)
        }
        """)
  }

  @Test func `R205: each container has its key`() {
    let keys = ["EnvironmentValues", "SwiftUI.Transaction", "ContainerValues"].map { name in
      expand(
        "@Entry var a = 1", in: "/// A comment\n@available(iOS 17, *) public extension \(name) {}"
      ).source
        .split(separator: "\n")[0]
    }
    #expect(
      keys == [
        "private struct __Key_a: Waggle._EnvironmentEntry {",
        "private struct __Key_a: Waggle._TransactionEntry {",
        "private struct __Key_a: Waggle._ContainerEntry {",
      ])
    #expect(
      expand("@Entry var a: Binding<Int>?", in: "extension FocusedValues {}").source
        == "private struct __Key_a: Waggle.FocusedValueKey {\n  typealias Value = Binding<Int>\n}")
    #expect(
      expand("@Entry var a: Optional<() -> Int>", in: "extension FocusedValues {}").source.contains(
        "Value = () -> Int"))
  }

  @Test func `R205: the default is copied as it is written`() {
    let multiline = "\"\"\"\n    a \\(b { $0 })\n    \"\"\""
    let values = [
      "1", "\"a, b\"", multiline, "#\"{ \"x\" \\#(y) }\"#",
      "{ (a: Int) in a < 3 ? [a: [1]] : [:] }", "a\n  .b(c: 1)\n  .d",
      "Dictionary<String, Array<Int>>()", "x as? Y<Z, W>", "[.a, .b] // not this, though\n  + [.c]",
      "/a\"b/",
      "f { $0 } then: { $1 }", "a ? b : c", "-1", "\\.self", "try! f()", "#fileID",
      "a\n  #if X\n  .b\n  #endif",
    ]
    for value in values {
      #expect(entry("@Entry var a: T = \(value)  // a comment { \n") == "<T>(\(value))")
      #expect(entry("@Entry var a = \(value) /* \" */") == "(\(value))")
    }
    #expect(
      entry("@Entry var a: Int = if b { 1 } else { 2 }")
        == "<Int>({ () -> Int in if b { 1 } else { 2 } }())")
  }

  @Test func `R205: types of all forms`() {
    let types = [
      "[String: Array<Int>]", "Array<Array<Int>>", "(Int, any P & Q) async throws -> [Int]?",
      "any P",
      "@Sendable (Int) -> Void", "A.B<C>.D?", "some P", "(inout Int) throws(E) -> ()",
    ]
    for type in types { #expect(entry("@Entry var a: \(type)=b") == "<\(type)>(b)") }
    #expect(entry("@Entry var a: Array<Array<Int>>=b") == "<Array<Array<Int>>>(b)")
    #expect(entry("@Entry var a: Result<() -> Int, E>?") == "<Result<() -> Int, E>?>(nil)")
    #expect(entry("@Entry var a: Int!") == "<Int?>(nil)")
    #expect(entry("@Entry var a: (() -> Void)? // none") == "<(() -> Void)?>(nil)")
  }

  @Test func `R205: names in backticks, attributes, comments and access are understood`() {
    #expect(
      expand("@Entry var `default` = 1", role: "accessor").source.contains(
        "self[__Key_default.self]"))
    #expect(expand("@Entry var `my value` = 1").source.contains("struct `__Key_my value`:"))
    let source =
      "\n  /// Words, with @Entry let x.\n  @available(iOS 17, *) @Entry // here\n  @MainActor public /* c */ var a = 1"
    #expect(expand(source).source.contains("_EntryDefault(1)"))
  }

  @Test func `R206: what cannot be an entry is an error at its place, with a cure`() {
    func message(_ source: String, in context: String = "extension EnvironmentValues {}") -> String
    {
      expand(source, role: "accessor", in: context).errors.first.map {
        "\($0.offset): \($0.message)"
      } ?? "none"
    }
    #expect(message("@Entry let a = 1").hasPrefix("7: '@Entry' needs a 'var'"))
    #expect(message("@Entry var a = 1 { didSet {} }").contains("remove 'willSet' and 'didSet'"))
    #expect(message("@Entry var a: Int { 1 }").contains("writes the accessors of 'a'"))
    #expect(message("@Entry var a: Int { get { 1 } }").contains("writes the accessors of 'a'"))
    #expect(message("@Entry var a: Int").hasPrefix("11: '@Entry' needs a default value of 'a'"))
    #expect(message("@Entry var a: (Int) -> Int?").contains("needs a default value of 'a'"))
    #expect(message("@Entry var a = nil").contains("needs the type of 'a'"))
    #expect(message("@Entry var a = 1, b = 2").contains("makes one entry"))
    #expect(message("@Entry var (a, b) = (1, 2)").contains("makes one entry"))
    #expect(message("@Entry static var a = 1").contains("cannot be 'static'"))
    #expect(message("@Entry func a() {}").contains("can only attach to 'var'"))
    #expect(
      message("@Entry var a = 1", in: "extension Color {}").contains("can only attach to 'var'"))
    #expect(
      message("@Entry var a = 1", in: "struct EnvironmentValues {}").contains(
        "can only attach to 'var'"))
    #expect(
      message("@Entry var a: Int", in: "extension FocusedValues {}").contains(
        "so its type is optional"))
    #expect(
      message("@Entry var a: Int? = 1", in: "extension FocusedValues {}").contains(
        "so it has no default"))
    #expect(message("").contains("can only attach"))
  }

  @Test func `R205: a generic call with a comma is one binding`() {
    #expect(expand("@Entry var a = Pair<Int, Int>(1, 2)").errors.isEmpty)
    #expect(entry("@Entry var a = b < c") == "(b < c)")
  }

  @Test
  func `R206: a property that cannot be an entry has accessors, so that its one error is ours`() {
    func source(_ source: String) -> String { expand(source, role: "accessor").source }
    #expect(source("@Entry var a: Int").contains("get { fatalError() }"))
    #expect(source("@Entry var a = nil").contains("set {}"))
    #expect(source("@Entry let a = 1") == "")
    #expect(source("@Entry var a: Int { 1 }") == "")
    #expect(source("@Entry var a = 1, b = 2") == "")
    #expect(expand("@Entry var a: Int").source == "")
  }

  @Test func `R205: the type of an if or switch is inferred too`() {
    #expect(entry("@Entry var a = if b { 1 } else { 2 }") == "({ if b { 1 } else { 2 } }())")
    #expect(entry("@Entry var a: Int = if b { 1 } else { 2 }")?.contains("() -> Int in if") == true)
  }
}
