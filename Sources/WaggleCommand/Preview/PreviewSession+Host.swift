import Foundation

extension PreviewSession {
  /// Starts the host: at the same address as the one before, so that pages come back.
  func startHost() throws {
    let program = sdk.home.appending(path: "bin/waggle-previews").path
    let token = scratch.appending(path: "token").path
    let port = port.map { ["--port", "\($0)"] } ?? []
    hasAddress = false
    host = try PreviewHostProcess(Child(program, port + ["--token", token]))
  }

  func readHost() throws {
    guard let lines = host.read() else { return try hostEnded() }
    for line in lines { handle(line) }
  }

  private func handle(_ line: String) {
    let reply = try? JSONDecoder().decode(HostLine.self, from: Data(line.utf8))
    if let address = reply?.address {
      if !isStdio, port == nil || loaded.isEmpty { Console.print(address) }
      port = URL(string: address)?.port ?? port
      hasAddress = true
    }
    shown = reply?.showing ?? shown
    if let words = reply?.error, reply?.isOfLoad == true { complain(words) }
    for sentence in reply?.result?.startedOver ?? [] { Console.note(sentence + ".") }
    pending.remove(repliedBy: line)
    if isStdio { Console.print(line) }
  }

  /// Has the host show newer code.
  func load(_ generation: Generation) {
    previous = loaded
    loaded = loaded.filter { !generation.replaces($0) } + [generation]
    tell(generation)
  }

  private func tell(_ generation: Generation) {
    host.send([
      "id": "load \(generation.number)", "load": generation.library.path,
      "generation": generation.number, "keeps": generation.keepsOthers,
      "modules": generation.modules,
    ])
  }

  /// A preview has trapped: another process shows the same code again, and the code before if it traps twice, as a view does
  /// that traps whenever it is shown. The pages say which preview it was.
  private func hostEnded() throws {
    let status = host.end()
    guard hasAddress else { throw unstarted(status) }
    let ended = "\(shown ?? "A preview") ended the program (status \(status))."
    let words = "\(ended) \(shownInstead()) What it wrote is on standard error."
    Console.note(words)
    answerPending(ended)
    shown = nil
    try startHost()
    loaded.forEach(tell)
    host.send(["error": words, "heading": "A preview has trapped"])
  }

  /// Chooses the code for the next process, and says which it is.
  private func shownInstead() -> String {
    if traps.startsAgain(loaded.map(\.number).max()) {
      return "It is started again, with initial states."
    }
    (loaded, previous) = (previous, [])
    return loaded.isEmpty
      ? "Nothing is shown until a file is saved." : "The code before it is shown."
  }

  private func unstarted(_ status: Int32) -> Problem {
    Problem(
      "The program \(sdk.home.path)/bin/waggle-previews ended with \(status) before it showed a page.",
      cure: DiskSpace.note(scratch).map { "It seems that \($0)" }
        ?? "What it wrote is above; see what is missing: waggle doctor")
  }

  /// Replies to the requests that the process did not live to answer.
  func answerPending(_ words: String) {
    for reply in pending.failed(words) where isStdio { Console.print(reply) }
  }
}

/// What is of interest in a line of the host.
private struct HostLine: Decodable {
  struct Result: Decodable { var startedOver: [String]? }

  var address: String?
  var showing: String?
  var error: String?
  var result: Result?
  /// Whether it answers a request of this command.
  var isOfLoad: Bool

  private enum Keys: String, CodingKey { case address, showing, error, result, id }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    address = try values.decodeIfPresent(String.self, forKey: .address)
    showing = try values.decodeIfPresent(String.self, forKey: .showing)
    error = try values.decodeIfPresent(String.self, forKey: .error)
    isOfLoad = (try? values.decode(String.self, forKey: .id).hasPrefix("load ")) ?? false
    // Other replies are lists.
    result = try? values.decode(Result.self, forKey: .result)
  }
}
