import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("Animatable types run in each frame (M030, M057, R180)")
@MainActor struct AnimatableBodyTests {
  private let dial = Dial()

  private struct Meter: View, Animatable {
    var number: Double
    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Color.red.preference(key: NumberKey.self, value: number) }
  }

  private struct Padded: ViewModifier, Animatable {
    var number: CGFloat
    nonisolated var animatableData: CGFloat {
      get { number }
      set { number = newValue }
    }
    func body(content: Content) -> some View { content.padding(.leading, number) }
  }

  /// In the older spelling.
  private struct Wide: AnimatableModifier {
    var number: CGFloat
    nonisolated var animatableData: CGFloat {
      get { number }
      set { number = newValue }
    }
    func body(content: Content) -> some View { content.padding(.leading, number) }
  }

  private struct Shifted: Layout {
    var number: CGFloat
    var animatableData: CGFloat {
      get { number }
      set { number = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 150, height: 20)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for view in subviews {
        view.place(at: CGPoint(x: bounds.minX + number, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  @Test(
    "M057 R180: only the animatable view's body runs in each frame; its values are interpolated")
  func view() {
    let log = Recorder<Double>()
    let host = motionHost {
      Meter(number: dial.x).onPreferenceChange(NumberKey.self) { value in
        MainActor.assumeIsolated { log.add(value) }
      }
    }
    let before = host.counts.bodies
    host.frame { withAnimation(.second) { dial.x = 120 } }
    let started = host.counts.bodies
    host.advance(by: 1)
    #expect(started - before <= 3)
    #expect((59...61).contains(host.counts.bodies - started))
    #expect(log.entries == log.entries.sorted())
    #expect(log.entries.count == 61)
    #expect(host.preference(NumberKey.self) == 120)
  }

  @Test func `M057: an animatable modifier runs with each intermediate value`() {
    let host = motionHost { Square().modifier(Padded(number: dial.x)) }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    #expect(host.halves(\.edges) == [[0], [50], [100]])
  }

  @Test func `M057: so does a modifier in the older spelling`() {
    let host = motionHost { Square().modifier(Wide(number: dial.x)) }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    #expect(host.halves(\.edges) == [[0], [50], [100]])
  }

  @Test func `M057: an animatable layout runs with each intermediate value`() throws {
    let host = motionHost {
      Shifted(number: dial.x) { Square().accessibilityIdentifier("square") }
    }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    #expect(host.halves(\.edges) == [[0], [50], [100]])
    host.frame { withAnimation(.second) { dial.x = 0 } }
    host.advance(by: 0.5)
    #expect(try host.find(identifier: "square").frame.minX == 50)
  }

  /// As much of the way as the environment says, for a second.
  private struct Part: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: context.environment.part) : nil
    }
  }

  @Test func `M030: a custom animation reads the view's environment`() {
    let host = motionHost { Square().offset(x: dial.x).environment(\.part, 0.25) }
    host.frame { withAnimation(Animation(Part())) { dial.x = 100 } }
    #expect(host.halves(\.edges) == [[25], [25], [100]])
  }
}

private enum PartKey: EnvironmentKey {
  static var defaultValue: Double { 0 }
}

extension EnvironmentValues {
  fileprivate var part: Double {
    get { self[PartKey.self] }
    set { self[PartKey.self] = newValue }
  }
}
