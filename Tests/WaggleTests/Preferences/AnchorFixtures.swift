import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

enum AnchorList<T>: PreferenceKey {
  static var defaultValue: [Anchor<T>] { [] }
  static func reduce(value: inout [Anchor<T>], nextValue: () -> [Anchor<T>]) {
    value += nextValue()
  }
}

/// What a reader of the root's size makes of the anchors below it.
@MainActor func resolved<V: View>(@ViewBuilder _ view: @escaping () -> V) -> [String] {
  let log = Log()
  let host = host {
    ZStack(alignment: .topLeading) {
      Color.clear
      view()
    }
    .overlayPreferenceValue(Rects.self) { anchors in
      GeometryReader { proxy in
        let _ = anchors.forEach { log.add(text(proxy[$0])) }
        Color.clear
      }
    }
  }
  host.frame()
  return log.take()
}

@MainActor func anchored(_ view: some View) -> some View {
  view.anchorPreference(key: Rects.self, value: .bounds) { [$0] }
}

/// Keeps a proxy for later.
@MainActor
final class ProxyBox {
  var proxy: GeometryProxy?
}
