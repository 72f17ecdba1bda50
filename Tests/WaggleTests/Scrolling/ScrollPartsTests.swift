import Foundation
import Testing
import Waggle

@Suite("The parts of a scroll view's state, without a view")
@MainActor
struct ScrollPartsTests {
  private func report(_ y: CGFloat, number: Int = 0, correction: CGFloat = 0) -> ScrollReport {
    ScrollReport(
      offset: CGPoint(x: 0, y: y), number: number, correction: CGVector(dx: 0, dy: correction),
      isMoving: true)
  }

  @Test
  func
    `L251: a report counts until the next command, with the corrections that the host did not know`()
  {
    var host = HostScrolling()
    #expect(host.offset(of: report(40)) == CGPoint(x: 0, y: 40))
    host.correct(from: .zero, to: CGPoint(x: 0, y: 30))
    #expect(host.offset(of: report(40)) == CGPoint(x: 0, y: 70))
    #expect(host.offset(of: report(70, correction: 30)) == CGPoint(x: 0, y: 70))
    host.want(CGPoint(x: 0, y: 5), isNewGoal: true)
    #expect(host.offset(of: report(70, correction: 30)) == nil)
    #expect(host.offset(of: report(5, number: 1, correction: 30)) == CGPoint(x: 0, y: 5))
    #expect(host.offset(of: report(.nan, number: 1)) == nil)
  }

  @Test
  func `L250: each goal has a number, the frames of an animation share one, a report changes none`()
  {
    var host = HostScrolling()
    host.beginAnimation(at: .zero)
    for y in 1...3 { host.want(CGPoint(x: 0, y: y), isNewGoal: false) }
    #expect(host.command.number == 1)
    #expect(host.command.offset.y == 3)
    host.isFollowing = true
    host.want(CGPoint(x: 0, y: 9), isNewGoal: true)
    host.isFollowing = false
    #expect(host.command.number == 1)
    #expect(host.command.offset.y == 3)
  }

  @Test func `L092: corrections move an expected offset in its frame, and forget it in any other`()
  {
    for frame in [4, 5, nil] {
      var corrections = ScrollCorrections()
      corrections.expect(CGPoint(x: 0, y: 100), in: 4)
      let isSame = frame == 4
      #expect(corrections.moveExpected(by: 8, along: .vertical, in: frame) == (isSame ? 108 : nil))
      #expect(corrections.expectedOffset(in: 4) == (isSame ? CGPoint(x: 0, y: 108) : nil))
    }
  }

  @Test func `L092: the moves of layouts add up`() {
    var corrections = ScrollCorrections()
    corrections.add(from: CGPoint(x: 1, y: 10), to: CGPoint(x: 3, y: 25))
    corrections.add(from: CGPoint(x: 3, y: 25), to: CGPoint(x: 3, y: 5))
    #expect(corrections.total == CGVector(dx: 2, dy: -5))
  }

  @Test
  func `L188: an inset yields as far as one scrolls, and what the safe area has lost is added`() {
    let inset = CollapsingInset(length: 52)
    for (distance, collapsed) in [(-20, 0), (0, 0), (10, 10), (52, 52), (900, 52)]
      as [(CGFloat, CGFloat)]
    {
      #expect(inset.collapsed(at: distance) == collapsed)
    }
    #expect(inset.added == 0)
    #expect(CollapsingInset(length: 52, isCollapsed: true).added == 52)
    #expect(CollapsingInset(length: -5).collapsed(at: 10) == 0)
  }
}
