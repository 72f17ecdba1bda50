import ArgumentParser
import Foundation

/// The previews of a program, as `--previews --list` prints them.
package struct PreviewList: Equatable {
  /// The name and the place of each, such as `Hive.swift:12`.
  package let items: [Item]

  package struct Item: Equatable {
    package let name: String
    package let place: String

    package init(name: String, place: String) { (self.name, self.place) = (name, place) }
  }

  /// Reads the table: name, place and module, with at least two spaces between them.
  package init(table: String) {
    items = table.split(separator: "\n").compactMap { line in
      let columns = line.split(separator: /\s{2,}/).map(String.init)
      return columns.count < 2 ? nil : Item(name: columns[0], place: columns[1])
    }
  }

  init(of program: URL) throws {
    let outcome = try Child(program.path, ["--previews", "--list"]).capture()
    guard outcome.status == 0 else {
      throw Problem("The previews cannot be listed: \(outcome.errors)", cure: "")
    }
    self.init(table: outcome.output)
  }

  /// The place of the only preview.
  package var only: String {
    get throws {
      guard items.count == 1 else {
        throw ValidationError(
          "There are \(items.count) previews, and a picture has one: --preview \(names)")
      }
      return items[0].place
    }
  }

  private var names: String {
    items.map { ShellWord.quoted($0.name) }.joined(separator: ", or --preview ")
  }
}
