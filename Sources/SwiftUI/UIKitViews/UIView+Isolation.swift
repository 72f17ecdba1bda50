import Foundation
import Waggle

/// Runs the end of an initializer that is not isolated, as those of UIKit's views are here: subclasses of programs in both
/// language modes
/// override them.
func onMainActorOfInit(_ body: @MainActor () -> Void) { onMainActor(body) }

// What shows a view makes it, updates it and places it, and reads its layer first.
extension UIView: Unwatched {}
extension CALayer: Unwatched {}
extension NSLayoutConstraint: Unwatched {}
extension UIViewChanges: Unwatched {}
