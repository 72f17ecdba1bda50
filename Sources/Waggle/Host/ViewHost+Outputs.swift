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
}
