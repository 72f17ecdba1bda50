import Foundation
import Glibc
import SwiftUI
import WaggleTestKit

/// A process that runs one program: what traps in it ends it alone.
@MainActor enum Child {
  private static let fork = unsafeBitCast(
    dlsym(nil, "fork"), to: (@convention(c) () -> Int32).self)

  /// Loads what all programs need.
  static func warm() {
    let host = TestHost { Text("warm") }
    host.frame()
    _ = host.elements
  }

  /// Runs a program in a process by itself.
  static func fault(of program: Program) -> Fault? {
    let path = "\(NSTemporaryDirectory())/fuzz-child-\(getpid())"
    unlink(path)
    let child = fork()
    if child == 0 {
      let output = open(path, O_CREAT | O_WRONLY | O_TRUNC | O_APPEND, 0o644)
      dup2(output, 2)
      dup2(output, 1)
      Crash.install()
      alarm(30)
      let fault = Player.run(program) { Crash.step = Int32($0) }
      if let fault, let data = try? JSONEncoder().encode(fault) {
        data.withUnsafeBytes {
          _ = write(output, "\n@@FAULT ", 9); _ = write(output, $0.baseAddress, $0.count)
        }
      }
      _exit(0)
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    if status & 0x7f != 0 { return trap(Int(status & 0x7f), text) }
    guard let mark = text.range(of: "\n@@FAULT ") else {
      return status == 0 ? nil : Fault(signature: "exit \(status)", detail: text)
    }
    return try? JSONDecoder().decode(Fault.self, from: Data(text[mark.upperBound...].utf8))
  }

  /// Names a trap by its message, or by the functions in which it was.
  private static func trap(_ signal: Int, _ text: String) -> Fault {
    let lines = text.split(separator: "\n").map(String.init)
    let name = signal == 14 ? "stuck" : "trap \(signal)"
    let message = lines.first { $0.contains("Fatal error") || $0.contains("recondition") }
    // In the library by their offsets, which are the same as long as it is.
    let frames = lines.filter { $0.contains("libWaggle") }.compactMap { line in
      line.split(separator: "(").dropFirst().first?.split(separator: ")").first.map(String.init)
    }
    let place = message != nil || signal == 14 ? "" : frames.prefix(2).joined(separator: " < ")
    let words = (message ?? "").filter { !$0.isNumber }
    return Fault(signature: "\(name): \(words.prefix(160))\(place)", detail: text)
  }
}

/// Writes where a trap was.
enum Crash {
  nonisolated(unsafe) static var step: Int32 = 0
  private typealias Trace =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
  private typealias Print =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32, Int32) -> Void
  private static let trace = unsafeBitCast(dlsym(nil, "backtrace"), to: Trace.self)
  private static let print = unsafeBitCast(dlsym(nil, "backtrace_symbols_fd"), to: Print.self)
  nonisolated(unsafe) private static let frames = UnsafeMutablePointer<UnsafeMutableRawPointer?>
    .allocate(capacity: 64)

  static func install() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = 1 << 16
    sigaltstack(&stack, nil)
    _ = trace(frames, 2)
    withExtendedLifetime(print) {}
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV, SIGBUS, SIGALRM] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { Crash.report($0) }
      action.sa_flags =
        Int32(bitPattern: UInt32(SA_NODEFER)) | Int32(SA_ONSTACK)
        | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(signal, &action, nil)
    }
  }

  private static func report(_ signal: Int32) {
    let count = trace(frames, 64)
    let text = "\n@@TRAP at step \(step)\n"
    _ = text.withCString { write(2, $0, strlen($0)) }
    print(frames, count, 2)
    Glibc.signal(signal, SIG_DFL)
    raise(signal)
  }
}
