package import Foundation
import WaggleGraph

extension ViewHost {
  /// What the tree draws, in the window's coordinates.
  package var displayList: DisplayList {
    asking { rootView.display.map { runtime.graph.value($0.attribute) } ?? .empty }
  }

  /// The size that the content took of the window.
  package var contentSize: CGSize { asking { rootView.layout.size } }

  /// The keys that some view writes or changes, in the order in which the first of them was made.
  package var writtenKeys: [any PreferenceKey.Type] { runtime.preferenceReports.writtenKeys }

  /// The keys that the program asks for: those that some view observes or reads, and that of the colour scheme where it is
  /// written, which the window reads.
  package var askedKeys: [any PreferenceKey.Type] {
    let reports = runtime.preferenceReports
    let scheme = PreferredColorSchemeKey.self
    let isAsked = reports.askedKeys.contains { $0 == scheme }
    return reports.askedKeys + (reports.hasWriter(of: scheme) && !isAsked ? [scheme] : [])
  }
}
