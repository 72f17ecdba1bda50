/// The folders of a room: their arrows, and the circles among them.
///
/// An arrow is found by a name, as between rooms: a type, or a member in an extension of another folder's type, that
/// one folder alone declares and that neither the own folder nor an earlier room has.
extension RoomCheck {
  /// A use of what another folder of the same room declares.
  package struct FolderArrow: Equatable {
    package let from: String
    package let to: String
    /// What is used, such as `RowMetrics` or `View.inRows`.
    package let name: String
    /// Where it is used first.
    package let path: String
    package let line: Int
  }

  /// The arrows between the folders of a room, each name of a folder once, in the order of files and lines.
  package func folderArrows(_ room: Int) -> [FolderArrow] {
    let folders = files[room].map { folder(of: $0.path, in: room) }
    let owners = folderOwners(room, folders)
    var seen: Set<[String]> = []
    return files[room].indices.flatMap { file in
      typeArrows(room, file, folders[file], owners) + memberArrows(room, file, folders[file])
    }
    .filter { seen.insert([$0.from, $0.to, $0.name]).inserted }
  }

  /// The folder right below the room's own, empty for a file that is in none.
  func folder(of path: String, in room: Int) -> String {
    let rest = path.dropFirst(table.rooms[room].path.count + 1)
    return rest.contains("/") ? String(rest.prefix { $0 != "/" }) : ""
  }

  /// The folders that declare a type of this name.
  private func folderOwners(_ room: Int, _ folders: [String]) -> [String: Set<String>] {
    var owners: [String: Set<String>] = [:]
    for (names, folder) in zip(names[room], folders) {
      for name in names.types { owners[name, default: []].insert(folder) }
    }
    return owners
  }

  private func typeArrows(
    _ room: Int, _ file: Int, _ folder: String, _ owners: [String: Set<String>]
  ) -> [FolderArrow] {
    let (source, names) = (files[room][file], names[room][file])
    let inViewExtension = viewExtensions(source.tokens)
    return source.tokens.indices.compactMap { index in
      let token = source.tokens[index]
      guard token.kind == .word, let all = owners[token.text], all.count == 1,
        let owner = all.first, owner != folder,
        stands(source.tokens, index, in: table.rooms[room]),
        !names.hiding.contains(token.text), !isDeclaredBefore(room, token.text),
        !(inViewExtension.contains(index) && table.inViewExtensions.contains(token.text))
      else { return nil }
      return FolderArrow(
        from: folder, to: owner, name: token.text, path: source.path, line: token.line)
    }
  }

  /// Whether an earlier room of the same module declares a type of this name.
  private func isDeclaredBefore(_ room: Int, _ name: String) -> Bool {
    owners[name]?.contains {
      $0 < room && table.rooms[$0].module == table.rooms[room].module
    } ?? false
  }

  private func memberArrows(_ room: Int, _ file: Int, _ folder: String) -> [FolderArrow] {
    let source = files[room][file]
    return MemberUse.all(in: source.tokens, readers[room][file].typeOfToken).compactMap { use in
      let found = member(use) { meant in
        members.memberOfFolder(use.name, use.labels, from: room, source.path, where: meant) {
          self.folder(of: $0, in: room)
        }
      }
      guard let found else { return nil }
      return FolderArrow(
        from: folder, to: self.folder(of: found.path, in: room), name: found.member.fullName,
        path: source.path, line: use.line)
    }
  }

  /// One finding for each arrow that is part of a circle, with the way back; and files that are in no folder.
  func circles() -> [Finding] {
    table.rooms.indices.filter { table.rooms[$0].noCircles == true }.flatMap { room in
      filesWithoutFolder(room) + circles(room)
    }
  }

  private func filesWithoutFolder(_ room: Int) -> [Finding] {
    files[room].filter { folder(of: $0.path, in: room).isEmpty }.map {
      Finding(
        path: $0.path, line: 1,
        message: "is in no folder of room \(table.rooms[room].name)")
    }
  }

  private func circles(_ room: Int) -> [Finding] {
    let arrows = folderArrows(room)
    var next: [String: Set<String>] = [:]
    for arrow in arrows { next[arrow.from, default: []].insert(arrow.to) }
    return Self.grouped(arrows).compactMap { group in
      guard let first = group.first, let back = Self.path(from: first.to, to: first.from, next)
      else { return nil }
      let names = group.map(\.name).joined(separator: ", ")
      let message =
        "folder \(first.from) of room \(table.rooms[room].name) uses \(names) of \(first.to), "
        + "which needs it: \(back.joined(separator: " → "))"
      return Finding(path: first.path, line: first.line, message: message)
    }
  }

  /// The arrows by their two folders, in the order of the first of each.
  private static func grouped(_ arrows: [FolderArrow]) -> [[FolderArrow]] {
    var groups: [[FolderArrow]] = []
    var place: [[String]: Int] = [:]
    for arrow in arrows {
      if let at = place[[arrow.from, arrow.to]] {
        groups[at].append(arrow)
      } else {
        place[[arrow.from, arrow.to]] = groups.count
        groups.append([arrow])
      }
    }
    return groups
  }

  /// The shortest way along the arrows, both ends included; nil where there is none.
  private static func path(
    from start: String, to end: String, _ next: [String: Set<String>]
  ) -> [String]? {
    var paths = [[start]]
    var seen: Set = [start]
    while !paths.isEmpty {
      let path = paths.removeFirst()
      if path.last == end { return path }
      for folder in (next[path.last ?? ""] ?? []).sorted() where seen.insert(folder).inserted {
        paths.append(path + [folder])
      }
    }
    return nil
  }

  /// The arrows of each room whose folders form no circle, a line for two folders with the names.
  package func arrowLines() -> [String] {
    table.rooms.indices.filter { table.rooms[$0].noCircles == true }.flatMap { room in
      Self.grouped(folderArrows(room)).map { group in
        let names = group.map(\.name).joined(separator: ", ")
        return "\(table.rooms[room].name): \(group[0].from) → \(group[0].to): \(names)"
      }.sorted()
    }
  }
}
