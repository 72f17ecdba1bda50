import Foundation
import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Observable private final class Log {
  var lines: [String] = []
  var shows = true
  var path: [Int] = []
}

private struct Content: View {
  @Bindable var log: Log

  var body: some View {
    NavigationStack(path: $log.path) {
      VStack {
        if log.shows {
          Text("inner").onOpenURL { log.lines.append("inner \($0)") }
        }
        Text("\(log.lines.count)")
      }
      .onOpenURL { log.lines.append("outer \($0)") }
      .navigationDestination(for: Int.self) { Text("page \($0)") }
    }
  }
}

/// An address that is opened in the program reaches all views that want to know.
@MainActor @Suite struct OnOpenURLTests {
  private let url = URL(string: "hive://clover")!

  @Test func `R268: all views that exist are called, those on covered screens too`() {
    let log = Log()
    let host = TestHost { Content(log: log) }
    host.settle()
    #expect(host.open(url))
    #expect(Set(log.lines) == ["inner hive://clover", "outer hive://clover"])
    #expect(log.lines.count == 2)
    log.path = [1]
    host.advance(by: 1)
    host.open(url)
    #expect(log.lines.count == 4)
  }

  @Test func `a view that is gone is not called`() {
    let log = Log()
    let host = TestHost { Content(log: log) }
    host.settle()
    log.shows = false
    host.settle()
    host.open(url)
    #expect(log.lines == ["outer hive://clover"])
    log.shows = true
    host.settle()
    host.open(url)
    #expect(log.lines.count == 3)
  }

  @Test func `the closure of the last body is called, once, in one frame`() {
    struct Counter: View {
      @State private var count = 0
      let log: Log
      var body: some View {
        Text("\(count)").onOpenURL { _ in
          log.lines.append("\(count)")
          count += 1
        }
      }
    }
    let log = Log()
    let host = TestHost { Counter(log: log) }
    host.settle()
    for _ in 0..<3 { host.open(url) }
    #expect(log.lines == ["0", "1", "2"])
    #expect(host.text == ["3"])
  }

  @Test func `without a view that wants to know nothing happens`() {
    let host = TestHost { Text("alone") }
    #expect(!host.open(url))
    #expect(host.diagnostics.isEmpty)
  }
}
