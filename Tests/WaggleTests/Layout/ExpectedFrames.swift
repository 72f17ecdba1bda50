import Foundation
import TestSupport
import Testing
import Waggle

/// Expects views to be where a list says, in a window of that size: "a 0 0 30 10, b 30 0 20 10" is the view named "a"
/// at 0, 0 with a width of 30 and a height of 10, and so on. Equal to a hundredth of a point.
@MainActor
func expectFrames<Content: View>(
  _ width: CGFloat, _ height: CGFloat, _ frames: String,
  at location: SourceLocation = #_sourceLocation, @ViewBuilder content: @escaping () -> Content
) {
  let tree = PlainHost(width, height, content: content)
  for expected in frames.split(separator: ", ").map({ $0.split(separator: " ") }) {
    let name = String(expected[0])
    let numbers = expected.dropFirst().map { CGFloat(Double($0)!) }
    let frame = tree.frame(name)
    let found = [frame.minX, frame.minY, frame.width, frame.height]
    let isEqual = zip(found, numbers).allSatisfy { abs($0 - $1) < 0.01 }
    #expect(isEqual, "\(name) is at \(found), not \(numbers)", sourceLocation: location)
  }
}

/// Places each subview one step further to the right and down than the one before, at its ideal size.
struct Diagonal: Layout {
  var step: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, view) in subviews.enumerated() {
      let offset = CGFloat(index) * step
      view.place(
        at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset), proposal: .unspecified)
    }
  }
}

/// Places the first subview in the last corner, the second with its middle on the trailing edge, no other.
struct Corners: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: proposal)
    subviews[1].place(
      at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .center, proposal: proposal)
  }
}
