#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing
  import TestSupport
  import Waggle

  @Suite("What every view keeps is small")
  @MainActor
  struct ViewMemoryTests {
    /// The bytes that an object takes on the heap.
    private func bytes(of object: AnyObject) -> Int {
      typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Int
      guard let symbol = dlsym(nil, "malloc_usable_size") else { return .max }
      return unsafeBitCast(symbol, to: Function.self)(Unmanaged.passUnretained(object).toOpaque())
    }

    @Test func `nodes of a colour, a frame and a text keep what is rare in other objects (R234)`() {
      let color = PlainHost { Color.red }.node
      let frame = PlainHost { Color.red.frame(width: 10, height: 10) }.node
      let text = PlainHost { Text(verbatim: "Go") }.node
      #expect(bytes(of: color) <= 312)
      #expect(bytes(of: frame) <= 328)
      #expect(bytes(of: text) <= 424)
    }

    @Test func `a rectangle, a group and a text of a drawing take 88 bytes (R234)`() {
      let rectangle = DisplayNode(.rectangle(.zero, .color(.black)))
      let group = DisplayNode(.group([rectangle]))
      #expect(bytes(of: rectangle) <= 88)
      #expect(bytes(of: group) <= 88)
    }

    @Test func `a stored proposal keeps nil, infinity, 0, negative lengths and NaN (R234)`() {
      let lengths: [CGFloat?] = [nil, 0, 12.5, -3, .infinity, .nan]
      for width in lengths {
        for height in lengths {
          let host = PlainHost { ProposalSpy(width: width, height: height) }
          let proposal = host.node("spied")?.proposal
          #expect(isSame(proposal?.width, width) && isSame(proposal?.height, height))
        }
      }
    }

    private func isSame(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
      a == b || (a?.isNaN ?? false) && (b?.isNaN ?? false)
    }
  }

  /// Places a view for a proposal.
  private struct ProposalSpy: View {
    let width: CGFloat?
    let height: CGFloat?

    var body: some View {
      PlaceFor(proposal: ProposedViewSize(width: width, height: height)) {
        Color.red.named("spied")
      }
    }
  }

  private struct PlaceFor: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 10, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: .zero, proposal: self.proposal)
    }
  }
#endif
