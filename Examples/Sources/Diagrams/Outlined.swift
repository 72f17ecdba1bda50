import SwiftUI

/// The example of the article about anchors, with its picture: a line under the chosen tab.
struct Outlined: View {
  var body: some View {
    HStack(spacing: 24) {
      Text("Day")
      Text("Week").anchorPreference(key: SelectedTab.self, value: .bounds) { $0 }
      Text("Month")
    }
    .font(.system(size: 20))
    .padding(10)
    .overlayPreferenceValue(SelectedTab.self, alignment: .topLeading) { tab in
      GeometryReader { proxy in
        if let tab {
          let frame = proxy[tab]
          Color.blue
            .frame(width: frame.width, height: 2)
            .offset(x: frame.minX, y: frame.maxY)
        }
      }
    }
  }
}

/// The bounds of the chosen tab.
struct SelectedTab: PreferenceKey {
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// How a layer is made from a value: the view is laid out, the layer reads, and the values of both travel up together.
struct LayerFromValue: View {
  var body: some View {
    Tree(
      root: Node(
        "Ancestor", note: "what the view and the layer wrote", kind: .observer,
        children: [
          Node(
            "overlayPreferenceValue", note: "combines both", kind: .combiner,
            value: "value + layer",
            children: [
              Node(
                "The view", note: "laid out first", kind: .combiner, value: "value",
                children: [
                  Node("Tab", id: "a", note: "anchorPreference", kind: .writer, value: "anchor"),
                  Node("Tab", id: "b"),
                ]),
              Node(
                "The layer", note: "made from value", kind: .observer, value: "its own, if any"),
            ])
        ]))
  }
}

/// Values flow down as the environment and up as preferences.
struct UpAndDown: View {
  var body: some View {
    HStack(spacing: 40) {
      flow("environment", "arrow.down", .blue, "what views share, to all below")
      flow("preferences", "arrow.up", .orange, "what a view sends, to all above")
    }
  }

  private func flow(_ title: String, _ symbol: String, _ color: Color, _ note: String) -> some View
  {
    VStack(spacing: 6) {
      Image(systemName: symbol).font(.system(size: 40)).foregroundStyle(color)
      Text(title).font(.system(size: 17, weight: .semibold))
      Text(note).font(.system(size: 12)).foregroundStyle(.secondary)
    }
  }
}
