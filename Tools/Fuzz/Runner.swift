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
    try? FileManager.default.createDirectory(atPath: options.folder, withIntermediateDirectories: true)
    Child.warm()
    let end = Date(timeIntervalSinceNow: options.minutes * 60)
    var seed = options.seed
    while Date() < end, ran < options.count {
      let program = Generator.program(seed)
      reached.add(program)
      if let fault = Child.fault(of: program) { note(fault, program) }
      ran += 1
      seed += 1
    }
    print("\n\(ran) programs from seed \(options.seed), \(found.count) distinct faults\n\(reached.description)")
    for (signature, what) in found.sorted(by: { $0.value.count > $1.value.count }) {
      print("\(what.count) × \(signature) (seed \(what.seed))")
    }
    return found.isEmpty
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

  /// Runs a saved program in this process.
  func replay(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let program = try? JSONDecoder().decode(Program.self, from: data)
    else { return print("no program in \(path)") }
    print(program)
    let fault = Player.run(program) { print("step \($0)") }
    print(fault.map { "\($0.signature)\n\($0.detail)" } ?? "no fault")
  }
}
