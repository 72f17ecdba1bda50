import SwiftUI

// Diagrams FOLDER: draws the pictures of the articles, each at one and at two pixels per point, light and dark, named as
// DocC finds them.
let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for (name, view) in Diagrams.all {
  for (scheme, suffix) in [(ColorScheme.light, ""), (.dark, "~dark")] {
    for (scale, density) in [(1.0, ""), (2.0, "@2x")] {
      try Diagrams.png(view, scheme, scale: scale)
        .write(to: folder.appending(path: "\(name)\(suffix)\(density).png"))
    }
  }
}
