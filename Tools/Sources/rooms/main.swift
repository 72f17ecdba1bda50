import Checks
import Foundation

// rooms [ROOT]: fails on each dependency of a room on a later one, and on each mutable global and protocol with
// one conformer for which Tools/rooms.json gives no reason. ROOT is the repository, here by default.
let root = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
finish("rooms") { try RoomCheck.findings(in: root) }
