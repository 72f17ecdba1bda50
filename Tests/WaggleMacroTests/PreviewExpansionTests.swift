import Testing
import WaggleMacroExpansion

/// The text that `#Preview` expands to, and what it refuses.
struct PreviewExpansionTests {
  private func expand(_ source: String) -> Expansion {
    Expansion.of(
      ExpansionRequest(
        macro: "PreviewMacro", role: "declaration", source: source, discriminator: "$sX",
        location: SourceLocation(
          fileID: "M/F.swift", filePath: "/a \"b\"/F.swift", line: 4, column: 7, offset: 30)))
  }

  @Test func `R208: a preview is a function and a record that leads to it`() {
    #expect(
      expand("\n// c\n  #Preview(\"A \\\"b\\\"\", traits: .x(1, 2), .y) { Text(\"c\") }").source
        == """
        nonisolated enum $sX7PreviewfMu_ {
          @MainActor static func make() -> Waggle.Preview {
            Waggle._makePreview("A \\"b\\"", traits: .x(1, 2), .y, fileID: "M/F.swift", filePath: #"/a "b"/F.swift"#, \
        line: 6, column: 3, body: { Text("c") })
          }
          @section("swift5_tests") @used
          nonisolated static let record: Waggle._PreviewRecord = (
            0x7761_676C, 0, { out, _, _, _ in Waggle._storePreview(out) { make() } }, 0, 0)
        }
        """)
  }

  @Test func `R208: the body may be a trailing closure, an argument or a function`() {
    #expect(expand("#Preview { A() }").source.contains("_makePreview(fileID:"))
    #expect(expand("#Preview { A() }").source.contains("body: { A() })"))
    #expect(expand("#Preview(\"n\", body: { A() })").source.contains("(\"n\", fileID:"))
    #expect(expand("#Preview(body: make)").source.contains("body: make)"))
    #expect(
      expand("@available(iOS 17, *) #Preview(\"n\",) { A() }").source.contains("(\"n\", fileID:"))
    #expect(expand("#Preview(\"n\")").errors.first?.message.contains("needs a closure") == true)
  }

  @Test func `R208: a preview in what can be seen to be generic is an error that names it`() {
    func message(in context: String...) -> String? {
      let request = ExpansionRequest(
        macro: "PreviewMacro", role: "declaration", source: "#Preview { A() }",
        lexicalContext: context)
      return Expansion.of(request).errors.first?.message
    }
    #expect(message(in: "struct Box<Value>: View {}")?.contains("cannot be in 'Box'") == true)
    #expect(message(in: "struct In {}", "public final class Out<T> {}")?.contains("'Out'") == true)
    #expect(message(in: "extension Array where Element == Int {}")?.contains("'Array'") == true)
    #expect(message(in: "extension Box<Int> {}")?.contains("'Box'") == true)
    #expect(message(in: "func make<T>(_ t: T) {}")?.contains("'make'") == true)
    #expect(message(in: "struct Plain: Equatable {}", "enum Other {}") == nil)
    #expect(message(in: "func list(_ all: Array<Int>) -> Set<Int> {}") == nil)
  }

  @Test func `R209: previewable declarations become properties, the rest the body`() {
    let source = expand(
      """
      #Preview {
        @Previewable @State var a = [1: "}"] // one
        @State @Previewable
        private var b: Int = f {
          $0
        }; @Previewable let c = 3
        let d = a.count
        Text("\\(d)")
      }
      """
    ).source
    #expect(
      source.contains(
        """
        {
          struct PreviewableView: Waggle.View {
            @State var a = [1: "}"]
            @State 
          private var b: Int = f {
            $0
          }
            let c = 3
            var body: some Waggle.View {
        """))
    #expect(source.contains("  let d = a.count\n  Text(\"\\(d)\")\n"))
    #expect(source.contains("// one"))
    #expect(!source.contains("@Previewable"))
  }

  @Test func `R209: previewable declarations stand at the beginning, outside of braces`() {
    func message(_ body: String) -> String {
      expand("#Preview { \(body) }").errors.first?.message ?? "none"
    }
    #expect(
      message("let a = 1\n@Previewable @State var b = 1\nA()").contains(
        "at the beginning of the preview block"))
    #expect(message("VStack { @Previewable @State var b = 1 }").contains("outside of braces"))
    #expect(message("@Previewable func f() {}\nA()").contains("a 'var' or a 'let'"))
    #expect(message("Text(\"@Previewable\")") == "none")
  }

  @Test func `R209: previewable outside of a preview is an error`() {
    func errors(_ context: [String]) -> Int {
      Expansion.of(
        ExpansionRequest(
          macro: "PreviewableMacro", role: "peer", source: "@Previewable @State var a = 1",
          lexicalContext: context)
      ).errors.count
    }
    #expect(errors(["{ }", "\n@available(iOS 17, *)\n#Preview { A() }"]) == 0)
    #expect(errors(["struct A {}"]) == 1)
    #expect(errors([]) == 1)
  }

  @Test func `a macro that the plug-in does not know is an error`() {
    let request = ExpansionRequest(macro: "Other", role: "peer", source: "")
    #expect(Expansion.of(request).errors.first?.message.contains("no macro 'Other'") == true)
  }
}
