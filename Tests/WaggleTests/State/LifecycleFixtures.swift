import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

extension View {
  func logsLife(_ name: String, _ log: Log) -> some View {
    onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
  }
}

/// A number that a tap raises.
struct TapCounter: View {
  let name: String
  @State private var count: Int

  init(_ name: String, from start: Int = 0) {
    self.name = name
    _count = State(initialValue: start)
  }

  var body: some View { Text("\(name) \(count)").onTapGesture { count += 1 } }
}
