package import Foundation

/// A page of the inspector.
package enum InspectorPage: String, CaseIterable, Sendable {
  case flow, why, problems

  /// The page that a link to `?inspect`, `?inspect=why` or the like opens beside the program; nil for other links.
  package init?(_ link: URL) {
    guard link.scheme == nil, link.host == nil, link.path.isEmpty, let query = link.query else {
      return nil
    }
    switch query.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) {
    case ["inspect"]: self = .flow
    case let parts where parts.count == 2 && parts[0] == "inspect":
      guard let page = InspectorPage(rawValue: String(parts[1])) else { return nil }
      self = page
    default: return nil
    }
  }
}
