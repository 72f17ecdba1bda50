import Foundation
import Testing
import Waggle

@Suite struct ProposedViewSizeTests {
  @Test func `An unspecified length becomes 10 points by default (L002)`() {
    let proposal = ProposedViewSize(width: nil, height: 40)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 40))
    let other = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 3, height: 4))
    #expect(other == CGSize(width: 3, height: 40))
  }

  @Test func `zero, infinity and unspecified have their lengths`() {
    #expect(ProposedViewSize.zero == ProposedViewSize(.zero))
    #expect(ProposedViewSize.infinity.width == .infinity)
    #expect(ProposedViewSize.unspecified.height == nil)
  }

  @Test func `An edge set contains exactly its edges`() {
    #expect(Edge.Set.all.rawValue == 15)
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    for edge in Edge.allCases { #expect(Edge.Set.all.contains(Edge.Set(edge))) }
    #expect(!Edge.Set.vertical.contains(.leading))
  }
}
