import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("Animated insets and erased shapes (M051)")
@MainActor struct ShapeAnimationTests {
  private let dial = Dial()

  /// That half of the change is done after half of the time, and all of it at the end.
  private func expectHalves<Content: View>(
    _ content: @escaping (CGFloat) -> Content, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func look(_ share: CGFloat) -> String {
      motionHost { content(share) }.displayList.description
    }
    dial.isOn = false
    let host = motionHost { content(dial.isOn ? 1 : 0.2) }
    let seen = host.halvesAfter({ dial.isOn = true }) { $0.displayList.description }
    #expect(seen == [look(0.2), look(0.6), look(1)], sourceLocation: sourceLocation)
  }

  @Test func `M051: an inset rounded rectangle moves its corners and its inset`() {
    expectHalves { RoundedRectangle(cornerRadius: 30 * $0).inset(by: 5 * $0).fill(.red) }
    expectHalves { RoundedRectangle(cornerRadius: 30 * $0).inset(by: 2).inset(by: 1).fill(.red) }
  }

  @Test func `M051: an unevenly rounded one moves them too`() throws {
    let host = motionHost {
      UnevenRoundedRectangle(topLeadingRadius: dial.isOn ? 30 : 10).inset(by: 5).fill(.red)
    }
    let bounds = host.halvesAfter({ dial.isOn = true }) { host in
      var path: Path?
      host.host.displayList.forEachItem { node, _ in
        if case .fill(let found, _, _, _) = node.content { path = found }
      }
      return path
    }
    #expect(Set(bounds.map { $0?.description ?? "" }).count == 3)
  }

  @Test func `M051: an erased shape is interpolated; a change to another type jumps`() {
    expectHalves { AnyShape(RoundedRectangle(cornerRadius: 30 * $0)).fill(.red) }
    expectHalves { AnyShape(Circle().trim(from: 0, to: 0.5 * $0)).stroke(.red) }
    let host = motionHost {
      (dial.isOn ? AnyShape(RoundedRectangle(cornerRadius: 9)) : AnyShape(Circle().trim(to: 0.5)))
        .fill(.red)
    }
    let seen = host.halvesAfter({ dial.isOn = true }) { $0.displayList.description }
    #expect(Set(seen).count == 1)
  }
}
