import SwiftUI

// Look FOLDER [NAME…]: draws two pictures of each control in its states and of windows with something presented,
// NAME.png in light and NAME-dark.png in dark, at two pixels per point.
let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
let names = Set(CommandLine.arguments.dropFirst(2))
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for specimen in Specimen.all where names.isEmpty || names.contains(specimen.name) {
  try specimen.png(.light).write(to: folder.appending(path: "\(specimen.name).png"))
  try specimen.png(.dark).write(to: folder.appending(path: "\(specimen.name)-dark.png"))
}
for window in PresentedWindow.all where names.isEmpty || names.contains(window.name) {
  try window.png(.light).write(to: folder.appending(path: "\(window.name).png"))
  try window.png(.dark).write(to: folder.appending(path: "\(window.name)-dark.png"))
}
