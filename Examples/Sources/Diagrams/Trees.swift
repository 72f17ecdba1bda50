import SwiftUI

/// The values of a dinner's guests as they travel up.
struct Travelling: View {
  var body: some View {
    Tree(
      root: Node(
        "Party", note: "onPreferenceChange", kind: .observer,
        children: [
          Node(
            "VStack", note: "reduce", kind: .combiner, value: "[Ada, Grace, Edsger]",
            children: [
              Node("Text", note: "“Tonight: …”"),
              Node(
                "HStack", note: "reduce", kind: .combiner, value: "[Ada, Grace]",
                children: [
                  guest("Ada"), Node("Text", id: "and", note: "“and”"), guest("Grace"),
                ]),
              guest("Edsger"),
            ])
        ]))
  }
}

/// A view that writes its name.
private func guest(_ name: String, kind: Node.Kind = .writer) -> Node {
  Node("Guest", id: name, note: "preference", kind: kind, value: "[\(name)]")
}

/// The order in which a container, a background and an overlay are combined.
struct Order: View {
  var body: some View {
    Tree(
      root: Node(
        "The view with its layers", note: "reduce", kind: .combiner, value: nil,
        children: [
          layer("background", "1"),
          Node(
            "HStack", note: "reduce", kind: .combiner, value: "2, 3",
            children: [layer("first child", "2"), layer("second child", "3")]),
          layer("overlay", "4"),
        ]))
  }

  private func layer(_ title: String, _ value: String) -> Node {
    Node(title, note: "preference", kind: .writer, value: value)
  }
}

/// A writer around writers, and a transform around the same.
struct Replacing: View {
  var body: some View {
    HStack(alignment: .top, spacing: 60) {
      Tree(root: root("preference", kind: .writer, value: "[a table]", inner: .shadowed))
      Tree(
        root: root(
          "transformPreference", kind: .combiner, value: "[Ada, Grace, a host]", inner: .writer))
    }
  }

  private func root(_ title: String, kind: Node.Kind, value: String, inner: Node.Kind) -> Node {
    let table = Node(
      "HStack", note: "reduce", kind: inner == .shadowed ? .shadowed : .combiner,
      value: "[Ada, Grace]", children: [guest("Ada", kind: inner), guest("Grace", kind: inner)])
    let change = Node(title, kind: kind, value: value, children: [table])
    return Node("Ancestor", note: "onPreferenceChange", kind: .observer, children: [change])
  }
}

/// What an observer sees and what it does not, and the value above both.
struct Observing: View {
  var body: some View {
    Tree(
      root: Node(
        "Ancestor",
        children: [
          Node(
            "VStack", note: "reduce", kind: .combiner, value: "[Ada, Grace, Edsger]",
            children: [
              Node(
                "HStack", note: "onPreferenceChange: [Ada, Grace]", kind: .observer,
                value: "[Ada, Grace]", children: [guest("Ada"), guest("Grace")]),
              guest("Edsger"),
            ])
        ]))
  }
}
