import Foundation
import SwiftUI
import TestSupport
import Waggle
import WaggleTestKit

/// A square that can be dragged above two that take words.
struct Squares: View {
  let log: Log
  var word = "clover"

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 100, height: 100).draggable(word)
      Color.green.frame(width: 100, height: 100)
        .dropDestination(for: String.self) { words, location in
          log.add("green \(words.joined()) \(Int(location.x)),\(Int(location.y))")
          return true
        } isTargeted: {
          log.add("green \($0)")
        }
      Color.blue.frame(width: 100, height: 100)
        .dropDestination(for: URL.self) { _, _ in
          log.add("blue")
          return true
        } isTargeted: {
          log.add("blue \($0)")
        }
    }
    .frame(width: 100, height: 300)
  }
}

extension TestHost {
  /// Whether something is dragged.
  var isDragging: Bool { host.input.dragging.isActive }
}

func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
