import Foundation
import WaggleGraph

/// A node that draws several views of a control in one display list, and moves with what they draw.
protocol DrawnTogether: LayoutNode, AnimatedGroup {
  /// The display list of all, once it was requested.
  var displaySource: DisplaySource { get }
  /// The views that move in the program's transactions, in drawing order.
  var movedViews: [ViewNode] { get }
}

extension DrawnTogether {
  var isAnimatedAsOne: Bool {
    animatesAsOne {
      movedViews.allSatisfy { $0.animatedPart?.isAnimated(by: transactionTransform) ?? true }
    }
  }

  func isAnimated(by transform: TransactionTransform?) -> Bool {
    transform === transactionTransform && isAnimatedAsOne
  }

  func addOffset(_ offset: CGSize) {
    if displaySource.isRequested { addOffsetToGroup(offset) }
  }

  func addOffsetToParts(_ offset: CGSize) {
    for view in movedViews { view.animatedPart?.addOffset(offset) }
  }

  func setNeedsDisplay() { displaySource.invalidate(in: runtime.graph) }
}

extension [ViewNode] {
  /// What a query finds in views of which the last is in front: the first answer from the front, or the nearest one.
  func hit(_ query: HitTestQuery) -> HitTestResult? {
    var found: HitTestResult?
    for view in reversed() {
      guard let result = view.output(HitTestOutput.self)?(query) else { continue }
      guard case .near = query else { return result }
      if result.distance < found?.distance ?? .infinity { found = result }
    }
    return found
  }
}
