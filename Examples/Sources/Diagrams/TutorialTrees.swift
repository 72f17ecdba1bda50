import SwiftUI

/// A card that writes a title.
private func card(_ title: String, kind: Node.Kind = .writer) -> Node {
  Node("ImportantCard", id: title, note: "preference", kind: kind, value: "[\(title)]")
}

/// How the titles of the first part travel from two cards to the board.
struct WayToBoard: View {
  var body: some View {
    Tree(
      root: Node(
        "Board", note: "onPreferenceChange", kind: .observer,
        children: [
          Node(
            "VStack", note: "reduce", kind: .combiner, value: "[Pay the rent, Call Ada]",
            children: [
              Node("Text", note: "“Important: …”"),
              Node("Card", id: "roses"),
              card("Pay the rent"),
              Node(
                "HStack", note: "one value", value: "[Call Ada]",
                children: [Node("Card", id: "milk"), card("Call Ada")]),
            ])
        ]))
  }
}

/// The listener is beside the writer: the value passes it.
struct Beside: View {
  var body: some View {
    Tree(
      root: Node(
        "BesideBoard",
        children: [
          Node(
            "VStack", note: "contains both", value: "[Pay the rent]",
            children: [
              Node("Headline", note: "onPreferenceChange: nothing", kind: .observer),
              card("Pay the rent"),
            ])
        ]))
  }
}

/// The listener before the background, and after it.
struct BeforeAndAfter: View {
  var body: some View {
    HStack(alignment: .top, spacing: 60) {
      Tree(
        root: background(
          Node(
            "onPreferenceChange", note: "nothing", kind: .observer,
            children: [Node("Text", note: "with its padding")]),
          value: nil))
      Tree(
        root: Node(
          "onPreferenceChange", note: "[Pay the rent]", kind: .observer,
          children: [background(Node("Text", note: "with its padding"), value: "[Pay the rent]")]))
    }
  }

  private func background(_ content: Node, value: String?) -> Node {
    Node("background", value: value, children: [card("Pay the rent"), content])
  }
}

/// The default of a place that is empty takes the title's place.
struct WipedOut: View {
  var body: some View {
    Tree(
      root: Node(
        "StarBoard", note: "onPreferenceChange", kind: .observer,
        children: [
          Node(
            "overlay", note: "value = nextValue()", kind: .combiner, value: "nothing",
            children: [
              Node("Card", note: "preference", kind: .writer, value: "Pay the rent"),
              Node("if showsStar", note: "is empty: the default", value: "nothing"),
            ])
        ]))
  }
}
