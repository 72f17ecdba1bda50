/// The members that the rooms declare, and who can use which.
struct MemberTable {
  /// A member, with the file that declares it and that file's room as an index into the table of rooms.
  struct Entry {
    let room: Int
    let path: String
    let member: Member
  }

  private let table: RoomTable
  private var entries: [String: [Entry]] = [:]
  /// What each type inherits, by its own name without those of the types around it.
  private var inherits: [String: Set<String>] = [:]
  /// The first room that declares each type, by its name and by its own name without those of the types around it.
  private var owners: [String: Int] = [:]
  /// The files that declare each type, by the same names.
  private var paths: [String: Set<String>] = [:]

  init(table: RoomTable) { self.table = table }

  mutating func add(_ reader: MemberReader, of path: String, in room: Int) {
    for member in reader.members {
      entries[member.name, default: []].append(Entry(room: room, path: path, member: member))
    }
    for type in reader.types {
      let name = Self.lastName(type.name)
      inherits[name, default: []].formUnion(type.inherits)
      if type.keyword == "extension" { continue }
      for name in [name, type.name] {
        owners[name] = min(owners[name] ?? room, room)
        paths[name, default: []].insert(path)
      }
    }
  }

  /// What a use in that file must mean, if it means anything in these sources: a member that only later rooms declare.
  ///
  /// Nil where a room that it may use declares such a member too, or where no room declares it. `isMeant` leaves out
  /// the members of types that the use cannot mean.
  func laterMember(
    _ name: String, _ labels: [String]?, from room: Int, _ path: String,
    where isMeant: (Member) -> Bool
  ) -> Entry? {
    let fitting = fitting(name, labels, path, where: isMeant)
    if fitting.contains(where: { $0.room <= room }) { return nil }
    return fitting.first {
      table.rooms[$0.room].module == table.rooms[room].module && isReachable($0)
    }
  }

  /// What a use in that file must mean, if it means anything in these sources: a member that one other folder of its
  /// room alone declares. Nil where its own folder or an earlier room declares such a member too.
  func memberOfFolder(
    _ name: String, _ labels: [String]?, from room: Int, _ path: String,
    where isMeant: (Member) -> Bool, folder: (String) -> String
  ) -> Entry? {
    let fitting = fitting(name, labels, path, where: isMeant)
    if fitting.contains(where: { $0.room < room }) { return nil }
    let near = fitting.filter { $0.room == room }
    guard let first = near.first, Set(near.map { folder($0.path) }).count == 1,
      folder(first.path) != folder(path)
    else { return nil }
    return near.first { isOfOtherFolder($0, folder) }
  }

  /// A `package` member of the rooms `inner` that a use in the rooms `outer` must mean: none of these declares one too, and
  /// in the others all that fit are `package`.
  func packageMember(
    _ name: String, _ labels: [String]?, _ inner: Set<Int>, _ outer: Set<Int>,
    where isMeant: (Member) -> Bool
  ) -> Entry? {
    let fitting = fitting(name, labels, "", where: isMeant)
    if fitting.contains(where: { outer.contains($0.room) }) { return nil }
    let meant = fitting.filter { inner.contains($0.room) }
    return meant.allSatisfy(\.member.isPackage) ? meant.first : nil
  }

  /// Whether code that names no type of the member's folder can have a value with this member.
  private func isOfOtherFolder(_ entry: Entry, _ folder: (String) -> String) -> Bool {
    guard let type = entry.member.type else { return true }
    guard entry.member.isInExtension else { return false }
    let outermost = String(type.prefix { $0 != "." })
    guard let paths = paths[type] ?? paths[outermost] else { return true }
    return !paths.contains { folder($0) == folder(entry.path) }
  }

  private func fitting(
    _ name: String, _ labels: [String]?, _ path: String, where isMeant: (Member) -> Bool
  ) -> [Entry] {
    (entries[name] ?? []).filter {
      $0.member.accepts(labels) && (!$0.member.isPrivate || $0.path == path) && isMeant($0.member)
    }
  }

  /// Whether code that names no type of that room can have a value with this member: one that extends another's type.
  private func isReachable(_ entry: Entry) -> Bool {
    guard let type = entry.member.type else { return true }
    guard entry.member.isInExtension else { return false }
    let outermost = String(type.prefix { $0 != "." })
    guard let owner = owners[type] ?? owners[outermost] else { return true }
    return owner < entry.room
  }

  /// Whether an initialiser of that type with these labels can be another than those it accepts: a memberwise one,
  /// one of an enum with raw values, or any of a type of the standard library.
  func mayHaveOtherInitializer(_ type: String, _ labels: [String]) -> Bool {
    if owners[type] == nil { return labels.allSatisfy { $0 == "_" } }
    return labels == ["rawValue"]
      || !labels.isEmpty
        && labels.allSatisfy { label in
          (entries[label] ?? []).contains {
            $0.member.labels == nil && $0.member.type.map(Self.lastName) == type
          }
        }
  }

  func declaresType(_ name: String) -> Bool { owners[name] != nil }

  /// The type, the types around it, and all that they inherit, by their last names.
  func ancestors(of type: String) -> Set<String> {
    var found: Set<String> = []
    var rest = type.split(separator: ".").map(String.init)
    while let next = rest.popLast() {
      if found.insert(next).inserted { rest += inherits[next] ?? [] }
    }
    return found
  }

  static func lastName(_ type: String) -> String {
    type.split(separator: ".").last.map(String.init) ?? type
  }
}
