import Foundation
import Waggle

/// An item of a bar of tabs: which tab it selects, and where it is.
package struct TabItemBounds: Equatable {
  /// The ids of the tabs that the item selects: one, or those behind More.
  let tabs: [AnyHashable]
  let isSelected: Bool
  let bounds: Anchor<CGRect>
}

extension TabItemBounds: CustomStringConvertible {
  /// `hives`, or `honey, selected`.
  package nonisolated var description: String {
    let names = tabs.map { String(describing: $0.base) }.joined(separator: " or ")
    return isSelected ? "\(names), selected" : names
  }
}

/// The items of a bar of tabs, from its start to its end. The bar reads them and draws what is behind the selected one.
package enum TabItemsKey: PreferenceKey {
  package static var _isFrameworkKey: Bool { true }
  package static var defaultValue: [TabItemBounds] { [] }

  package static func reduce(value: inout [TabItemBounds], nextValue: () -> [TabItemBounds]) {
    value += nextValue()
  }
}

extension View {
  /// Draws what is behind the selected item of a bar that floats. It slides to another item that is selected (C114).
  func selectedTabBackground() -> some View {
    backgroundPreferenceValue(TabItemsKey.self) { SelectedTabBackground(items: $0) }
      .stopsPreference(TabItemsKey.self)
  }
}

private struct SelectedTabBackground: View {
  let items: [TabItemBounds]
  @Environment(\.tabMetrics) private var metrics
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    Decoration {
      if metrics.floats, let selected = items.first(where: \.isSelected) {
        GeometryReader { proxy in
          let frame = proxy[selected.bounds]
          Capsule().fill(.fill.tertiary)
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
        }
        .animation(reduceMotion ? nil : .snappy(duration: 0.25), value: selected.tabs)
      }
    }
  }
}
