package import Foundation
import Observation

/// Observable values that a test changes while a tree is shown.
@Observable @MainActor
package final class Dial {
  package var x: CGFloat = 0
  package var other: CGFloat = 0
  package var isOn = false
  package var count = 0

  package nonisolated init() {}
}
