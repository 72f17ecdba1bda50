import SwiftUI

/// The pictures of the articles, by name.
@MainActor enum Diagrams {
  static let all: [(name: String, view: AnyView)] = [
    ("up-and-down", AnyView(UpAndDown())),
    ("travelling", AnyView(Travelling())),
    ("order", AnyView(Order())),
    ("replacing", AnyView(Replacing())),
    ("observing", AnyView(Observing())),
    ("in-one-frame", AnyView(InOneFrame())),
    ("coordinates", AnyView(Coordinates())),
    ("layer", AnyView(LayerFromValue())),
    ("tabs", AnyView(Outlined())),
    ("tutorial-board", AnyView(Board())),
    ("tutorial-way", AnyView(WayToBoard())),
    ("tutorial-marker", AnyView(MarkedBoard())),
    ("tutorial-beside", AnyView(Beside())),
    ("tutorial-background", AnyView(BeforeAndAfter())),
    ("tutorial-star", AnyView(WipedOut())),
  ]

  /// A picture as PNG, with 12 points around it.
  static func png(_ view: AnyView, _ scheme: ColorScheme, scale: CGFloat) throws -> Data {
    let content = view.padding(12).environment(\.colorScheme, scheme)
    return try ImageRenderer(content: content).pngData(scale: scale)
  }
}
