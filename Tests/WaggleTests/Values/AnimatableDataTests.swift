import Foundation
import Testing
import Waggle

@Suite struct AnimatableDataTests {
  @Test func `Half of a nested pair is half of each number (M055)`() {
    var pair = AnimatablePair(2.0, AnimatablePair(4.0, 6.0))
    pair.scale(by: 0.5)
    #expect(pair == AnimatablePair(1.0, AnimatablePair(2.0, 3.0)))
    #expect(pair.magnitudeSquared == 14)
  }

  @Test func `Angles and unit points weigh 128 times, lengths once (M056)`() {
    #expect(Angle(radians: 2).animatableData == 256)
    #expect(UnitPoint.center.animatableData == AnimatablePair(64, 64))
    #expect(CGPoint(x: 1, y: 2).animatableData == AnimatablePair(1, 2))
  }

  @Test func `Colours weigh 128 times (M056)`() {
    var colour = Color.Resolved(red: 0, green: 0, blue: 0)
    colour.opacity = 0.5
    #expect(colour.animatableData.magnitudeSquared == 64 * 64)
  }

  @Test func `Values are scaled and interpolated component by component (M055)`() {
    let pair = AnimatablePair(2.0, AnimatablePair(4.0, 6.0))
    #expect(pair.scaled(by: 0.5) == AnimatablePair(1.0, AnimatablePair(2.0, 3.0)))
    let middle = AnimatablePair(0.0, AnimatablePair(0.0, 0.0)).interpolated(
      towards: pair, amount: 0.5)
    #expect(middle == AnimatablePair(1.0, AnimatablePair(2.0, 3.0)))
    var value = 10.0
    value.interpolate(towards: 20, amount: 1.5)
    #expect(value == 25)
  }

  @Test func `Setting animatableData restores the value`() {
    var rect = CGRect.zero
    rect.animatableData = CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    var insets = EdgeInsets()
    insets.animatableData = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    var angle = Angle.zero
    angle.animatableData = Angle.degrees(720).animatableData
    #expect(abs(angle.degrees - 720) < 1e-9)
  }

  @Test func `A stroke animates its width, miter limit and dash phase, not its dashes (M053)`() {
    var style = StrokeStyle(lineWidth: 2, dash: [1])
    style.animatableData = StrokeStyle(lineWidth: 6, dash: [9], dashPhase: 3).animatableData
    #expect(style == StrokeStyle(lineWidth: 6, dash: [1], dashPhase: 3))
  }
}
