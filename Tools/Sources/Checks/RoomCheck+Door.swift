/// What a module uses of another that the other shares by `package` and not with programs. The table lists it by
/// subject, so that it is seen to grow; what is no longer used must leave the list.
///
/// Names are types, functions and the members of types that programs can name. Members of a `package` type come with the
/// type. A name that the module declares too, or that is also `public`, is not looked for.
extension RoomCheck {
  func doors() -> [Finding] { table.doors.flatMap(findings) }

  private func findings(_ door: RoomTable.Door) -> [Finding] {
    let uses = uses(through: door)
    let listed = Set(door.names.values.joined())
    let unlisted = uses.filter { !listed.contains($0.key) }.map { name, place in
      Finding(
        path: place.path, line: place.line,
        message: "uses \(name) of \(door.to), which doors of \(RoomTable.file) does not list")
    }
    let unused = listed.subtracting(uses.keys).sorted().map {
      Finding(
        path: RoomTable.file, line: 1,
        message: "doors lists \($0), which \(door.from) does not use: remove it")
    }
    return unlisted.sorted { ($0.path, $0.line) < ($1.path, $1.line) } + unused + size(door)
  }

  private func size(_ door: RoomTable.Door) -> [Finding] {
    let count = door.names.values.map(\.count).reduce(0, +)
    guard count != door.most else { return [] }
    let message =
      count > door.most
      ? "the door from \(door.from) to \(door.to) has \(count) names; the limit is \(door.most)"
      : "the door from \(door.from) to \(door.to) has \(count) names: lower its limit"
    return [Finding(path: RoomTable.file, line: 1, message: message)]
  }

  /// The names that are used, each with the first place.
  func uses(through door: RoomTable.Door) -> [String: (path: String, line: Int)] {
    let (inner, outer) = (rooms(of: door.to), rooms(of: door.from))
    let declared = types.filter { $0.header.keyword != "extension" }
    let shared = Set(
      declared.filter { inner.contains($0.room) && $0.header.isPackage }.map(\.header.name))
    let own = Set(declared.filter { outer.contains($0.room) }.map(\.header.name))
    var found: [String: (path: String, line: Int)] = [:]
    for room in outer {
      for file in files[room].indices {
        let path = files[room][file].path
        for token in typeUses(room, file)
        where shared.contains(token.text) && !own.contains(token.text) {
          found[token.text] = found[token.text] ?? (path, token.line)
        }
        for use in MemberUse.all(in: files[room][file].tokens, readers[room][file].typeOfToken) {
          guard let name = packageMember(use, inner, outer, shared) else { continue }
          found[name] = found[name] ?? (path, use.line)
        }
      }
    }
    return found
  }

  private func rooms(of module: String) -> Set<Int> {
    Set(table.rooms.indices.filter { table.rooms[$0].module == module })
  }

  /// The words that stand for types.
  private func typeUses(_ room: Int, _ file: Int) -> [Token] {
    let tokens = files[room][file].tokens
    return tokens.indices.filter {
      tokens[$0].kind == .word && stands(tokens, $0, in: table.rooms[room])
        && !names[room][file].hiding.contains(tokens[$0].text)
    }
    .map { tokens[$0] }
  }

  /// The name of the member of `inner` that a use means, if all that it can mean is `package`.
  private func packageMember(
    _ use: MemberUse, _ inner: Set<Int>, _ outer: Set<Int>, _ shared: Set<String>
  ) -> String? {
    let found = member(use) { isMeant in
      members.packageMember(use.name, use.labels, inner, outer, where: isMeant)
    }?.member
    guard let found, use.name != "init" else { return nil }
    if let type = found.type, shared.contains(String(type.prefix { $0 != "." })) { return nil }
    return found.fullName
  }
}
