import Foundation

/// The line that says where a program has a branch for phones which is not built on Linux.
package enum PhoneNote {
  /// The variable that silences the line with the value 0.
  package static let variable = "WAGGLE_PHONE_NOTE"

  /// The first of those places, and how many there are; nil where there is none.
  package static func text(
    files: [(name: String, source: String)], canImport: @escaping (String) -> Bool
  ) -> String? {
    let places = files.filter { $0.source.contains("os(iOS)") }.flatMap { file in
      ConditionalPart.leavingOutPhones(in: SourceText(file.source), file: file.name, canImport)
    }
    guard let first = places.first else { return nil }
    let rest = places.count == 1 ? "" : ", as are \(places.count - 1) more"
    return """
      \(first.file):\(first.line): the branch for phones (#if \(first.condition)) is left out on Linux\(rest). \
      waggle check lists them; \(variable)=0 silences this line.
      """
  }

  /// Writes the line to standard error, unless the variable silences it.
  static func write(
    _ files: [URL], in folder: URL, _ sdk: Installation, _ compiler: Compiler,
    modules: [String] = []
  ) {
    guard ProcessInfo.processInfo.environment[variable] != "0" else { return }
    let sources = files.map { file in
      let data = FileManager.default.contents(atPath: file.path) ?? Data()
      return (
        name: PackageCheck.relative(file.path, to: folder),
        source: String(decoding: data, as: UTF8.self)
      )
    }
    let note = text(files: sources) { modules.contains($0) || sdk.has(module: $0, compiler) }
    note.map(Console.note)
  }
}

extension PackageDescription {
  /// Writes the line for the targets that programs are made of.
  func writePhoneNote(_ sdk: Installation, _ compiler: Compiler) {
    let root = URL(fileURLWithPath: path)
    let files = targets.filter { $0.moduleType == "SwiftTarget" && $0.type != "test" }.flatMap {
      target in
      target.sources.map { root.appending(path: target.path).appending(path: $0) }
    }
    PhoneNote.write(files, in: root, sdk, compiler, modules: targets.map(\.c99name))
  }
}

extension ConditionalPart {
  /// The conditions of a file of which a phone builds another part than Linux does, and that do not name Linux.
  package static func leavingOutPhones(
    in text: SourceText, file: String, _ canImport: @escaping (String) -> Bool
  ) -> [ConditionalPart] {
    var phone = Condition(canImport: canImport)
    phone.system = "iOS"
    let here = all(in: text, file: file, Condition(canImport: canImport))
    let there = Dictionary(
      all(in: text, file: file, phone).map { ($0.line, $0.builds) }, uniquingKeysWith: { $1 })
    return here.filter { part in
      guard let builds = there[part.line] ?? nil, builds != part.builds else { return false }
      return ![part.condition, part.builds ?? ""].contains { $0.contains("Linux") }
    }
  }
}
