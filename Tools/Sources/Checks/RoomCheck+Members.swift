extension RoomCheck {
  /// Members of later rooms that a file uses: those that a later room declares in an extension of a type which the
  /// file may name, and functions and variables of the module.
  ///
  /// A member counts as used where its name follows a dot, or is used alone inside a type that has it, and where the
  /// labels fit. Not where a room that the file may use declares such a member too, for any type: types of
  /// expressions are not known here.
  func upwardMembers(_ room: Int, _ file: Int) -> [Finding] {
    let path = files[room][file].path
    let uses = MemberUse.all(in: files[room][file].tokens, readers[room][file].typeOfToken)
    return uses.compactMap { use in
      guard let entry = laterMember(use, room, path) else { return nil }
      let message =
        "room \(table.rooms[room].name) uses \(entry.member.fullName) of room "
        + "\(table.rooms[entry.room].name), declared in \(entry.path):\(entry.member.line)"
      return Finding(path: path, line: use.line, message: message)
    }
  }

  private func laterMember(_ use: MemberUse, _ room: Int, _ path: String) -> MemberTable.Entry? {
    member(use) { members.laterMember(use.name, use.labels, from: room, path, where: $0) }
  }

  /// What `find` finds among the members that the use can mean.
  func member(_ use: MemberUse, _ find: (_ isMeant: (Member) -> Bool) -> MemberTable.Entry?)
    -> MemberTable.Entry?
  {
    let (types, isOfModule) = types(of: use)
    return find { member in
      guard let type = member.type else { return isOfModule }
      return types?.contains(MemberTable.lastName(type)) ?? true
    }
  }

  /// The types whose members a use can mean, nil for any; and whether it can mean a name of the module.
  private func types(of use: MemberUse) -> (types: Set<String>?, isOfModule: Bool) {
    switch use.kind {
    case .member(let type?) where members.declaresType(MemberTable.lastName(type)):
      (members.ancestors(of: type), false)
    case .member: (nil, false)
    case .bare: (use.type.map(members.ancestors) ?? [], true)
    case .initializer(let type):
      (members.mayHaveOtherInitializer(type, use.labels ?? []) ? [] : [type], false)
    }
  }
}
