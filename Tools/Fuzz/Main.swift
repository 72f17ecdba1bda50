import Foundation
import Glibc
import WaggleTestKit

/// fuzz [--seeds N,N…] [--minutes M] [--count N] [--shrink SECONDS] [--skip TEXT,TEXT…] [--folder PATH]: runs random programs, each
/// in a process by itself, from each of the seeds for its part of the minutes, which are of this processor's time.
///
/// fuzz --show SEED prints a program; fuzz --file PATH runs one that was saved, step by step, in this process;
/// with --shrink it is made smaller still.
@main struct Main {
  @MainActor static func main() {
    let options = Options(CommandLine.arguments)
    if let seed = options.show { return print(Generator.program(seed)) }
    if let path = options.file { return Runner(options).replay(path) }
    exit(Runner(options).run() ? 0 : 1)
  }
}

struct Options {
  var seeds: [UInt64] = [1]
  /// For all seeds together.
  var minutes = 1.0
  /// How many programs at most from each seed.
  var count = Int.max
  /// How long a faulty program is made smaller.
  var shrinkSeconds = 20.0
  /// Whether a saved program is made smaller.
  var shrinksFile = false
  var show: UInt64?
  var file: String?
  /// Where faulty programs are saved.
  var folder = "/tmp/fuzz"
  /// Faults whose signatures begin so are passed over.
  var skipped: [String] = []

  init(_ arguments: [String]) {
    func value(_ name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }
    func list(_ name: String) -> [String]? { value(name)?.split(separator: ",").map(String.init) }
    seeds =
      list("--seeds")?.compactMap { $0 == "new" ? .random(in: 1_000...9_999_999) : UInt64($0) }
      ?? seeds
    minutes = value("--minutes").flatMap(Double.init) ?? minutes
    count = value("--count").flatMap(Int.init) ?? count
    shrinkSeconds = value("--shrink").flatMap(Double.init) ?? shrinkSeconds
    shrinksFile = value("--shrink") != nil
    show = value("--show").flatMap(UInt64.init)
    file = value("--file")
    folder = value("--folder") ?? folder
    skipped = list("--skip") ?? []
  }
}
