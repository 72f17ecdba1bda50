import Foundation
import Observation
import TestSupport
import WaggleTestKit

/// What tests change of their views.
@MainActor @Observable final class TouchModel {
  var isShown = true
  var isDisabled = false
  var offset = 0.0
  var height = 20.0
  var isWide = false
}

extension View {
  func logs(_ name: String, _ log: Log, count: Int = 1) -> some View {
    onTapGesture(count: count) { log.add(name) }
  }
}

extension Gesture {
  /// Logs the name when it has ended.
  func logs(_ name: String, _ log: Log) -> some Gesture<Value> { onEnded { _ in log.add(name) } }
}
