import ArgumentParser
package import Foundation

/// A program to start: its name or path, and its arguments. It shares the terminal with this process, so that ^C ends
/// both.
package struct Child: Equatable {
  package var program: String
  package var arguments: [String]
  /// The folder in which it starts; nil for that of this process.
  package var folder: URL?
  /// The variables that it gets besides those of this process.
  package var environment: [String: String] = [:]

  package init(_ program: String, _ arguments: [String], in folder: URL? = nil) {
    (self.program, self.arguments, self.folder) = (program, arguments, folder)
  }

  /// What a program left behind.
  package struct Outcome: Equatable {
    /// The exit code; 128 and the signal's number after a signal.
    package var status: Int32
    package var output = ""
    package var errors = ""

    package init(status: Int32, output: String = "", errors: String = "") {
      (self.status, self.output, self.errors) = (status, output, errors)
    }
  }

  /// Runs it to its end with the standard streams of this process, and returns its exit code.
  package func run() throws -> Int32 {
    try withStrings { Self.wait(for: try spawn($0, $1, redirections: [])) }
  }

  /// Runs it to its end, and throws where its exit code is not zero: it has said why itself.
  package func runOrFail() throws {
    if try run() != 0 { throw ExitCode.failure }
  }

  /// Runs it to its end and collects what it writes; each line of its output is also passed on as it comes.
  ///
  /// - Parameter input: What it reads, at most 64 KB; nil for what this process reads.
  package func capture(input: [UInt8]? = nil, onLine: ((String) -> Void)? = nil) throws -> Outcome {
    let (output, errors) = (try Pipe.make(), try Pipe.make())
    let given = try input.map(Pipe.holding)
    var redirections = [(from: output.writer, to: Int32(1)), (from: errors.writer, to: 2)]
    if let given { redirections.append((given.reader, 0)) }
    let id = try start(redirections)
    if let given { close(given.reader) }
    output.closeWriter()
    errors.closeWriter()
    var lines = LineSplitter()
    let texts = Pipe.read([output, errors]) { index, bytes in
      if index == 0, let onLine { lines.append(bytes).forEach(onLine) }
    }
    return Outcome(status: Self.wait(for: id), output: texts[0], errors: texts[1])
  }

  /// Starts it with its streams connected to descriptors of this process, and returns its number.
  ///
  /// - Parameter redirections: the descriptors, and what they are in the program: 0 its input, 1 its output, 2 its errors.
  package func start(_ redirections: [(from: Int32, to: Int32)]) throws -> pid_t {
    try withStrings { try spawn($0, $1, redirections: redirections) }
  }

  /// Waits for the end of a program that was started, and returns its exit code.
  package static func wait(for id: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 { if errno != EINTR { return 1 } }
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }

  /// Replaces this process by the program.
  package func replaceThisProcess() throws -> Never {
    if let folder { _ = FileManager.default.changeCurrentDirectoryPath(folder.path) }
    var child = self
    child.folder = nil
    let error = child.withStrings { arguments, environment in
      execve(Executables.path(of: program) ?? program, arguments, environment)
      return errno
    }
    throw unstarted(error)
  }
}

// MARK: Starting

extension Child {
  private typealias Strings = [UnsafeMutablePointer<CChar>?]

  /// Locked while a child starts, and while what it must not inherit is opened.
  static let starting = NSLock()

  /// Calls a function with the arguments and variables as C strings.
  private func withStrings<Result>(_ body: (Strings, Strings) throws -> Result) rethrows -> Result {
    let all = defaults.merging(ProcessInfo.processInfo.environment.merging(environment) { $1 }) {
      $1
    }
    let (arguments, variables) = (
      command.map { strdup($0) }, all.map { strdup("\($0)=\($1)") }
    )
    defer { (arguments + variables).forEach { free($0) } }
    return try body(arguments + [nil], variables + [nil])
  }

  /// Variables that hold where neither this process nor the child has them: the compiler takes two thirds of the time
  /// where its memory is in huge pages.
  private var defaults: [String: String] {
    let isCompiler = ["swift", "swiftc", "swift-frontend"].contains {
      program == $0 || program.hasSuffix("/" + $0)
    }
    return isCompiler ? ["GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"] : [:]
  }

  /// The words to start: through `env -C` where it is to start in another folder.
  private var command: [String] {
    let words = [program] + arguments
    return folder.map { ["env", "-C", $0.path] + words } ?? words
  }

  private func spawn(
    _ arguments: Strings, _ environment: Strings, redirections: [(from: Int32, to: Int32)]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for redirection in redirections {
      posix_spawn_file_actions_adddup2(&actions, redirection.from, redirection.to)
    }
    var id = pid_t()
    let error = Self.starting.withLock {
      posix_spawnp(&id, command[0], &actions, nil, arguments, environment)
    }
    guard error == 0 else { throw unstarted(error) }
    return id
  }

  private func unstarted(_ error: Int32) -> Problem {
    Problem(
      "The program \(program) cannot be started: \(String(cString: strerror(error))).",
      cure: error == ENOENT
        ? "Install it, or add its folder to PATH." : "See that it can be run from a shell.")
  }
}
