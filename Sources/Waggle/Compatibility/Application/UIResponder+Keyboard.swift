public import Foundation

// The notifications about the keyboard on the screen, which a page on a phone has, and a test that sets `host.keyboard` (C680).
// A desktop has none: nothing is posted there.

extension UIResponder {
  /// Posted when the keyboard is about to appear on the screen, or to have another height (C680).
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when the keyboard has appeared on the screen, or has another height (C680).
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted when the keyboard is about to leave the screen (C680).
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when the keyboard has left the screen (C680).
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted when the frame of the keyboard is about to change (C680).
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted when the frame of the keyboard has changed (C680).
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the keyboard's frame before, in the window's coordinates: an `NSValue`, whose `cgRectValue` it is.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after, in the window's coordinates: an `NSValue`, whose `cgRectValue` it is. On Linux
  /// `as? CGRect` finds nil in its place.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the seconds that the keyboard takes to move: 0.25, a `Double`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve by which the keyboard moves: 0, easing in and out, an `Int`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard is that of this program: true.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  /// The rectangle of a value that was made of one, in points.
  public var cgRectValue: CGRect { rectValue }
}

/// A move of the keyboard on the screen.
struct KeyboardMove {
  let window: CGSize
  let old: CGFloat
  let new: CGFloat

  /// The names to post, in order.
  var names: [Notification.Name] {
    var names: [Notification.Name] = [UIResponder.keyboardWillChangeFrameNotification]
    let shows = new > 0
    names.append(
      shows ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    names.append(UIResponder.keyboardDidChangeFrameNotification)
    names.append(
      shows ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    return names
  }

  /// What observers read.
  var userInfo: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: frame(old)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: frame(new)),
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      UIResponder.keyboardAnimationCurveUserInfoKey: 0,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
  }

  /// A keyboard that is not shown is below the window.
  private func frame(_ height: CGFloat) -> CGRect {
    let height = max(height, 0)
    return CGRect(
      x: 0, y: window.height - height, width: window.width,
      height: height > 0 ? height : max(old, new))
  }
}
