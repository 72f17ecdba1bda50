/// Which worker serves a request.
///
/// A tab keeps its worker: it names itself in `tab` of each address that leads to its session, and the name says, or
/// decides by its hash, which worker that is. So no process has to remember anything, and any number of them agree.
package enum WorkerChoice: Equatable, Sendable {
  /// This one, counted from 0, because it has the session.
  case worker(Int)
  /// The one with the fewest sessions: a page that is loaded will have its session there.
  case leastBusy
  /// The next in turn: all have the same files.
  case anyone

  /// The choice for the first line of a request, such as `GET /live?token=…&tab=2-8f31 HTTP/1.1`.
  ///
  /// - Parameter count: the number of workers, at least 1.
  package init(_ line: String, of count: Int) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    let (path, query) = RequestHead.target(words.count > 1 ? words[1] : "")
    if let tab = query["tab"], !tab.isEmpty {
      self = .worker(Self.worker(ofTab: tab, of: count))
    } else if path == "/live" || path.hasPrefix("/face/") || path.hasPrefix(PageImages.path) {
      // A client that names no tab finds its session again if there is only one place for it.
      self = .worker(0)
    } else {
      self = query["token"] == nil ? .anyone : .leastBusy
    }
  }

  /// The worker that a tab's name begins with, counted from 1 as in `2-8f31`; for other names, one that depends on all
  /// bytes.
  package static func worker(ofTab tab: String, of count: Int) -> Int {
    let words = tab.split(separator: "-", maxSplits: 1)
    if words.count == 2, let number = Int(words[0]), (1...count).contains(number) {
      return number - 1
    }
    // FNV-1a: the same in each process, which Hasher is not.
    let hash = tab.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return Int(hash % UInt64(count))
  }

  /// The sessions that a worker may have, so that all of them have `sessions`: one more in the first ones where the
  /// number cannot be divided.
  package static func share(of sessions: Int, worker: Int, of count: Int) -> Int {
    sessions / count + (worker < sessions % count ? 1 : 0)
  }
}
