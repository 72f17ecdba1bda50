import Waggle

/// Sends to a page where one is in the program, and how that is called, for the browser's address, history and title.
@MainActor struct AddressTeller {
  /// Whether the page wants to know.
  private var isAsked = false
  /// The number of the last place that the user went to.
  private var answered = 0
  private var told: (place: HistoryPosition, title: String?, answered: Int)?

  /// A page has connected: it receives the place in any case.
  mutating func begin(_ hello: PageHello) { (isAsked, told) = (hello.path != nil, nil) }

  /// The user went to a place, which is answered even if nothing came of it.
  mutating func answer(_ number: Int) { answered = max(answered, number) }

  /// What to tell now; nil if nothing has changed.
  mutating func message(_ host: ViewHost) -> JSONMessage? {
    guard isAsked else { return nil }
    let place = host.historyPosition
    let title = host.windowTitle
    if let told, told == (place, title, answered) { return nil }
    told = (place, title, answered)
    return .place(place, title: title, answered)
  }
}

extension JSONMessage {
  /// The user's position in the program. The number is that of the last place that the user went to.
  static func place(_ place: HistoryPosition, title: String?, _ number: Int) -> JSONMessage {
    var json = JSONWriter()
    json.raw("{\"t\":\"place\",\"n\":")
    json.integer(number)
    json.raw(",\"depth\":")
    json.integer(place.depth)
    if place.base > 0 {
      json.raw(",\"base\":")
      json.integer(place.base)
    }
    if place.front > 0 {
      json.raw(",\"front\":")
      json.integer(place.front)
    }
    json.raw(",\"path\":")
    json.list(place.path) { $0.string($1) }
    if let title {
      json.raw(",\"title\":")
      json.string(title)
    }
    json.raw("}")
    return JSONMessage(json)
  }
}
