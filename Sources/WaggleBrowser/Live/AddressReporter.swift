import Waggle

/// Sends to a page where one is in the program, and how that is called, for the browser's address, history and title.
@MainActor struct AddressReporter {
  /// Whether the page wants to know.
  private var isAsked = false
  /// The number of the last place that the user went to.
  private var answered = 0
  private var sent: (position: HistoryPosition, title: String?, answered: Int)?

  /// A page has connected: it receives the place in any case.
  mutating func begin(_ hello: PageHello) { (isAsked, sent) = (hello.path != nil, nil) }

  /// The user went to a place, which is answered even if nothing came of it.
  mutating func answer(_ number: Int) { answered = max(answered, number) }

  /// What to tell now; nil if nothing has changed.
  mutating func message(_ host: ViewHost) -> JSONMessage? {
    guard isAsked else { return nil }
    let position = host.historyPosition
    let title = host.windowTitle
    if let sent, sent == (position, title, answered) { return nil }
    sent = (position, title, answered)
    return .position(position, title: title, answered)
  }
}

extension JSONMessage {
  /// The user's position in the program. The number is that of the last place that the user went to.
  static func position(_ position: HistoryPosition, title: String?, _ number: Int) -> JSONMessage {
    var json = JSONWriter()
    json.raw("{\"t\":\"place\",\"n\":")
    json.integer(number)
    json.raw(",\"depth\":")
    json.integer(position.depth)
    if position.base > 0 {
      json.raw(",\"base\":")
      json.integer(position.base)
    }
    if position.front > 0 {
      json.raw(",\"front\":")
      json.integer(position.front)
    }
    json.raw(",\"path\":")
    json.list(position.path) { $0.string($1) }
    if let title {
      json.raw(",\"title\":")
      json.string(title)
    }
    json.raw("}")
    return JSONMessage(json)
  }
}
