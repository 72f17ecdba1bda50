/// Finds what hides a dependency on a later room: a protocol whose only conformer is in a later room, and a mutable
/// global, through which rooms can pass anything. Each is allowed with a reason in the table.
extension RoomCheck {
  /// Protocols with exactly one conformer in these files, in a later room. Public ones are left out: users conform.
  func oneConformer() -> [Finding] {
    let protocols = types.filter { $0.header.keyword == "protocol" && !$0.header.isPublic }
    let found = protocols.compactMap { type -> (name: String, finding: Finding)? in
      let conformers = conformers(of: type.header.name)
      guard conformers.count == 1, let only = conformers.first, only.room > type.room else {
        return nil
      }
      let message =
        "only \(only.header.name) of room \(table.rooms[only.room].name) conforms to protocol "
        + "\(type.header.name): use the type, a closure or a value, or give a reason in "
        + "oneConformer of \(RoomTable.file)"
      return (
        type.header.name, Finding(path: type.path, line: type.header.line, message: message)
      )
    }
    return allow(found, table.oneConformer, "oneConformer")
  }

  /// Types that conform, also by a protocol that refines this one. One with several extensions counts once.
  private func conformers(of name: String) -> [RoomType] {
    var found: [String: RoomType] = [:]
    var (rest, seen) = ([name], Set([name]))
    while let next = rest.popLast() {
      for type in types where type.header.inherits.contains(next) {
        if type.header.keyword == "protocol" {
          if seen.insert(type.header.name).inserted { rest.append(type.header.name) }
        } else if found[type.header.name] == nil {
          found[type.header.name] = type
        }
      }
    }
    return Array(found.values)
  }

  /// Static and global variables with storage.
  func mutableGlobals() -> [Finding] {
    let found = table.rooms.indices.flatMap { room in
      zip(files[room], readers[room]).flatMap { file, reader in
        reader.members.filter(\.isMutableGlobal).map { member in
          let message =
            "\(member.fullName) is mutable and global: pass it, or give a reason in "
            + "mutableGlobals of \(RoomTable.file)"
          return (
            name: member.fullName,
            finding: Finding(path: file.path, line: member.line, message: message)
          )
        }
      }
    }
    return allow(found, table.mutableGlobals, "mutableGlobals")
  }

  /// Leaves out what `reasons` allows; adds entries that allow nothing, or that have no sentence.
  private func allow(
    _ found: [(name: String, finding: Finding)], _ reasons: [String: String], _ list: String
  ) -> [Finding] {
    let names = Set(found.map(\.name))
    return found.filter { reasons[$0.name] == nil }.map(\.finding)
      + reasons.sorted { $0.key < $1.key }.compactMap { name, reason in
        let message =
          !names.contains(name)
          ? "\(list) allows \(name), which is not found: remove it"
          : reason.split(separator: " ").count < 4 ? "\(list) gives no reason for \(name)" : nil
        return message.map { Finding(path: RoomTable.file, line: 1, message: $0) }
      }
  }
}
