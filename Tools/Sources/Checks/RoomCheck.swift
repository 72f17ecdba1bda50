package import Foundation

/// Finds dependencies that point the wrong way: names of later rooms, and forbidden words and imports; and what hides
/// such dependencies.
///
/// It compares names and resolves no types: a type counts as used where its name is a separate word, not after a dot
/// (unless that is the module's), and not where the file has a nested type or generic parameter of that name.
package struct RoomCheck {
  let table: RoomTable
  /// Each room's files, in the table's order.
  let files: [[SourceFile]]
  /// What each file declares.
  let readers: [[MemberReader]]
  let members: MemberTable
  /// The types of all files and their extensions, room by room.
  let types: [RoomType]

  /// A type or an extension, with the file it is in and that file's room as an index into the table.
  struct RoomType {
    let header: TypeHeader
    let path: String
    let room: Int
  }

  let names: [[Names]]
  /// The rooms that declare a type of this name, as indices into the table.
  let owners: [String: [Int]]

  package init(table: RoomTable, files: [SourceFile]) {
    let rooms = table.rooms.map { room in files.filter { $0.path.hasPrefix(room.path + "/") } }
    let names = rooms.map { $0.map { Names(of: $0.tokens) } }
    var owners: [String: [Int]] = [:]
    for (room, names) in names.enumerated() {
      for name in names.flatMap(\.types) { owners[name, default: []].append(room) }
    }
    let readers = rooms.map { $0.map { MemberReader($0.tokens) } }
    var members = MemberTable(table: table)
    for room in rooms.indices {
      for (file, reader) in zip(rooms[room], readers[room]) {
        members.add(reader, of: file.path, in: room)
      }
    }
    (self.table, self.files, self.names, self.owners) = (table, rooms, names, owners)
    (self.readers, self.members) = (readers, members)
    types = rooms.indices.flatMap { room in
      zip(rooms[room], readers[room]).flatMap { file, reader in
        reader.types.map { RoomType(header: $0, path: file.path, room: room) }
      }
    }
  }

  /// Reads the table and the sources of the repository at `root`.
  package init(root: URL) throws {
    self.init(
      table: try RoomTable.read(root.appending(path: RoomTable.file)),
      files: try SourceFile.all(below: "Sources", in: root))
  }

  /// Reads the table and the sources of the repository at `root` and checks them.
  package static func findings(in root: URL) throws -> [Finding] {
    let table = try RoomTable.read(root.appending(path: RoomTable.file))
    let files = try SourceFile.all(below: "Sources", in: root)
    return RoomCheck(table: table, files: files).findings() + homeless(files, table)
  }

  /// Files of `Sources` that are in no room.
  package static func homeless(_ files: [SourceFile], _ table: RoomTable) -> [Finding] {
    files.filter { file in !table.rooms.contains { file.path.hasPrefix($0.path + "/") } }
      .map { Finding(path: $0.path, line: 1, message: "belongs to no room of \(RoomTable.file)") }
  }

  /// The findings, in the order of rooms, files and lines.
  package func findings() -> [Finding] {
    table.rooms.indices.flatMap { room in
      tooManyFiles(room)
        + files[room].indices.flatMap { file in
          badImports(room, file) + badNames(room, file) + upwardMembers(room, file)
        }
    } + circles() + doors() + oneConformer() + mutableGlobals() + seams()
  }

  private func tooManyFiles(_ room: Int) -> [Finding] {
    guard let most = table.rooms[room].mostFiles, files[room].count > most else { return [] }
    let message =
      "room \(table.rooms[room].name) has \(files[room].count) files; the limit is \(most)"
    return [Finding(path: files[room][most].path, line: 1, message: message)]
  }

  private func badImports(_ room: Int, _ file: Int) -> [Finding] {
    let row = table.rooms[room]
    return names[room][file].imports
      .filter { row.neverImports.contains($0.module) || table.neverImported.contains($0.module) }
      .map {
        Finding(
          path: files[room][file].path, line: $0.line,
          message: "room \(row.name) must never import \($0.module)")
      }
  }

  private func badNames(_ room: Int, _ file: Int) -> [Finding] {
    let row = table.rooms[room]
    let tokens = files[room][file].tokens
    let inViewExtension = viewExtensions(tokens)
    var findings: [Finding] = []
    for (index, token) in tokens.enumerated() where token.kind == .word {
      guard stands(tokens, index, in: row) else { continue }
      if row.neverNames.contains(token.text) {
        let message = "room \(row.name) must never name \(token.text)"
        findings.append(Finding(path: files[room][file].path, line: token.line, message: message))
      }
      guard let owner = lowerOwner(of: token.text, than: room) else { continue }
      guard !names[room][file].hiding.contains(token.text) else { continue }
      if inViewExtension.contains(index), table.inViewExtensions.contains(token.text) { continue }
      let message = "room \(row.name) uses \(token.text) of room \(table.rooms[owner].name)"
      findings.append(Finding(path: files[room][file].path, line: token.line, message: message))
    }
    return findings
  }

  /// Whether this word is a name by itself: not a member, unless a member of its own module, and no argument label.
  func stands(_ tokens: [Token], _ index: Int, in row: RoomTable.Room) -> Bool {
    guard tokens.follows(".", at: index) else { return true }
    return index > 1 && row.module.hasSuffix("/" + tokens[index - 2].text)
  }

  /// The later room of the same module that alone declares the name; nil if there is none.
  private func lowerOwner(of name: String, than room: Int) -> Int? {
    guard let all = owners[name] else { return nil }
    let near = all.filter { table.rooms[$0].module == table.rooms[room].module }
    guard let first = near.min(), first > room else { return nil }
    return first
  }

  /// The tokens of every `extension View`, its first line included.
  func viewExtensions(_ tokens: [Token]) -> IndexSet {
    var all = IndexSet()
    var index = 0
    while index + 1 < tokens.count {
      if tokens[index].isWord("extension"), tokens[index + 1].isWord("View") {
        let end = endOfBraces(tokens, from: index)
        all.insert(integersIn: index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return all
  }

  /// One past the brace that closes the first one at or after `start`.
  private func endOfBraces(_ tokens: [Token], from start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].isMark("{") { depth += 1 }
      if tokens[index].isMark("}") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return tokens.count
  }
}
