import Foundation
import SwiftUI
import Waggle
import WaggleTestKit

/// What tests of controls change and look at.
@MainActor @Observable final class ControlModel {
  var isOn = false
  var flags = [true, false]
  var number = 0.5
  var count = 3
  var isDisabled = false
  var isShown = true
  var log: [String] = []
}

extension TestHost {
  /// Presses a finger, not the mouse, on a point and lifts it.
  func fingerTap(at point: CGPoint) {
    frame {
      for phase in [PointerEvent.Phase.began, .ended] {
        let event = PointerEvent(id: 9, kind: .touch, phase: phase, location: point, time: time)
        self.host.input.handle(.pointer(event))
      }
    }
  }

  /// The number of views with a graph node, which must be as before once content is removed.
  var live: Int { counts.nodesLive }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension TestHost {
  /// All elements with a role or a label.
  func findAll(role: ElementRole? = nil, label: String? = nil) -> [FoundElement] {
    elements.filter { (role == nil || $0.role == role) && (label == nil || $0.label == label) }
  }
}
