import SwiftUI
import WaggleTestKit

/// The trees in which one view writes "non-default", and something else gives the default after it.
enum SurprisingTree {
  case overlay, toolbar

  /// What has the default.
  var part: String {
    switch self {
    case .overlay: "The overlay has an if"
    case .toolbar: "There is a toolbar"
    }
  }

  var explanation: String {
    switch self {
    case .overlay:
      """
      The red view writes “non-default”. An overlay in which an if decides what is shown is a place that can be empty, \
      so it gives the default, and that comes after the value of the red view.
      """
    case .toolbar:
      """
      The red view writes “non-default”. A toolbar, even one without items, is reduced after the content, and gives the \
      default.
      """
    }
  }

  /// How the value of a key travels in this tree, as lines of text.
  @MainActor func trace<Key: NameKey>(of key: Key.Type, hasPart: Bool) -> String {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      SurprisingView<Key>(tree: self, hasPart: hasPart) { _ in }
    }
    return host.trace(key)
  }
}

/// One of the trees, and what is read above it.
struct SurprisingView<Key: NameKey>: View {
  let tree: SurprisingTree
  let hasPart: Bool
  let read: (String) -> Void

  var body: some View {
    content.onPreferenceChange(Key.self) { read($0) }
  }

  @ViewBuilder private var content: some View {
    switch (tree, hasPart) {
    case (.overlay, true):
      red.overlay {
        if true {
          Color.green.frame(width: 24, height: 24)
        }
      }
    case (.toolbar, true):
      red.toolbar {}
    case (_, false):
      red
    }
  }

  private var red: some View {
    Color.red.preference(key: Key.self, value: "non-default")
  }
}
