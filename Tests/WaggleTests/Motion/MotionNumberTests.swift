import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Durations, springs, phases and schedules.
@MainActor @Suite struct MotionNumberTests {
  private nonisolated static let views: [NumberedView] = [
    NumberedView("anim linear") { Moved(animation: .linear(duration: $0)).id($0) },
    NumberedView("anim ease") { Moved(animation: .easeInOut(duration: $0)).id($0) },
    NumberedView("anim spring") { Moved(animation: .spring(duration: $0, bounce: $0)).id($0) },
    NumberedView("anim spring response") {
      Moved(animation: .spring(response: $0, dampingFraction: $0, blendDuration: $0)).id($0)
    },
    NumberedView("anim spring damping") {
      Moved(animation: .spring(response: 0.5, dampingFraction: $0)).id($0)
    },
    NumberedView("anim spring bounce") {
      Moved(animation: .spring(duration: 0.5, bounce: $0)).id($0)
    },
    NumberedView("anim interactive") {
      Moved(animation: .interactiveSpring(response: $0, dampingFraction: 0.3)).id($0)
    },
    NumberedView("anim interpolating") {
      Moved(
        animation: .interpolatingSpring(mass: $0, stiffness: $0, damping: $0, initialVelocity: $0)
      ).id($0)
    },
    NumberedView("anim interpolating velocity") {
      Moved(animation: .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: $0)).id(
        $0)
    },
    NumberedView("anim interpolating stiff") {
      Moved(animation: .interpolatingSpring(stiffness: $0, damping: 10)).id($0)
    },
    NumberedView("anim interpolating damp") {
      Moved(animation: .interpolatingSpring(stiffness: 10, damping: $0)).id($0)
    },
    NumberedView("anim delay") { Moved(animation: .linear(duration: 0.3).delay($0)).id($0) },
    NumberedView("anim speed") { Moved(animation: .linear(duration: 0.3).speed($0)).id($0) },
    NumberedView("anim repeat") {
      Moved(animation: .linear(duration: 0.1).repeatCount(whole($0))).id($0)
    },
    NumberedView("anim repeat speed") {
      Moved(animation: .spring(duration: 0.1).speed($0).repeatForever().delay($0)).id($0)
    },
    NumberedView("anim repeat forever") {
      Moved(animation: .linear(duration: $0).repeatForever()).id($0)
    },
    NumberedView("anim complete") {
      Moved(animation: .linear(duration: 0.1).logicallyComplete(after: $0)).id($0)
    },
    NumberedView("anim curve") {
      Moved(animation: .timingCurve($0, 0, 0.3, $0, duration: 0.3)).id($0)
    },
    NumberedView("anim unitcurve") {
      Moved(
        animation: .timingCurve(
          .bezier(
            startControlPoint: UnitPoint(x: $0, y: $0), endControlPoint: UnitPoint(x: $0, y: 1)),
          duration: $0)
      ).id($0)
    },
    NumberedView("anim custom") { Moved(animation: Animation(Scaling(x: $0))).id($0) },
    NumberedView("anim spring value") {
      Moved(animation: .spring(Spring(settlingDuration: $0, dampingRatio: $0))).id($0)
    },
    NumberedView("anim spring mass") {
      Moved(animation: .spring(Spring(mass: $0, stiffness: $0, damping: $0))).id($0)
    },
    NumberedView("spring values") { x in
      let s = Spring(duration: x, bounce: 0.3), t = Spring(response: 0.4, dampingRatio: x);
      Text(
        "\(s.value(target: 3.0, time: x)) \(t.velocity(target: x, time: x)) \(t.settlingDuration) \(s.settlingDuration(target: x, epsilon: x)) \(Spring(mass: x, stiffness: 3, damping: x, allowOverDamping: true).settlingDuration(target: 1.0, epsilon: x))"
      )
    },
    NumberedView("unitcurve") { x in
      Text(
        "\(UnitCurve.easeIn.value(at: x)) \(UnitCurve.easeIn.velocity(at: x)) \(UnitCurve.bezier(startControlPoint: UnitPoint(x: x, y: x), endControlPoint: UnitPoint(x: x, y: x)).value(at: 0.5))"
      )
    },
    NumberedView("transition") { x in
      Inserted {
        Text("t").transition(
          .scale(scale: x).combined(with: .offset(x: x, y: x)).animation(.linear(duration: x)))
      }
    },
    NumberedView("transition push") { x in
      Inserted { Text("t").frame(width: x, height: 5).transition(.push(from: .leading)) }
    },
    NumberedView("transition new") { x in
      Inserted {
        Text("t").transition(
          ScaleTransition(x).combined(with: OffsetTransition(CGSize(width: x, height: x))))
      }
    },
    NumberedView("transition move") { x in
      Inserted { Text("t").frame(width: x).transition(.move(edge: .trailing)) }
    },
    NumberedView("phase") { x in
      PhaseAnimator([0.0, x]) { p in
        Text("a").opacity(p).offset(x: p)
      } animation: { _ in
        .linear(duration: x)
      }
    },
    NumberedView("phase empty") { x in
      PhaseAnimator(x == 1 ? [1.0] : []) { p in Text("a").opacity(p) }
    },
    NumberedView("keyframe") { x in
      KeyframeAnimator(initialValue: 0.0) { v in
        Text("a").offset(x: v)
      } keyframes: { _ in
        LinearKeyframe(x, duration: x); SpringKeyframe(x, duration: x, spring: Spring(duration: x));
        CubicKeyframe(1, duration: x, startVelocity: x); MoveKeyframe(x)
      }
    },
    NumberedView("keyframe value") { x in
      KeyframeAnimator(initialValue: x) { v in
        Text("a").offset(x: v)
      } keyframes: { _ in
        LinearKeyframe(x, duration: 0.1); SpringKeyframe(x, duration: 0.1);
        CubicKeyframe(x, duration: 0.1)
      }
    },
    NumberedView("keyframe timeline") { x in
      let t = KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(5, duration: 1); SpringKeyframe(3, spring: Spring(duration: x))
      }; Text("\(t.value(time: x)) \(t.value(progress: x)) \(t.duration)")
    },
    NumberedView("timeline periodic") { x in
      TimelineView(.periodic(from: Date(timeIntervalSinceNow: 0), by: x)) {
        Text("\($0.date.timeIntervalSince1970)")
      }
    },
    NumberedView("timeline start") { x in
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: x), by: 1)) {
        Text("\($0.date.timeIntervalSince1970)")
      }
    },
    NumberedView("timeline animation") { x in
      TimelineView(.animation(minimumInterval: x)) { Text("\($0.date.timeIntervalSince1970)") }
    },
    NumberedView("timeline explicit") { x in
      TimelineView(
        .explicit([Date(timeIntervalSinceReferenceDate: x), Date(timeIntervalSinceNow: x)])
      ) { Text("\($0.date.timeIntervalSince1970)") }
    },
    NumberedView("timeline custom") { x in
      TimelineView(Moments(x: x)) { Text("\($0.date.timeIntervalSince1970)") }
    },
    NumberedView("symbolEffect") { x in
      Image(systemName: "star").symbolEffect(.bounce, options: .speed(x).repeat(whole(x)), value: x)
    },
    NumberedView("symbolEffect pulse") { x in
      Image(systemName: "star").symbolEffect(.pulse, options: .speed(x)).symbolEffect(
        .variableColor, options: .repeat(whole(x)))
    },
    NumberedView("matched") { x in Matched(x: x) },
    NumberedView("task sleep") { x in
      Text("a").task { try? await Task.sleep(for: .seconds(min(max(x, 0), 1))) }
    },
    NumberedView("animatable pair") { x in
      Text("a").frame(width: x, height: x).scaleEffect(x).animation(
        .spring(duration: 0.1), value: x)
    },
    NumberedView("animatable modifier") { x in
      Text("a").modifier(Padded(x: x)).animation(.bouncy, value: x)
    },
    NumberedView("transaction") { x in
      Text("a").offset(x: x).transaction { $0.animation = .linear(duration: x) }
    },
    NumberedView("contentTransition") { x in
      Text("\(whole(x))").contentTransition(.numericText(value: x)).animation(.default, value: x)
    },
  ]

  @Test(arguments: views)
  func `C711: a number that cannot be used ends no program`(_ view: NumberedView) {
    #expect(view.survivesNumbers())
  }
}

