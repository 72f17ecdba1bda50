import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("Custom layouts")
@MainActor struct CustomLayoutTests {
  private final class Calls {
    var made = 0
    var updated = 0
  }

  /// One below the other, `gap` apart; counts how its cache is made.
  private struct Column: Layout {
    var gap: CGFloat = 0
    let calls: Calls

    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .vertical
      return properties
    }

    var animatableData: CGFloat {
      get { gap }
      set { gap = newValue }
    }

    func makeCache(subviews: Subviews) -> Int {
      calls.made += 1
      return subviews.count
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
      calls.updated += 1
      cache = subviews.count
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      let sizes = subviews.map {
        $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      }
      return CGSize(
        width: sizes.map(\.width).max() ?? 0,
        height: sizes.reduce(0) { $0 + $1.height } + gap * CGFloat(max(cache - 1, 0)))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {
      var y = bounds.minY
      let inner = ProposedViewSize(width: proposal.width, height: nil)
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: inner)
        y += subview.sizeThatFits(inner).height + gap
      }
    }
  }

  private let dial = Dial()
  private let calls = Calls()

  @Test func `L071: a subview that changes its size updates the cache, and makes no new one`() {
    let host = motionHost {
      Column(calls: calls) {
        Color.red.frame(width: 20, height: 20 + dial.x)
        Color.blue.frame(width: 20, height: 20)
      }
    }
    host.settle()
    #expect(calls.made == 1)
    let updated = calls.updated
    host.frame { dial.x = 10 }
    #expect(calls.made == 1)
    #expect(calls.updated == updated + 1)
    host.frame { dial.x = 10 }
    #expect(calls.updated == updated + 1)
  }

  @Test func `L071: an added subview updates the cache`() {
    let host = motionHost {
      Column(calls: calls) {
        Color.red.frame(width: 20, height: 20)
        if dial.isOn { Color.blue.frame(width: 20, height: 20) }
      }
    }
    host.settle()
    let updated = calls.updated
    host.frame { dial.isOn = true }
    #expect(calls.made == 1)
    #expect(calls.updated > updated)
  }

  @Test func `L075: in a vertical layout a divider is horizontal and a spacer has no width`() throws
  {
    let host = motionHost {
      Column(calls: calls) {
        Color.red.frame(width: 60, height: 10)
        Divider().accessibilityIdentifier("divider")
        Spacer(minLength: 5).accessibilityIdentifier("spacer")
      }
      .fixedSize()
    }
    let divider = try host.find(identifier: "divider").frame
    #expect(divider.height <= 1 && divider.width > divider.height)
    let spacer = try host.find(identifier: "spacer").frame
    #expect(spacer.size == CGSize(width: 0, height: 5))
  }

  @Test func `L075: a layout's data is interpolated, and it lays out in each frame`() {
    let host = motionHost {
      Column(gap: dial.x, calls: calls) {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("above")
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("below")
      }
    }
    host.settle()
    func gap() throws -> CGFloat {
      let (above, below) = try (
        host.find(identifier: "above").frame, host.find(identifier: "below").frame
      )
      return below.minY - above.maxY
    }
    host.frame { withAnimation(.second) { dial.x = 40 } }
    host.advance(by: 0.5)
    let half = try? gap()
    #expect(abs((half ?? 0) - 20) < 0.01)
    host.advance(by: 0.6)
    #expect(abs(((try? gap()) ?? 0) - 40) < 0.01)
  }
}
