import Foundation

/// What a worker must know besides the arguments, which are the program's own: its first message.
struct WorkerOrder: Codable, Equatable, Sendable {
  /// Counted from 0.
  var index: Int
  /// The number of workers.
  var count: Int
  var token: String
  /// Where the program listens, as in `ServerAddress`.
  var host: String
  var numeric: String
  var port: Int

  /// Its number in messages, and in the names of tabs.
  var number: Int { index + 1 }

  var bytes: [UInt8] { (try? JSONEncoder().encode(self)).map { Array($0) } ?? [] }

  init(
    index: Int, count: Int, token: AccessToken, host: String, numeric: String, port: Int
  ) {
    (self.index, self.count, self.token) = (index, count, token.text)
    (self.host, self.numeric, self.port) = (host, numeric, port)
  }

  /// nil if the bytes are anything else.
  init?(_ bytes: [UInt8]) {
    guard let order = try? JSONDecoder().decode(WorkerOrder.self, from: Data(bytes)) else {
      return nil
    }
    self = order
  }
}
