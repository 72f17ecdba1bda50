import Checks
import Foundation

// rooms [ROOT]: fails on each arrow between rooms that points the wrong way. ROOT is the repository, here by default.
let root = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
finish("rooms") { try RoomCheck.findings(in: root) }
