package import Foundation

/// A link in a text, for assistive technology.
package struct AccessibilityLink: Equatable, Sendable {
  /// Where it leads.
  package let url: URL
  /// The part of the text that it is, in Unicode scalars.
  package let range: Range<Int>
}
