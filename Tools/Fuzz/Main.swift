import Foundation
import Glibc
import WaggleTestKit

/// fuzz [--seed N] [--minutes M] [--count N] [--show N] [--file PATH] [--verbose]: runs random programs, one process each.
@main struct Main {
  @MainActor static func main() {
    let options = Options(CommandLine.arguments)
    if let seed = options.show { return print(Generator.program(seed)) }
    if let path = options.file { return Runner(options).replay(path) }
    if let child = options.child { return Child.run(child) }
    exit(Runner(options).run() ? 0 : 1)
  }
}

struct Options {
  var seed: UInt64 = 1
  var minutes = 1.0
  var count = Int.max
  var shrinkSeconds = 20.0
  var show: UInt64?
  var file: String?
  var child: String?
  var folder = "/tmp/fuzz"
  /// Faults whose signatures begin so are passed over.
  var skipped: [String] = []

  init(_ arguments: [String]) {
    func value(_ name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }
    seed = value("--seed").flatMap(UInt64.init) ?? seed
    minutes = value("--minutes").flatMap(Double.init) ?? minutes
    count = value("--count").flatMap(Int.init) ?? count
    shrinkSeconds = value("--shrink").flatMap(Double.init) ?? shrinkSeconds
    show = value("--show").flatMap(UInt64.init)
    file = value("--file")
    child = value("--child")
    folder = value("--folder") ?? folder
    skipped = value("--skip").map { $0.split(separator: ",").map(String.init) } ?? []
  }
}

