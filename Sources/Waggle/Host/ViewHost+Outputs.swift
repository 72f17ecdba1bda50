package import Foundation
import WaggleGraph

extension ViewHost {
  /// The tree's display list, in the window's coordinates.
  package var displayList: DisplayList {
    query { rootView.display.map { runtime.graph.value($0.attribute) } ?? .empty }
  }

  /// The size of the content within the window.
  package var contentSize: CGSize { query { rootView.layout.size } }

  /// The keys that some view writes or transforms, in the order of their first writer.
  package var writtenKeys: [any PreferenceKey.Type] { preferences.reports.writtenKeys }

  /// The keys that the program asks for: those that a view observes or reads, and the colour scheme's where it is
  /// written, which the window reads.
  package var requestedKeys: [any PreferenceKey.Type] {
    let reports = preferences.reports
    let scheme = PreferredColorSchemeKey.self
    let isRequested = reports.requestedKeys.contains { $0 == scheme }
    return reports.requestedKeys + (reports.hasWriter(of: scheme) && !isRequested ? [scheme] : [])
  }
}
