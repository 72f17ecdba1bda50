/// Finds what a room lets later rooms decide without naming them: a stored variable for a closure that a later room assigns.
/// Each is allowed with a reason in the table, and with the rooms that assign it.
///
/// A variable counts as assigned where its name follows a dot and precedes `=`, `+=` or `.append`, or is used alone in an
/// extension of its type, unless what is before the dot is declared with other types. Where nothing is known of that, the
/// variable must be the only one of its name.
extension RoomCheck {
  /// A variable for a closure, with the rooms that assign it.
  private struct Closure {
    let member: Member
    let path: String
    let room: Int
    var filledBy: [Int] = []
  }

  func seams() -> [Finding] {
    let found = closures().filter { !$0.filledBy.isEmpty }
    let listed = Dictionary(grouping: table.seams, by: \.name)
    let unlisted = found.filter { listed[$0.member.fullName] == nil }.map {
      Finding(
        path: $0.path, line: $0.member.line,
        message: "\(rooms($0)) assigns \($0.member.fullName) of room \(table.rooms[$0.room].name): "
          + "call downwards, pass a value, or give the reason in seams of \(RoomTable.file)")
    }
    return unlisted
      + table.seams.compactMap { seam in
        message(seam, found).map { Finding(path: RoomTable.file, line: 1, message: $0) }
      }
  }

  private func rooms(_ closure: Closure) -> String {
    "room " + closure.filledBy.map { table.rooms[$0].name }.joined(separator: " and ")
  }

  /// What is wrong with an entry of the table.
  private func message(_ seam: RoomTable.Seam, _ found: [Closure]) -> String? {
    let closures = found.filter { $0.member.fullName == seam.name }
    guard !closures.isEmpty else {
      return "seams lists \(seam.name), which no later room assigns: remove it"
    }
    let rooms = Set(closures.flatMap(\.filledBy)).sorted().map { table.rooms[$0].name }
    if Set(rooms) != Set(seam.filledBy) {
      return "seams says that \(seam.filledBy.joined(separator: ", ")) assigns \(seam.name): "
        + "it is \(rooms.joined(separator: ", "))"
    }
    return seam.reason.split(separator: " ").count < 4
      ? "seams gives no reason for \(seam.name)" : nil
  }

  /// The variables for closures that other files can set.
  private func closures() -> [Closure] {
    var found: [Closure] = []
    let aliases = Set(readers.joined().flatMap(\.functionAliases))
    for room in files.indices {
      for (file, reader) in zip(files[room], readers[room]) {
        found += reader.members.filter { $0.isOpenClosure(aliases) }.map {
          Closure(member: $0, path: file.path, room: room)
        }
      }
    }
    let places = Dictionary(grouping: found.indices) { found[$0].member.name }
    let values = ValueTypes(readers.joined().flatMap(\.members))
    for room in files.indices {
      for (file, reader) in zip(files[room], readers[room]) {
        let receivers = values.adding(file.tokens)
        for assignment in Assignment.all(in: file.tokens, reader.typeOfToken) {
          for place in places[assignment.name] ?? [] where found[place].room < room {
            guard !found[place].filledBy.contains(room) else { continue }
            if means(assignment, found[place].member, receivers) {
              found[place].filledBy.append(room)
            }
          }
        }
      }
    }
    return found
  }

  /// Whether an assignment can be to that variable.
  private func means(_ assignment: Assignment, _ member: Member, _ values: ValueTypes) -> Bool {
    guard let type = member.type.map(MemberTable.lastName) else { return assignment.isBare }
    let types: Set<String>
    switch assignment.receiver {
    case .type(let name): types = [MemberTable.lastName(name)]
    case .value(let name): types = values.types(of: name)
    case .unknown: types = []
    case .none: return false
    }
    if types.isEmpty { return values.isOnly(member.name) }
    return types.contains { members.ancestors(of: $0).contains(type) }
  }
}

extension Member {
  /// Whether it is a variable for closures that other files can set.
  fileprivate func isOpenClosure(_ aliases: Set<String>) -> Bool {
    guard let variable, variable.isSettable, !isPrivate else { return false }
    if variable.holdsFunction { return true }
    guard variable.types.count == 1, let only = variable.types.first else { return false }
    return aliases.contains(only) || type.map { aliases.contains("\($0).\(only)") } ?? false
  }
}

/// A place in a file where a variable is assigned.
private struct Assignment {
  enum Receiver {
    /// `Type.name`, `self.name`, or `name` alone in an extension of the type.
    case type(String)
    /// `value.name`.
    case value(String)
    /// What is before the dot is an expression.
    case unknown
    /// A name alone, outside of all types.
    case none
  }

  let name: String
  let receiver: Receiver
  let isBare: Bool

  static func all(in tokens: [Token], _ types: [String?]) -> [Assignment] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == .word, tokens.isAssigned(at: index) else { return nil }
      let isBare = !tokens.follows(".", at: index)
      if isBare, index > 0, ["let", "var"].contains(tokens[index - 1].text) { return nil }
      return Assignment(
        name: tokens[index].text, receiver: receiver(tokens, index, types[index]), isBare: isBare)
    }
  }

  private static func receiver(_ tokens: [Token], _ index: Int, _ type: String?) -> Receiver {
    guard tokens.follows(".", at: index) else { return type.map { .type($0) } ?? .none }
    var before = index - 2
    if before >= 0, tokens[before].isMark("?") || tokens[before].isMark("!") { before -= 1 }
    guard before >= 0, tokens[before].kind == .word, !tokens.follows("$", at: before) else {
      return .unknown
    }
    let text = tokens[before].text
    if text == "self" || text == "Self" { return type.map { .type($0) } ?? .unknown }
    return text.first?.isUppercase == true ? .type(text) : .value(text)
  }
}

/// The types that names of variables are declared with.
private struct ValueTypes {
  private var types: [String: Set<String>] = [:]
  /// How many variables that other files can set have each name.
  private var counts: [String: Int] = [:]

  init(_ members: [Member]) {
    for member in members {
      guard let variable = member.variable else { continue }
      types[member.name, default: []].formUnion(variable.types)
      if variable.isSettable, !member.isPrivate { counts[member.name, default: 0] += 1 }
    }
  }

  func types(of name: String) -> Set<String> { types[name] ?? [] }

  func isOnly(_ name: String) -> Bool { counts[name] == 1 }

  /// These, where locals and parameters of a file come before variables of the same name elsewhere.
  func adding(_ tokens: [Token]) -> ValueTypes {
    var (copy, own) = (self, [String: Set<String>]())
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let isLocal =
        index > 0 && (tokens[index - 1].isWord("let") || tokens[index - 1].isWord("var"))
      guard isLocal || index + 1 < tokens.count && tokens[index + 1].isMark(":") else { continue }
      own[token.text, default: []].formUnion(tokens.declaredType(at: index - 1).types)
    }
    copy.types.merge(own.filter { !$0.value.isEmpty }) { $1 }
    return copy
  }
}

extension [Token] {
  /// Whether the variable at `index` is assigned, or gets a further element.
  fileprivate func isAssigned(at index: Int) -> Bool {
    guard index + 2 < count else { return false }
    let (next, after) = (self[index + 1], self[index + 2])
    if next.isMark("=") { return !after.isMark("=") }
    if next.isMark("+") { return after.isMark("=") }
    return next.isMark(".") && (after.isWord("append") || after.isWord("insert"))
  }
}
