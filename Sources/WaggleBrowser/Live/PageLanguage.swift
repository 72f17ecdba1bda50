import Foundation
package import Waggle

/// The language and the direction of a page's document: those of the environment (C413).
package struct PageLanguage: Equatable {
  /// The language as BCP 47 has it.
  package let tag: String
  package let isRightToLeft: Bool

  package init(_ environment: EnvironmentValues) {
    tag = environment.locale.identifier(.bcp47)
    isRightToLeft = environment.layoutDirection == .rightToLeft
  }
}
