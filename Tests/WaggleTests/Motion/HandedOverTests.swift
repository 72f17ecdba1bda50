import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@Suite("Effects that the host animates by itself (M197)")
@MainActor struct HandedOverTests {
  private let dial = Dial()

  /// A host that animates by itself, one frame after the change.
  private func moving<Content: View>(
    _ animation: Animation, @ViewBuilder _ content: @escaping () -> Content
  ) -> TestHost {
    let host = motionHost(content)
    host.host.animatesByItself = true
    host.frame { withAnimation(animation) { dial.isOn = true } }
    host.advance(by: 1.0 / 60)
    return host
  }

  private func motions(_ host: TestHost) -> [DisplayMotion] {
    var found: [DisplayMotion] = []
    func visit(_ node: DisplayNode) {
      if case .moving(let motion, _) = node.content { found.append(motion) }
      node.content.children.forEach(visit)
    }
    host.host.displayList.root.map(visit)
    return found
  }

  /// How far a moving transform has moved to the right.
  private func x(_ host: TestHost) -> CGFloat? {
    var found: CGFloat?
    func visit(_ node: DisplayNode) {
      if case .transform(let transform, _) = node.content { found = transform.tx }
      node.content.children.forEach(visit)
    }
    host.host.displayList.root.map(visit)
    return found
  }

  /// The transforms that the display list has from frame to frame, without a motion.
  private func transforms<Content: View>(
    _ animation: Animation, frames: Int, @ViewBuilder _ content: @escaping () -> Content
  ) -> [String] {
    dial.isOn = false
    let host = motionHost(content)
    host.frame { withAnimation(animation) { dial.isOn = true } }
    return (0..<frames).map { _ in
      host.advance(by: 1.0 / 60)
      return host.drawn.first { $0.hasPrefix("transform") } ?? "none"
    }
  }

  private func text(_ transform: CGAffineTransform) -> String {
    DisplayList(DisplayNode(.transform(transform, DisplayNode(.group([]))))).description
  }

  @Test(arguments: [
    Animation.linear(duration: 0.4), .easeInOut(duration: 0.3), .spring, .bouncy,
    .linear(duration: 0.2).repeatCount(3), .easeOut(duration: 0.2).speed(0.5),
    .snappy.speed(2), .easeInOut(duration: 0.11).repeatForever(),
    .linear(duration: 0.5).repeatForever(autoreverses: false),
  ])
  func `M197: a motion has the values of the frames to come`(animation: Animation) throws {
    let content = { Square().rotationEffect(.degrees(self.dial.isOn ? 90 : 0)) }
    let host = moving(animation) { content() }
    let motion = try #require(motions(host).first)
    guard case .transforms(let values, _) = motion.track else {
      Issue.record("a rotation is a transform")
      return
    }
    let expected = transforms(animation, frames: values.count) { content() }
    for (value, frame) in zip(values, expected) where frame != "none" {
      #expect(text(value) == frame)
    }
    #expect(values.count > 5)
  }

  @Test func `M197: an animation is handed over when its delay is over`() {
    let host = moving(.linear(duration: 1).delay(0.2)) { Square().opacity(dial.isOn ? 0.2 : 1) }
    #expect(motions(host).isEmpty)
    host.advance(by: 0.25)
    #expect(motions(host).count == 1)
  }

  @Test func `M197: a motion for ever needs no frame, and one that ends needs one at its end`()
    throws
  {
    let content = { Square().opacity(self.dial.isOn ? 0.2 : 1) }
    let endless = moving(.linear(duration: 1).repeatForever()) { content() }
    _ = endless.displayList.description
    #expect(endless.host.nextMoment == nil)
    dial.isOn = false
    let host = moving(.linear(duration: 1)) { content() }
    let motion = try #require(motions(host).first)
    let end = try #require(host.host.nextMoment)
    #expect(abs(end - motion.start - motion.duration) < 1e-9)
    #expect(abs(end - 1.0) < 0.04)
    host.advance(by: 1.1)
    #expect(motions(host).isEmpty)
    #expect(host.drawn[0] == "opacity 0.2")
    #expect(host.host.nextMoment == nil)
  }

  @Test func `M197: frames that run anyway keep the motion and draw what is seen`() throws {
    let host = moving(.linear(duration: 1)) {
      VStack {
        Square().opacity(dial.isOn ? 0 : 1); Text(dial.count.description)
      }
    }
    let motion = try #require(motions(host).first)
    host.advance(by: 0.5 - 1.0 / 60)
    dial.count = 5
    host.settle()
    #expect(motions(host).first === motion)
    #expect(host.drawn.contains("opacity 0.5"))
  }

