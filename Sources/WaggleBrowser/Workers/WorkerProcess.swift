import Foundation
import Glibc

/// A process that runs this program as one of its workers.
struct WorkerProcess: Sendable {
  /// Says to a process that it is a worker, whose channel is `descriptor`.
  static let variable = "WAGGLE_WORKER"
  /// The channel of a worker, in the worker.
  static let descriptor: Int32 = 3

  let id: pid_t
  let channel: WorkerChannel

  /// Starts the file that this process runs, even if another has its name by now, with the same arguments.
  static func start() throws -> WorkerProcess {
    let (near, far) = try WorkerChannel.pair()
    defer { far.close() }
    do {
      return WorkerProcess(id: try spawn(far.descriptor), channel: near)
    } catch {
      near.close()
      throw error
    }
  }

  /// Waits until the process has ended.
  func wait() -> Ending {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { return .exit(0) }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }

  /// How a process ended.
  enum Ending: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)

    /// The end of a sentence.
    var words: String {
      switch self {
      case .exit(let status): "ended with status \(status)"
      case .signal(let number):
        "was ended by signal \(number) (\(String(cString: strsignal(number))))"
      }
    }
  }
}

// MARK: Starting

extension WorkerProcess {
  /// The new process has the standard files and `channel`, and no other. It receives all signals but the one of ^C, which
  /// is blocked until `ignoreInterrupts`.
  private static func spawn(_ channel: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, channel, descriptor)
    guard let closeFrom, closeFrom(&actions, descriptor + 1) == 0 else {
      throw WorkerError("this system's C library is older than glibc 2.34")
    }
    var signals = interrupts
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var id: pid_t = 0
    let problem = withStrings(CommandLine.arguments) { arguments in
      withStrings(environment) { environment in
        posix_spawn(&id, "/proc/self/exe", &actions, &attributes, arguments, environment)
      }
    }
    guard problem == 0 else { throw WorkerError(String(cString: strerror(problem))) }
    return id
  }

  /// Closes all files from one on in the new process, also those that other threads open meanwhile. Its header hides it
  /// from Swift.
  private static var closeFrom:
    (@convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32)?
  {
    unsafeBitCast(
      // The type is that of the C library's header.
      dlsym(nil, "posix_spawn_file_actions_addclosefrom_np"),
      to: (@convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32)?.self)
  }

  private static var environment: [String] {
    var all = ProcessInfo.processInfo.environment
    all[variable] = "1"
    return all.map { "\($0.key)=\($0.value)" }
  }

  /// Calls the body with C strings, and a null after the last.
  private static func withStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let strings = texts.map { strdup($0) } + [nil]
    defer { strings.forEach { free($0) } }
    return strings.withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}

// MARK: In a worker

extension WorkerProcess {
  /// The channel to the program that started this process as its worker; nil in every other process.
  ///
  /// Programs that this process starts do not take themselves for workers.
  static let ownChannel: WorkerChannel? = {
    guard getenv(variable) != nil else { return nil }
    unsetenv(variable)
    var kind: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    guard getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &kind, &size) == 0,
      kind == Int32(SOCK_SEQPACKET.rawValue)
    else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    takeName()
    return WorkerChannel(descriptor: descriptor)
  }()

  /// ^C in a terminal reaches all processes, also a worker that is just being started; it ends because the program does.
  static func ignoreInterrupts() {
    signal(SIGINT, SIG_IGN)
    var signals = interrupts
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static var interrupts: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    return signals
  }

  /// Lists of processes show the program's name; without this, that of the link that was started.
  private static func takeName() {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let name = URL(fileURLWithPath: path).lastPathComponent.replacing(" (deleted)", with: "")
    guard !name.isEmpty else { return }
    try? Data(name.utf8).write(to: URL(fileURLWithPath: "/proc/self/comm"))
  }
}
