import SwiftUI

// Diagrams FOLDER: draws the pictures of the articles, each at one and at two pixels per point, light and dark, named as
// DocC finds them.

/// The pictures, by name.
let diagrams: [(name: String, view: AnyView)] = [
  ("up-and-down", AnyView(UpAndDown())),
  ("travelling", AnyView(Travelling())),
  ("order", AnyView(Order())),
  ("replacing", AnyView(Replacing())),
  ("observing", AnyView(Observing())),
  ("in-one-frame", AnyView(InOneFrame())),
  ("coordinates", AnyView(Coordinates())),
  ("layer", AnyView(LayerFromValue())),
  ("tabs", AnyView(Outlined())),
]

let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
for (name, view) in diagrams {
  for (scheme, suffix) in [(ColorScheme.light, ""), (.dark, "~dark")] {
    let renderer = ImageRenderer(content: view.padding(12).environment(\.colorScheme, scheme))
    for (scale, density) in [(1.0, ""), (2.0, "@2x")] {
      let file = folder.appending(path: "\(name)\(suffix)\(density).png")
      try renderer.pngData(scale: scale).write(to: file)
    }
  }
}
