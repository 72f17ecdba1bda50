import ArgumentParser
import Dispatch
import Foundation

/// Runs `waggle preview`: waits for saved files, for the compiler, for the host and for requests, all at once, and does one thing
/// after the other.
final class PreviewSession {
  let source: any PreviewSource
  let sdk: Installation
  let isStdio: Bool
  /// The folder of the generations, which is removed at the end.
  let scratch: URL
  var port: Int?
  var host: PreviewHostProcess!
  var quiet = QuietTime()
  var changes: Set<String> = []
  var number = 0
  /// The step that runs; nil while nothing is compiled.
  var job: Job?
  /// The libraries that the present host has been told to load, in their order.
  var loaded: [Generation] = []
  /// The generations before the last load: they are shown again if the newest code traps.
  var previous: [Generation] = []
  /// The preview that ran last.
  var shown: String?
  var traps = TrapPolicy()
  var hasAddress = false
  /// How often in a row what was compiled was outdated, and how often it may be.
  private var outdated = 0
  private static let mostOutdated = 4
  /// The requests of an editor that have no reply yet.
  var pending = PendingRequests()
  private var requests = LineSplitter()
  private var isInputOpen: Bool

  init(_ source: any PreviewSource, _ sdk: Installation, port: Int?, isStdio: Bool) throws {
    (self.source, self.sdk, self.port, self.isStdio) = (source, sdk, port, isStdio)
    isInputOpen = isStdio
    scratch = FileManager.default.temporaryDirectory
      .appending(path: "waggle-preview-\(getpid())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  }

  func run() throws -> Never {
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in PreviewSession.isInterrupted = true }
    }
    defer { clean() }
    try startHost()
    build()
    while !Self.isInterrupted, isInputOpen || !isStdio { try step() }
    host.end()
    throw ExitCode.success
  }

  /// Ends the compiler, which would continue to write, and removes what it wrote.
  private func clean() {
    if let id = job?.id {
      kill(id, SIGINT)
      _ = Child.wait(for: id)
    }
    try? FileManager.default.removeItem(at: scratch)
  }

  /// Written by a signal handler.
  private nonisolated(unsafe) static var isInterrupted = false

  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  private func step() throws {
    let wait = job == nil ? quiet.wait(at: Self.now) : nil
    var polled = [source.watcher.descriptor, host.output, job?.output ?? -1, isInputOpen ? 0 : -1]
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(
      &polled, nfds_t(polled.count), wait.map { Int32(($0 * 1000).rounded(.up)) } ?? -1)
    if count > 0 {
      if polled[0].revents != 0 { noteChanges() }
      if polled[1].revents != 0 { try readHost() }
      if polled[2].revents != 0 { try readCompiler() }
      if polled[3].revents != 0 { readRequests() }
    }
    if job == nil, quiet.wait(at: Self.now) == 0 { try compile() }
  }

  private func noteChanges() {
    let new = source.watcher.changes()
    guard !new.isEmpty else { return }
    changes.formUnion(new)
    quiet.saved(at: Self.now)
  }

  private func readRequests() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(0, &buffer, buffer.count)
    isInputOpen = count > 0
    guard count > 0 else { return }
    for line in requests.append(buffer[..<count]) {
      pending.add(line)
      host.send(line: line)
    }
  }
}

// MARK: Compiling

extension PreviewSession {
  /// Builds all, and then compiles the first library.
  func build() {
    do {
      if let words = try source.prepare() { return complain(words) }
      quiet.saved(at: 0)
    } catch {
      complain("\(error)")
    }
  }

  private func compile() throws {
    quiet.taken()
    let changed = changes
    changes = []
    switch try source.step(number + 1, for: changed, in: scratch) {
    case .buildAll(let reason): try buildAgain(reason)
    case .compile(let next):
      number += 1
      host.send(["busy": next.title])
      start(next, 0, [])
    }
  }

  /// Starts a step of a generation.
  private func start(_ generation: Generation, _ step: Int, _ words: [UInt8]) {
    do {
      let pipe = try Pipe.make()
      let id = try generation.steps[step].start([(pipe.writer, 1), (pipe.writer, 2)])
      pipe.closeWriter()
      job = Job(generation: generation, step: step, id: id, output: pipe.reader, words: words)
    } catch {
      complain("\(error)")
    }
  }

  /// SwiftPM builds all, and a new process shows it.
  private func buildAgain(_ reason: String) throws {
    Console.note("\(reason): all is built, and states start over.")
    host.send(["busy": "Building the package"])
    if let words = try source.prepare() { return complain(words) }
    host.end()
    answerPending("The program was started again with newer code.")
    (loaded, previous) = ([], [])
    try startHost()
    try compile()
  }

  private func readCompiler() throws {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(job!.output, &buffer, buffer.count)
    if count > 0 {
      job!.words += buffer[..<count]
      return
    }
    let ended = job!
    job = nil
    close(ended.output)
    stepEnded(ended, Child.wait(for: ended.id))
  }

  private func stepEnded(_ job: Job, _ status: Int32) {
    let (next, words) = (job.step + 1, String(decoding: job.words, as: UTF8.self))
    if isOutdated() { return }
    if status == 0 {
      return next < job.generation.steps.count
        ? start(job.generation, next, job.words) : compiled(job.generation)
    }
    if source.mayRetry(after: words) { return quiet.saved(at: 0) }
    complain(words.isEmpty ? "The compiler ended with status \(status)." : words)
  }

  /// Whether a file was saved meanwhile, so that it is compiled again: the compiler may have read it when it was empty. Of saves
  /// without an end some are shown.
  private func isOutdated() -> Bool {
    noteChanges()
    outdated = quiet.isWaiting && outdated < Self.mostOutdated ? outdated + 1 : 0
    return outdated > 0
  }

  private func compiled(_ generation: Generation) {
    if source.compiled(generation) { quiet.saved(at: 0) }
    load(generation)
  }

  /// Says in the pages and on standard error why newer code is not shown.
  func complain(_ words: String) {
    let words = words.hasSuffix("\n") ? words : words + "\n"
    let full = DiskSpace.note(source.folder, scratch).map { "waggle: \($0)\n" } ?? ""
    FileHandle.standardError.write(Data((words + full).utf8))
    host.send(["error": words + full])
  }
}

/// A program that runs: a step of what is compiled.
struct Job {
  let generation: Generation
  let step: Int
  let id: pid_t
  let output: Int32
  /// What the programs of this generation have written.
  var words: [UInt8]
}