/// Moves with an animation when it appears.
private struct Moved: View {
  let animation: Animation
  @State private var isOn = false

  var body: some View {
    Text("a").offset(x: isOn ? 20 : 0).opacity(isOn ? 1 : 0.2)
      .onAppear { withAnimation(animation) { isOn = true } }
  }
}

private struct Scaling: CustomAnimation {
  let x: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { time > 0.3 ? nil : value.scaled(by: x) }
}

nonisolated private struct Padded: ViewModifier, Animatable {
  var x: Double

  var animatableData: Double {
    get { x }
    set { x = newValue }
  }

  func body(content: Content) -> some View { content.padding(x) }
}

private struct Moments: TimelineSchedule {
  let x: Double

  func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] {
    [start, start.addingTimeInterval(x), start.addingTimeInterval(-x)]
  }
}

/// Inserts its content with an animation when it appears.
private struct Inserted<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var isOn = false

  var body: some View {
    VStack {
      if isOn { content() }
      Button("go") { withAnimation { isOn.toggle() } }
    }
    .onAppear { withAnimation { isOn = true } }
  }
}

private struct Matched: View {
  let x: Double
  @Namespace private var space
  @State private var isOn = false

  var body: some View {
    ZStack {
      if isOn {
        Color.red.matchedGeometryEffect(id: 1, in: space, anchor: UnitPoint(x: x, y: x))
          .frame(width: x, height: 10)
      } else {
        Color.blue.frame(width: 9, height: x).matchedGeometryEffect(id: 1, in: space)
      }
    }
    .onAppear { withAnimation { isOn = true } }
  }
}
