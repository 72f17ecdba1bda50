import Foundation
import WaggleGraph

/// A runtime with layout: the nodes whose size is in question, and what layout asks of the host.
package class LayoutRuntime: Runtime {
  package let measurer: any TextMeasurer
  package var layoutSemantics = LayoutSemantics.standard
  package let stack = StackGuard()
  /// Nodes whose answers may have changed, by depth; the deepest are asked first.
  private var resized: [[LayoutNode]] = []
  private var resizedCount = 0
  /// The root of the tree that is laid out.
  package weak var root: LayoutNode?

  package init(measurer: any TextMeasurer, semantics: PreferenceSemantics) {
    self.measurer = measurer
    super.init(semantics: semantics)
  }

  package var hasLayoutWork: Bool { resizedCount > 0 || root?.hasWork ?? false }

  func addResized(_ node: LayoutNode) {
    while resized.count <= node.depth { resized.append([]) }
    resized[node.depth].append(node)
    resizedCount += 1
  }

  /// Asks each node whose answers may have changed once more, deepest first: where they are the same, nobody above
  /// hears of it.
  package func updateSizes() {
    var depth = resized.count - 1
    while resizedCount > 0, depth >= 0 {
      while let node = resized[depth].popLast() {
        resizedCount -= 1
        if !node.subgraph.isRemoved { node.updateSize() }
      }
      depth -= 1
    }
  }
}

/// Every decision of the layout rules whose sources disagree, so that one recorded frame can flip one.
package struct LayoutSemantics: Hashable, Sendable {
  /// L046: a ZStack is as large as the union of its aligned children, not as the largest width and height.
  package var zStackTakesUnion = true
  /// L045: a container's last text baseline is its bottom-most child's, not the first one's.
  package var lastBaselineIsLowest = true

  package static let standard = LayoutSemantics()
}

/// Tells how much of the thread's stack is left, so that a tree that is too deep ends in a report and not in a crash.
package final class StackGuard {
  private var thread: UInt = 0
  private var lowest: UInt = 0

  /// True while there is room for another level of views; costs two loads and a compare.
  package var hasRoom: Bool {
    var here: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    let current = UInt(pthread_self())
    if current != thread { measure(current) }
    return address &- lowest > 512 * 1024
  }

  /// glibc's `pthread_getattr_np`, which Swift's module of it leaves out.
  private static let attributesOfThread:
    (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32)? =
      dlsym(nil, "pthread_getattr_np").map {
        unsafeBitCast(
          $0, to: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32).self)
      }

  private func measure(_ current: UInt) {
    thread = current
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard let ask = Self.attributesOfThread, ask(pthread_self(), attributes) == 0 else { return }
    var base: UnsafeMutableRawPointer?
    var size = 0
    pthread_attr_getstack(attributes, &base, &size)
    pthread_attr_destroy(attributes)
    lowest = UInt(bitPattern: base)
  }
}
