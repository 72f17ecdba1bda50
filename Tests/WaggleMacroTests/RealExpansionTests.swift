import Foundation
import Testing
import Waggle
import WaggleTestKit

private final class Model {
  var number = 7
}

extension EnvironmentValues {
  /// A comment.
  @Entry fileprivate var typed: [String: Array<Int>] = ["a": [1]]
  @Entry fileprivate var untyped = "a \("b" + "\(1)") { }"
  @Entry fileprivate var optional: Int?
  @Entry fileprivate var model = Model()
  @Entry fileprivate var action: @MainActor (Int) -> Int = { number in
    number > 1 ? number * 2 : 0  // {
  }
  @Entry fileprivate var lines = #"""
    one \(two)
      "three" \#(3)
    """#
  #if DEBUG || !DEBUG
    @Entry fileprivate var conditional: Double = if Bool.random() { 2 } else { 2 }
  #endif
  @Entry fileprivate var inferred = if Bool.random() { 2.5 } else { 2.5 }
  @Entry fileprivate var `default` = Dictionary<String, Int>()
}

extension Transaction {
  @Entry fileprivate var origin = "none"
}

@Animatable
private struct Bar<Value: VectorArithmetic & Animatable & Sendable>: Shape
where Value.AnimatableData == Value {
  var length: Value
  var angle = Angle.zero {
    didSet { changes += 1 }
  }
  @AnimatableIgnored var title: String = """
    var x: Double
    """
  @AnimatableIgnored var changes = 0
  let fixed = 3.0
  #if NEVER
    var never: CGFloat
  #else
    var width: CGFloat = 1
  #endif

  func path(in rect: CGRect) -> Path { Path(rect) }
}

@Animatable
private struct Meter: View {
  var level: Double
  @State private var state = 1
  var body: some View { Color.red.frame(width: level, height: 10) }
}

@Animatable
private struct Inset: ViewModifier {
  var inset: CGFloat
  func body(content: Content) -> some View { content.padding(inset) }
}

@MainActor
struct RealExpansionTests {
  @Test func `R205: an entry has its default until it is set`() {
    var values = EnvironmentValues()
    #expect(values.typed == ["a": [1]])
    #expect(values.untyped == "a b1 { }")
    #expect(values.optional == nil)
    #expect(values.action(3) == 6)
    #expect(values.lines == "one \\(two)\n  \"three\" 3")
    #expect(values.conditional == 2)
    #expect(values.inferred == 2.5)
    #expect(values.default.isEmpty)
    values.optional = 3
    #expect(values.optional == 3)
    var transaction = Transaction()
    #expect(transaction.origin == "none")
    transaction.origin = "tap"
    #expect(transaction.origin == "tap")
  }

  @Test func `R205: a default is computed once`() {
    #expect(EnvironmentValues().model === EnvironmentValues().model)
  }

  @Test func `R207: the data is a pair for each stored variable, and setting it keeps the rest`() {
    var bar = Bar(length: 2.0)
    let data: AnimatablePair<Double, AnimatablePair<Double, CGFloat>> = bar.animatableData
    #expect(data.first == 2 && data.second.second == 1)
    bar.animatableData = AnimatablePair(5, AnimatablePair(Angle.degrees(90).animatableData, 4))
    #expect(bar.length == 5 && bar.width == 4 && abs(bar.angle.degrees - 90) < 1e-9)
    #expect(bar.changes == 1 && bar.title == "var x: Double")
  }

  @Test func `R207: views and modifiers get the conformance`() {
    #expect((Meter(level: 1) as Any) is any Animatable)
    #expect((Inset(inset: 1) as Any) is any Animatable)
    #expect(Inset(inset: 3).animatableData == 3)
  }
}
