import Testing
import WaggleMacroExpansion

/// The text that `@Animatable` expands to, and what it refuses.
struct AnimatableExpansionTests {
  private func expand(_ source: String, context: [String] = []) -> Expansion {
    Expansion.of(
      ExpansionRequest(
        macro: "AnimatableMacro", role: "member", source: source, lexicalContext: context))
  }

  /// The names in the getter's expression, in order.
  private func animated(_ members: String) -> [String] {
    let lines = expand("@Animatable struct S<T: P>: Shape where T: Q {\n\(members)\n}").source
      .split(separator: "\n")
    return lines.filter { $0.contains("get {") }.flatMap { line in
      line.split { !$0.isLetter && $0 != "`" }.filter {
        !["get", "Waggle", "AnimatablePair", "animatableData"].contains($0)
      }
      .map(String.init)
    }
  }

  @Test func `R207: one property is the data, several are nested pairs`() {
    #expect(
      expand("@Animatable struct S { var a: CGFloat }").source == """
        nonisolated var animatableData: CGFloat.AnimatableData {
          get { a.animatableData }
          set {
            a.animatableData = newValue
          }
        }
        """)
    #expect(
      expand("@Animatable public struct S { var a: A; var b: B.C, c: D<E> }").source == """
        public nonisolated var animatableData: Waggle.AnimatablePair<A.AnimatableData, \
        Waggle.AnimatablePair<B.C.AnimatableData, D<E>.AnimatableData>> {
          get { Waggle.AnimatablePair(a.animatableData, Waggle.AnimatablePair(b.animatableData, c.animatableData)) }
          set {
            a.animatableData = newValue.first
            b.animatableData = newValue.second.first
            c.animatableData = newValue.second.second
          }
        }
        """)
  }

  @Test func `R207: stored variables alone are animated`() {
    #expect(
      animated(
        """
        let constant: Double
        static var shared: Double = 1
        @AnimatableIgnored var title: String = "{ var x: Double }"
        @State private var state = 1.0
        @Environment(\\.scale) var scale: Double
        lazy var later: Double = 1
        var computed: Double { a * 2 }
        var long: Double { get { 1 } set {} }
        /* var commented: Double */
        var a: Double // var no: Double
        private(set) var b: Double = { let c: Double = 1; var d: Double = 2; return c + d }() { didSet { print(a) } }
        @MainActor var e: Angle { willSet { } }
        var text: String { \"\"\"
          var f: Double }
          \"\"\" }
        func g(h: Double = 1) -> Double { var i: Double = 1; return i }
        init() { a = 1 }
        subscript(j: Int) -> Double { 1 }
        struct Inner { var k: Double }
        enum Case { case one(var: Double) }
        typealias L = Double
        var `in`: CGFloat
        var m, n: Double
        """) == ["a", "b", "e", "`in`", "m", "n"])
  }

  @Test func `R207: an initial value can show the type`() {
    let source = expand(
      "@Animatable struct S { var a = 1.5; var b = Angle(degrees: 3); var c = Angle.zero; var d = Size<T>.make(1); var e = -2e3 }"
    ).source
    #expect(source.contains("<Double.AnimatableData, Waggle.AnimatablePair<Angle.AnimatableData, "))
    #expect(source.contains("Size<T>.AnimatableData, Double.AnimatableData>"))
    let error = expand("@Animatable struct S { var a = f() }").errors.first
    #expect(error?.offset == 27)
    #expect(error?.message.contains("needs the type of 'a'") == true)
  }

  @Test func `R207: what cannot be animated is an error that names the cure`() {
    for declaration in [
      "var a: Bool", "var a = true", "var a = 3", "var a: [Double]", "var a: Double?",
      "var a = \"b\"", "var a: () -> Int",
    ] {
      let errors = expand("@Animatable struct S { \(declaration) }").errors
      #expect(
        errors.first?.message.contains("mark it '@AnimatableIgnored'") == true, "\(declaration)")
    }
    #expect(
      expand("@Animatable enum E { case a }").errors.first?.message.contains("struct or a class")
        == true)
    #expect(expand("@Animatable struct S { let a: Double }").errors.map(\.isWarning) == [true])
  }

  @Test func `R207: each branch of a condition has a declaration of its own`() {
    let source = expand(
      "@Animatable struct S {\n var a: A\n #if X && Y\n var b: B\n func f() {}\n #elseif Z\n #else\n var c: C\n #endif\n}"
    ).source
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.filter { $0.hasPrefix("#") } == ["#if X && Y", "#elseif Z", "#else", "#endif"])
    #expect(lines.filter { $0.hasPrefix("get") }.map { $0.contains("b.") } == [true, false, false])
    #expect(lines.filter { $0.hasPrefix("get") }.map { $0.contains("c.") } == [false, false, true])
    #expect(
      !expand("@Animatable struct S { var a: A\n#if X\nfunc f() {}\n#endif\n}").source.contains("#")
    )
    #expect(expand("@Animatable struct S {\n#if X\nvar a: A\n#endif\n}").source.contains("#else"))
  }

  @Test func `R207: the conformance is added where the type lacks it`() {
    func conformance(_ list: String) -> String {
      Expansion.of(
        ExpansionRequest(
          macro: "AnimatableMacro", role: "extension", source: "struct S {}", extendedType: "A.S",
          conformances: list)
      ).source
    }
    #expect(conformance("Waggle.Animatable") == "extension A.S: Waggle.Animatable {}")
    #expect(conformance("") == "")
  }

  @Test func `R207: the access is that of the type, or of the extension around it`() {
    #expect(
      expand("@Animatable struct S { var a: A }", context: ["public extension B {}"]).source
        .hasPrefix("public "))
    #expect(expand("@Animatable private struct S { var a: A }").source.hasPrefix("nonisolated "))
    #expect(expand("@Animatable package final class S { var a: A }").source.hasPrefix("package "))
  }
}
