import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Recorder: DropDelegate {
  let log: Log
  var takes = true
  var operation: DropOperation?

  func validateDrop(info: DropInfo) -> Bool {
    log.add("validate")
    return takes
  }
  func dropEntered(info: DropInfo) { log.add("entered \(Int(info.location.y))") }
  func dropUpdated(info: DropInfo) -> DropProposal? {
    log.add("updated \(Int(info.location.y))")
    return operation.map { DropProposal(operation: $0) }
  }
  func dropExited(info: DropInfo) { log.add("exited") }
  func performDrop(info: DropInfo) -> Bool {
    log.add("perform \(info.itemProviders(for: [.plainText]).count)")
    return true
  }
}

private struct Stage: View {
  let delegate: Recorder
  let outer: Log

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 100).onDrag { NSItemProvider(object: NSString(string: "clover")) }
      Color.green.frame(height: 100).onDrop(of: [.text], delegate: delegate)
    }
    .onDrop(of: [.plainText], isTargeted: nil) { items in
      outer.add("outer \(items.count)")
      return true
    }
  }
}

/// What Apple's documentation of `DropDelegate` says.
@MainActor @Suite("Drop delegates")
struct DropDelegateTests {
  private let log = Log()
  private let outer = Log()

  private func host(_ delegate: Recorder) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 200)) { Stage(delegate: delegate, outer: outer) }
  }

  @Test func `a delegate validates, is entered, updated for each move, and performs the drop`() {
    let host = host(Recorder(log: log))
    host.drag(from: at(50, 50), to: at(50, 150), steps: 4)
    #expect(
      log.take() == [
        "validate", "entered 0", "updated 0", "updated 25", "updated 50", "updated 50", "perform 1",
      ])
    #expect(outer.take().isEmpty)
  }

  @Test func `a delegate is exited when the pointer leaves`() {
    let host = host(Recorder(log: log))
    host.press(at: at(50, 50))
    host.move(to: at(50, 150))
    host.move(to: at(50, 50))
    #expect(log.take() == ["validate", "entered 50", "updated 50", "exited"])
    host.release(at: at(50, 50))
    #expect(outer.take() == ["outer 1"])
  }

  @Test func `what a delegate refuses goes to the view around it, and it is asked once`() {
    let host = host(Recorder(log: log, takes: false))
    host.drag(from: at(50, 50), to: at(50, 150), steps: 10)
    #expect(log.take() == ["validate"])
    #expect(outer.take() == ["outer 1"])
  }

  @Test func `a forbidden drop is not performed`() {
    let host = host(Recorder(log: log, operation: .forbidden))
    host.drag(from: at(50, 50), to: at(50, 150), steps: 1)
    #expect(log.take().filter { $0 == "perform 1" }.isEmpty)
    #expect(outer.take().isEmpty)
  }

  @Test func `dropping with a location gives that of the view`() {
    let host = TestHost(size: CGSize(width: 100, height: 200)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).onDrag { NSItemProvider(object: NSString(string: "clover")) }
        Color.green.frame(height: 100).onDrop(of: [UTType.plainText], isTargeted: nil) {
          items, location in
          let log = self.log
          for item in items {
            item.loadObject(ofClass: String.self) { text, _ in
              MainActor.assumeIsolated { log.add("\(text ?? "") \(Int(location.y))") }
            }
          }
          return true
        }
      }
    }
    host.drag(from: at(50, 50), to: at(50, 170))
    #expect(log.take() == ["clover 70"])
  }
}
