import Checks
import Foundation

// rooms [ROOT] [--arrows]: fails on each dependency of a room on a later one, on circles among the folders of a room,
// and on each mutable global, protocol with one conformer and closure that a later room fills for which Tools/rooms.json
// gives no reason. ROOT is the repository, here by default. With --arrows it prints the arrows between folders, with the names that make them.
let arguments = CommandLine.arguments.dropFirst()
let root = URL(filePath: arguments.first { !$0.hasPrefix("--") } ?? ".")
if arguments.contains("--arrows") {
  for line in try RoomCheck(root: root).arrowLines() { print(line) }
  exit(0)
}
finish("rooms") { try RoomCheck.findings(in: root) }