  @Test func `M197: a long time without frames is passed over in the right phase`() throws {
    let animation = Animation.linear(duration: 0.5).repeatForever()
    let content = { Square().offset(x: self.dial.isOn ? 60 : 0) }
    let host = moving(animation) { content() }
    let motion = try #require(motions(host).first)
    let time = host.runtime.time + 1000 * motion.duration + 0.25
    host.host.frame(at: time) {}
    guard case .transforms(let values, _) = motion.track else { return }
    let seen = try #require(x(host))
    #expect(abs(seen - values[15].tx) <= 4.1)
  }

  @Test func `M197: what is measured inside moves with the program`() {
    var seen: [CGFloat] = []
    let host = moving(.linear(duration: 0.5)) {
      Square()
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minX
        } action: {
          seen.append($0)
        }
        .offset(x: dial.isOn ? 60 : 0)
    }
    #expect(motions(host).isEmpty)
    #expect(host.host.nextMoment == host.runtime.time)
    host.advance(by: 0.5)
    #expect(seen.count > 20)
    #expect(seen.last == 60)
  }

  @Test func `M197: what a screen reader finds moves with the program, unless it only fades`() {
    let moved = moving(.linear(duration: 0.5)) { Text("Word").offset(x: dial.isOn ? 60 : 0) }
    #expect(motions(moved).isEmpty)
    #expect(moved.host.nextMoment == moved.runtime.time)
    dial.isOn = false
    #expect(motions(moving(.second) { Text("Word").opacity(dial.isOn ? 0.5 : 1) }).count == 1)
  }

  @Test func `M197: an animation with a completion stays with the program`() {
    let host = motionHost { Square().opacity(dial.isOn ? 0 : 1) }
    host.host.animatesByItself = true
    var isComplete = false
    host.frame {
      withAnimation(.linear(duration: 0.2)) {
        dial.isOn = true
      } completion: {
        isComplete = true
      }
    }
    host.advance(by: 0.1)
    #expect(motions(host).isEmpty)
    host.advance(by: 0.2)
    #expect(isComplete)
  }

  @Test func `M197: a program's own animation stays with the program`() {
    struct Own: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? { time < 1 ? value.scaled(by: time) : nil }
    }
    let host = moving(Animation(Own())) { Square().opacity(dial.isOn ? 0 : 1) }
    #expect(motions(host).isEmpty)
    #expect(host.host.nextMoment == host.runtime.time)
  }

  @Test func `M197: a motion that is interrupted continues from where it is`() throws {
    let host = moving(.linear(duration: 1)) { Square().offset(x: dial.isOn ? 60 : 0) }
    let first = try #require(motions(host).first)
    host.host.frame(at: 0.5) { withAnimation(.spring) { dial.isOn = false } }
    let edge = try #require(x(host))
    #expect(abs(edge - 30) < 2)
    host.advance(by: 1.0 / 60)
    #expect(motions(host).first !== first)
    host.advance(by: 3)
    #expect(host.edges == [0])
    #expect(motions(host).isEmpty)
  }

  @Test func `M200: an effect is handed over once, and stays so`() {
    let host = motionHost {
      VStack {
        Square().opacity(dial.isOn ? 0.2 : 1); Square().offset(x: dial.isOn ? 60 : 0)
      }
    }
    host.host.animatesByItself = true
    host.frame { withAnimation(.linear(duration: 1)) { dial.isOn = true } }
    host.advance(by: 1.0 / 60)
    let begun = motions(host)
    #expect(begun.count == 2)
    host.advance(by: 0.5)
    #expect(zip(begun, motions(host)).allSatisfy { $0 === $1 })
    #expect(!host.runtime.store(DrawingStore.self).hasMovingTransforms)
  }

  @Test func `M200: a host that is dropped in the middle of its motions leaves nothing behind`() {
    let host = moving(.linear(duration: 1)) {
      VStack {
        Square().opacity(dial.isOn ? 0.2 : 1); Text("Word").offset(x: dial.isOn ? 60 : 0)
      }
    }
    host.host.frame(at: 0.5) { withAnimation(.spring) { dial.isOn = false } }
    host.host.close()
    #expect(!host.runtime.clock.isMoving)
    #expect(!host.runtime.store(DrawingStore.self).hasMovingTransforms)
    #expect(host.host.nextMoment == nil)
  }

  @Test func `M197: a view that is removed in its motion leaves nothing behind`() {
    let host = motionHost {
      VStack {
        if dial.count == 0 { Square().opacity(dial.isOn ? 0 : 1) }
      }
    }
    host.host.animatesByItself = true
    host.frame { withAnimation(.linear(duration: 1).repeatForever()) { dial.isOn = true } }
    host.advance(by: 0.1)
    #expect(host.runtime.clock.hasHandedOver)
    host.frame { dial.count = 1 }
    host.advance(by: 0.1)
    #expect(!host.runtime.clock.isMoving)
  }
}
