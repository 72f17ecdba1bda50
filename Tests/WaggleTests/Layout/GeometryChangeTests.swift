import Foundation
import TestSupport
import Testing
import Waggle

/// Actions that follow a view's geometry.
@MainActor @Suite struct GeometryChangeTests {
  private final class Log {
    var calls: [String] = []
  }

  @Test func `R140: the action is first called with the same value twice, then with old and new`() {
    let log = Log()
    let width = Knob<CGFloat>(30)
    let tree = PlainHost(100, 100) {
      Turned(width) { width in
        box(width, 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { old, new in
            log.calls.append("\(old) \(new)")
          }
      }
    }
    #expect(log.calls == ["30.0 30.0"])
    tree.settle { width.value = 40 }
    #expect(log.calls == ["30.0 30.0", "30.0 40.0"])
    tree.settle { width.value = 40 }
    #expect(log.calls.count == 2)
  }

  @Test func `R140: an equal value causes no call, and a move is a change only if it was read`() {
    let log = Log()
    let width = Knob<CGFloat>(30)
    let tree = PlainHost(100, 100) {
      Turned(width) { width in
        HStack(spacing: 0) {
          box(width, 10)
          box(20, 10)
            .onGeometryChange(for: CGSize.self) {
              $0.size
            } action: {
              log.calls.append("size \($0)")
            }
            .onGeometryChange(for: CGFloat.self) {
              $0.frame(in: .global).minX
            } action: {
              log.calls.append("x \($0)")
            }
        }
        .frame(width: 100, alignment: .leading)
      }
    }
    #expect(Set(log.calls) == ["size (20.0, 10.0)", "x 30.0"])
    log.calls = []
    tree.settle { width.value = 45 }
    #expect(log.calls == ["x 45.0"])
  }

  @Test func `R140: state that follows the geometry is right in the first picture`() {
    let tree = PlainHost(100, 100) { Follower() }
    #expect(tree.width("bar") == 35)
    #expect(tree.runtime.frameNumber == 1)
  }

  @Test func `R140: of A, B, A in a frame the last is not delivered, and is reported`() {
    let log = Log()
    let tree = PlainHost(100, 100) { Oscillating { log.calls.append("\($0)") } }
    #expect(log.calls == ["10.0", "20.0"])
    #expect(tree.diagnostics.map(\.id) == ["W-LOOP"])
    #expect(tree.diagnostics[0].message.contains("10.0 -> 20.0 -> 10.0"))
  }

  @Test func `R140: on a group there is an observer for each view`() {
    let log = Log()
    _ = PlainHost(100, 100) {
      VStack {
        Group {
          box(10)
          box(20)
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          log.calls.append("\($0)")
        }
      }
    }
    #expect(Set(log.calls) == ["10.0", "20.0"])
  }

  @Test func `R140: a view that does not change costs nothing`() {
    let other = Knob(0)
    let log = Log()
    let tree = PlainHost(100, 100) {
      VStack {
        box(10).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          log.calls.append("\($0)")
        }
        Turned(other) { box(CGFloat($0 + 5)) }
      }
    }
    tree.settle { other.value = 1 }
    #expect(log.calls == ["10.0"])
  }

  @Test func `R140: a host may be dropped in the action`() {
    let holder = Holder()
    holder.host = PlainHost(100, 100) {
      box(10).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
        holder.host = nil
      }
    }
    holder.host = nil
    #expect(holder.host == nil)
  }

  private final class Holder {
    var host: PlainHost?
  }
}

private struct Follower: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      box(35, 10).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      leaf("bar", width, 3)
    }
  }
}

/// Is 10 points wide, and 20 as soon as that is measured, and so on.
private struct Oscillating: View {
  @State private var width: CGFloat = 10
  let heard: (CGFloat) -> Void

  var body: some View {
    box(width, 10).onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: { new in
      heard(new)
      width = new == 10 ? 20 : 10
    }
  }
}
