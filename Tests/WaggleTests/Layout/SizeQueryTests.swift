import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Asking a view at an event how wide it would be.
@MainActor @Suite struct SizeQueryTests {
  /// As wide as it is high, unless a length is proposed.
  private struct Square: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: proposal.width ?? (proposal.height ?? 0), height: proposal.height ?? 0)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test
  func `C533: a view is asked for its width in its height, and answers nothing once it is gone`() {
    let query = SizeQuery()
    let turn = Knob(40)
    let host = TestHost {
      Turned(turn) { height in
        if height > 0 {
          Square { Text("a") }.answers(query).frame(width: 300, height: CGFloat(height))
        }
      }
    }
    host.settle()
    #expect(query.idealWidth == 40)
    host.frame { turn.value = 60 }
    #expect(query.idealWidth == 60)
    host.frame { turn.value = 0 }
    host.settle()
    #expect(query.idealWidth == nil)
  }

  @Test func `C533: a view that is not asked is not measured for it`() {
    let query = SizeQuery()
    func layouts(_ answers: Bool) -> Int {
      let host = TestHost {
        if answers {
          Square { Text("a") }.answers(query).frame(width: 300, height: 20)
        } else {
          Square { Text("a") }.frame(width: 300, height: 20)
        }
      }
      host.settle()
      return host.counts.layouts
    }
    #expect(layouts(true) == layouts(false))
  }
}
