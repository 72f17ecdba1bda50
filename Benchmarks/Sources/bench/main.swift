import CProbe
import Foundation
import SwiftUI

// bench [--json FILE] [--counts FILE]      every scene: a table, and the file
// bench --scene NAME [--n N]               one scene
// bench --count                            the work of the counted scenes, for valgrind to count: a dump each, which is
//                                          named "scene n times", for how often the work was done
// bench --weights                          lines "scene n nodes allocations bytes" of what each view costs
// bench --png FILE                         draws a text, as the smallest program does
// bench --plot FILE.png                    measures what scenes cost at several sizes, and draws it
// bench --browser                          the program of the scene scroll-page, which starts it
// FILE of --counts has lines that begin with "scene n instructions", as Scripts/counts writes them.

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("bench: \(message)\n".utf8))
  exit(2)
}

/// The argument after `flag`; nil if the flag is not given.
func argument(_ flag: String) -> String? {
  let all = CommandLine.arguments
  guard let index = all.firstIndex(of: flag) else { return nil }
  guard index + 1 < all.count else { stop("\(flag) needs a value") }
  return all[index + 1]
}

/// Instructions by scene and size, as Scripts/counts found them.
func readCounts(_ path: String?) -> [String: Int] {
  guard let path, let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [:] }
  let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
  return Dictionary(
    lines.filter { $0.count >= 3 }.map { ("\($0[0]) \($0[1])", Int($0[2]) ?? 0) },
    uniquingKeysWith: { $1 })
}

@MainActor func chosenScenes() -> [any Scene] {
  guard let name = argument("--scene") else { return allScenes }
  let size = argument("--n") ?? "1000"
  guard let n = Int(size), n > 0 else { stop("--n needs a whole number above 0, not \(size)") }
  guard let scene = scene(name, n: n) else { stop("unknown scene \(name)") }
  return [scene]
}

if CommandLine.arguments.contains("--browser") {
  ScrollPageApp.main()
  exit(0)
}
if CommandLine.arguments.contains("--png") {
  HelloApp.main()
  exit(0)
}
if let path = argument("--plot") {
  do {
    try CostPlot.draw(to: path)
  } catch {
    stop("cannot draw \(path): \(error.localizedDescription)")
  }
  exit(0)
}
if CommandLine.arguments.contains("--count") {
  let name = argument("--scene")
  for scene in countedScenes where name == nil || scene.name == name {
    probe_end_count("\(scene.name) \(scene.n ?? 0) \(scene.count())")
  }
  exit(0)
}
if CommandLine.arguments.contains("--weights") {
  for scene in viewScenes {
    let row = scene.run()
    print(
      scene.name, scene.n ?? 0, Int(row.nodes ?? 0), Int(row.allocations ?? 0), Int(row.bytes ?? 0))
  }
  exit(0)
}
let scenes = chosenScenes()
let counts = readCounts(argument("--counts"))
print(Table.head)
var rows: [Row] = []
for scene in scenes {
  var row = scene.run()
  row.instructions = counts["\(scene.name) \(scene.n ?? 0)"]
  rows.append(row)
  print(Table.line(of: row))
  fflush(nil)
}
if let path = argument("--json") {
  do {
    try json(rows).write(toFile: path, atomically: true, encoding: .utf8)
  } catch {
    stop("cannot write \(path): \(error.localizedDescription)")
  }
}
exit(rows.contains { $0.observerCorrect == false } ? 1 : 0)
