package import Foundation
import Waggle

extension WindowSession {
  /// What the view at a point is for, and where it is: the smallest one there with `help` (C627). Collects the elements of the
  /// window.
  package func help(at point: CGPoint) -> (text: String, frame: CGRect)? {
    guard !isClosed else { return nil }
    let elements = host.accessibilityElements.filter { $0.help != nil && $0.frame.encloses(point) }
    let found = elements.min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
    return found.flatMap { element in element.help.map { ($0, element.frame) } }
  }
}
