import Foundation
package import Waggle

/// The language and the direction of a page's document: those of the environment (C413). An element with others has its own
/// (C483).
package struct PageLanguage: Equatable {
  /// The language as BCP 47 has it.
  package let tag: String
  private let locale: Locale
  package let isRightToLeft: Bool

  package init(_ environment: EnvironmentValues) {
    locale = environment.locale
    tag = locale.identifier(.bcp47)
    isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  /// The language of an element's text; nil where it has none.
  func tag(of element: AccessibilityElement) -> String? {
    element.locale.map { $0 == locale ? tag : $0.identifier(.bcp47) }
  }
}
