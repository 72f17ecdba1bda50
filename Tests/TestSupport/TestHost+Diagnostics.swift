package import Waggle
package import WaggleTestKit

extension TestHost {
  /// The diagnostics with an id.
  package func reports(_ id: String) -> [Diagnostic] { diagnostics.filter { $0.id == id } }
}
