import Foundation
import SwiftUI
import WaggleTestKit

extension TestHost {
  /// Settles, with the animations that an event has begun.
  func rest() {
    settle()
    advance(by: 3)
    settle()
  }

  /// Drags the middle of a row sideways, and waits until the row is at rest.
  func swipe(_ label: String, by way: CGFloat) throws {
    let row = try find(role: .row, label: label).frame
    drag(
      from: CGPoint(x: row.midX, y: row.midY), to: CGPoint(x: row.midX + way, y: row.midY), steps: 8
    )
    rest()
  }
}
