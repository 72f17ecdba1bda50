import Waggle

// What shows a view makes it, updates it and places it, and reads its layer first.
extension UIView: Unwatched {}
extension NSLayoutConstraint: Unwatched {}
extension UIViewChanges: Unwatched {}
extension UIMenuElement: Unwatched {}
extension UIGestureRecognizer: Unwatched {}
extension UIGestureRecognizerRepresentableCoordinateSpaceConverter: Unwatched {}
extension UIScrolling: Unwatched {}
// The same of controllers.
extension UIViewController: Unwatched {}
extension UINavigationItem: Unwatched {}
extension UITabBarItem: Unwatched {}
extension UIPresentation: Unwatched {}
