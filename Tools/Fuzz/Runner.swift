import Foundation
import Glibc
import WaggleTestKit

/// Runs programs, each in its process, and collects their faults.
@MainActor final class Runner {
  private let options: Options
  private var found: [String: (count: Int, seed: UInt64)] = [:]
  private var reached = Reached()
  private var ran = 0

  init(_ options: Options) { self.options = options }

  /// Whether all programs are without a fault.
  func run() -> Bool {
    try? FileManager.default.createDirectory(
      atPath: options.folder, withIntermediateDirectories: true)
    Child.warm()
    for seed in options.seeds { run(from: seed) }
    let seeds = options.seeds.map { "\($0)" }.joined(separator: ", ")
    print(
      "\n\(ran) programs from the seeds \(seeds), \(found.count) distinct faults\n\(reached.description)"
    )
    for (signature, what) in found.sorted(by: { $0.value.count > $1.value.count }) {
      print("\(what.count) × \(signature) (seed \(what.seed))")
    }
    return found.isEmpty
  }

  private func run(from first: UInt64) {
    let end = Self.seconds + options.minutes * 60 / Double(options.seeds.count)
    var seed = first
    while Self.seconds < end, seed - first < options.count {
      let program = Generator.program(seed)
      reached.add(program)
      if let fault = Child.fault(of: program) { note(fault, program) }
      ran += 1
      seed += 1
    }
  }

  /// The time of the processor that this process, 0 for `getrusage`, and its children, -1, have taken.
  private static var seconds: Double {
    [__rusage_who_t(0), -1].reduce(0) { sum, who in
      var usage = rusage()
      getrusage(who, &usage)
      let times = [usage.ru_utime, usage.ru_stime]
      return times.reduce(sum) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000 }
    }
  }

  private func note(_ fault: Fault, _ program: Program) {
    if options.skipped.contains(where: { fault.signature.hasPrefix($0) }) { return }
    found[fault.signature, default: (0, program.seed)].count += 1
    guard found[fault.signature]?.count == 1 else { return }
    print("\n== seed \(program.seed): \(fault.signature)")
    let (small, last) = Minimiser(seconds: options.shrinkSeconds).shrink(program, fault)
    print(small, "\n\(last.detail)")
    let name = "\(options.folder)/\(program.seed).json"
    try? JSONEncoder().encode(small).write(to: URL(fileURLWithPath: name))
    print("saved: \(name)")
  }

  /// Runs a saved program in this process, or makes it smaller still.
  func replay(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let program = try? JSONDecoder().decode(Program.self, from: data)
    else { return print("no program in \(path)") }
    if options.shrinksFile {
      guard let fault = Child.fault(of: program) else { return print("no fault") }
      return note(fault, program)
    }
    print(program)
    let fault = Player.run(program) { print("step \($0)") }
    print(fault.map { "\($0.signature)\n\($0.detail)" } ?? "no fault")
  }
}
