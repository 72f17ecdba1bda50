import Foundation
import SwiftUI
import WaggleTestKit

extension TestHost {
  /// A window of the size of a phone, whose content has come to rest.
  static func phone<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    let host = TestHost(size: CGSize(width: 390, height: 700), content: content)
    host.settle()
    return host
  }

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
