public import Foundation

/// The class of what takes part in a program as UIKit writes it: delegates, scenes, windows and controllers.
///
/// It has no functions: events go to views.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// A responder.
  nonisolated public override init() { super.init() }
}
