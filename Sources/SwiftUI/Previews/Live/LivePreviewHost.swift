import ArgumentParser
import Dispatch
import Foundation
import Waggle
import WaggleBrowser
import WaggleRender

/// Serves previews to browsers, gets their code from dynamic libraries while it runs, and receives requests as lines of JSON
/// on standard input (C584). Replies and events are lines of JSON on standard output; what programs print goes to standard
/// error.
@MainActor package final class LivePreviewHost {
  private let previews = LivePreviews()
  private let stages: LiveStages
  private let output: FileHandle
  private var sessions: LiveSessions?
  private var waiting: [String] = []
  private var isAnswering = false
  /// The preview that ran last, as it was reported.
  private var saidPreview: PreviewKey?

  private init(output: Int32) {
    stages = LiveStages(previews)
    self.output = FileHandle(fileDescriptor: output)
  }

  /// Runs until standard input ends or the process is interrupted.
  package static func main() {
    CrashReporter.install()
    do {
      let flags = try AppFlags.read(nil)
      try LivePreviewHost(output: takeOutput()).run(flags)
    } catch {
      AppFlags.exit(withError: error)
    }
  }

  /// From here on, what the program prints goes to standard error.
  private static func takeOutput() -> Int32 {
    fflush(nil)
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return output
  }

  private func run(_ flags: AppFlags) throws -> Never {
    previews.willRun = { [weak self] in self?.say(running: $0) }
    let previews = previews
    try BrowserCommand.serve(
      "Previews", flags, configure: configure, prepare: { $0.keepsStates = true }
    ) { LiveGallery(previews: previews) }
  }

  private func configure(_ settings: inout BrowserHost.Settings) {
    settings.workers = 1
    settings.didStart = { [self] link, sessions in
      self.sessions = sessions
      write(["address": link])
      readLines()
    }
  }

  // MARK: Lines

  private func readLines() {
    Thread.detachNewThread { [weak self] in
      while let line = readLine() {
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.receive(line) } }
      }
      // The process that started this one has ended.
      kill(getpid(), SIGTERM)
    }
  }

  /// Answers one request after the other: a picture waits for tasks, and meanwhile the next may come.
  private func receive(_ line: String) {
    waiting.append(line)
    guard !isAnswering else { return }
    isAnswering = true
    while !waiting.isEmpty { answer(waiting.removeFirst()) }
    isAnswering = false
  }

  private func answer(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }) else { return }
    var reply: [String: Any] = [:]
    do {
      let request = try LiveRequest(line)
      reply["id"] = request.id?.object
      reply["result"] = try result(of: request)
    } catch {
      reply["error"] = AppFlags.sentence(for: error)
    }
    if reply["id"] != nil || reply["error"] != nil { write(reply) }
  }

  /// Says which preview is about to run: if it traps, this is the last line.
  private func say(running key: PreviewKey) {
    if saidPreview != key {
      write(["showing": key.description, "generation": previews.generation])
    }
    saidPreview = key
  }

  private func write(_ object: [String: Any]) {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? JSONSerialization.data(withJSONObject: object, options: options) else {
      return
    }
    try? output.write(contentsOf: data + [10])
  }
}

// MARK: Requests

extension LivePreviewHost {
  private func result(of request: LiveRequest) throws -> Any {
    if let path = request.load { return try load(path, request) }
    if let words = request.error { return show(problems: words, request.heading) }
    if let words = request.busy { return show(.busy(words)) }
    if request.ok == true { return show(nil) }
    if request.list == true { return stages.list }
    if let name = request.draw {
      guard let file = request.png else { throw LiveProblem("draw needs png, the file to write.") }
      return try stages.draw(name, to: file, request.canvas())
    }
    if let tap = request.tap { return try stages.tap(tap) }
    if let name = request.elements { return try stages.elements(of: name) }
    if let name = request.preferences { return try stages.preferences(of: name) }
    throw LiveProblem(
      "A request has one of load, error, busy, ok, list, draw, tap, elements and preferences.")
  }

  private func show(_ notice: BuildNotice?) -> Any {
    sessions?.show(notice)
    return [:] as [String: Any]
  }

  private func show(problems words: String, _ heading: String?) -> Any {
    let problems = CompilerWords.problems(in: words)
    return show(.problems(heading: heading ?? "The code cannot be compiled", problems))
  }

  /// Shows newer code in all pages.
  private func load(_ path: String, _ request: LiveRequest) throws -> Any {
    let catalog = try previews.load(
      path, names: request.modules ?? [:], keepsOthers: request.keeps ?? false)
    let generation = request.generation ?? previews.generation + 1
    saidPreview = nil
    let begin = ContinuousClock.now
    let ofPages =
      sessions?.reload { [previews] in previews.show(catalog, generation: generation) } ?? []
    let startedOver = ofPages + stages.reload().filter { !ofPages.contains($0) }
    sessions?.show(nil)
    var result: [String: Any] = [
      "generation": generation, "previews": catalog.items.count, "startedOver": startedOver,
    ]
    result["milliseconds"] = Int((ContinuousClock.now - begin) / .milliseconds(1))
    return result
  }
}
