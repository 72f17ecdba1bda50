import Waggle

// What shows a view makes it, updates it and places it, and reads its layer first.
extension UIView: Unwatched {}
extension NSLayoutConstraint: Unwatched {}
extension UIViewChanges: Unwatched {}
