import Checks
import Foundation
import Testing

@Suite struct ExampleTests {
  /// The file made of one page with this text.
  private func file(_ page: String, path: String = "Docs/a.md") -> String? {
    ExampleCheck(required: "", pages: [(path, page)]).files.values.first
  }

  private func block(_ code: String) -> String { "```swift\n\(code)\n```" }

  @Test func `a view becomes the body of a view, drawn by a test`() throws {
    let text = try #require(file(block("Text(\"a\")\n  .bold()  // shows a")))
    #expect(
      text.contains(
        """
        private struct Example1: View {
          var body: some View {
            Text("a")
              .bold()  // shows a
          }
        }
        """))
    #expect(text.contains(#"try expectDraws(Example1(), shows: ["a"], reports: [])"#))
  }

  @Test func `statements become a function, run if they say what they print`() throws {
    let text = try #require(file(block("let a = 1\nprint(a)  // 1\nprint(a, a)\n// 1 1")))
    #expect(text.contains("func run() throws {\n    let a = 1"))
    #expect(text.contains(#"expectPrints(["1", "1 1"]) { try Example1().run() }"#))
    let silent = try #require(file(block("let a = 1\nprint(a)")))
    #expect(!silent.contains("@Test"))
  }

  @Test func `declarations are private to their page, and a conformance stays as it is`() throws {
    let code = """
      @main struct A: App {
        let a = 1
      }

      extension Int {
        var a: Int { 1 }
      }

      extension Int: View {
      }

      /// A comment.
      @Observable final class B {}
      func c() {}
      """
    let text = try #require(file(block(code)))
    for line in [
      "private struct A: App {", "private extension Int {", "\nextension Int: View {",
      "/// A comment.\n@Observable private final class B {}", "private func c() {}",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test func `a declared view is drawn if it needs no arguments`() throws {
    let complete = "struct A: View {\n  @State private var a = 1\n  var body: some View { B() }\n}"
    #expect(try #require(file(block(complete))).contains("expectDraws(A()"))
    let incomplete = "struct A: View {\n  let a: Int\n  var body: some View { B() }\n}"
    #expect(!(try #require(file(block(incomplete)))).contains("@Test"))
  }

  @Test func `comments above a block give members, diagnostics and exceptions`() throws {
    let given = "<!-- given: let a = \"a\" -->\n<!-- reports: W-A E-B -->\n\n" + block("Text(a)")
    let text = try #require(file(given))
    #expect(text.contains("private struct Example1: View {\n  let a = \"a\"\n  var body"))
    #expect(text.contains(#"reports: ["W-A", "E-B"]"#))
    #expect(file("<!-- not compiled: a manifest -->\n" + block("Package()")) == nil)
    #expect(
      try #require(file("<!-- not run: slow -->\n" + block("Text(a)"))).contains("@Test") == false)
    let elsewhere = "<!-- not compiled: the other one -->\nA sentence.\n" + block("Text(a)")
    #expect(file(elsewhere) != nil)
  }

  @Test func `only blocks of Swift are examples`() {
    #expect(file("```\nText(a)\n```\n\n```sh\nls\n```") == nil)
    #expect(file("    ```text\n    ```swift\n    ```") == nil)
  }

  @Test func `of a Swift file the doc comments are the page`() throws {
    let source = """
      /// A view.
      ///
      /// ```swift
      /// A {
      ///   B()
      /// }
      /// ```
      public struct A {}
      let text = "```swift"
      """
    let text = try #require(file(source, path: "Sources/Waggle/A.swift"))
    #expect(text.contains("    A {\n      B()\n    }"))
  }

  @Test func `a listed symbol without an example is found`() {
    let source =
      "/// ```swift\n/// A()\n/// ```\n@frozen\npublic struct A {}\n/// B.\npublic struct B {}"
    let check = ExampleCheck(required: "# Both\nA\nB", pages: [("Sources/A.swift", source)])
    #expect(check.findings.map(\.description) == ["Tools/examples.txt:3: B has no example"])
  }

  @Test func `the files that are written are read by no check`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for path in ["Tests/DocExamples/A.swift", "Tests/DocExamples/Generated/B.swift"] {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "".write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      try SourceFile.texts(below: "Tests", in: root).map(\.path) == ["Tests/DocExamples/A.swift"])
  }

  @Test func `files of the same name in two folders have different names`() {
    let pages = ["Sources/A/C.swift", "Sources/B/C.swift"].map {
      ($0, "/// ```swift\n/// A()\n/// ```")
    }
    #expect(Set(ExampleCheck(required: "", pages: pages).files.keys) == ["C.swift", "B-C.swift"])
  }
}
