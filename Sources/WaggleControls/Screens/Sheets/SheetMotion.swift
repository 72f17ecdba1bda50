import Foundation
import Waggle

/// How sheets move.
enum SheetMotion {
  /// How long a sheet takes to slide in or out, in seconds.
  static let duration = 0.45
  /// The slide, and the steps between heights.
  static var slide: Animation { .spring(duration: duration, bounce: 0) }
  /// What replaces the slide where motion is reduced.
  static var fade: Animation { .easeInOut(duration: 0.25) }
}
