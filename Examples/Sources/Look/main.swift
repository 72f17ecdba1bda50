import SwiftUI

// Look FOLDER [NAME…]: draws a picture of each control in its states, above in light, below in dark, and of windows with
// something presented, at two pixels per point.
let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
let names = Set(CommandLine.arguments.dropFirst(2))
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for specimen in Specimen.all where names.isEmpty || names.contains(specimen.name) {
  try specimen.png().write(to: folder.appending(path: "\(specimen.name).png"))
}
for window in PresentedWindow.all where names.isEmpty || names.contains(window.name) {
  try window.png(.light).write(to: folder.appending(path: "\(window.name)-light.png"))
  try window.png(.dark).write(to: folder.appending(path: "\(window.name)-dark.png"))
}
