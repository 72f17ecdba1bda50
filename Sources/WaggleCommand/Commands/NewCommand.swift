import ArgumentParser
import Foundation

/// `waggle new`: makes a package.
struct NewCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "new",
      abstract: "Makes a package with a view, a preview and a test.",
      discussion: """
        Example:

          waggle new Meadow                    a program with a window
          waggle new "Bee Views" --kind library
          waggle new Cards --kind pictures     a program that draws PNG files

        The folder may have any name; the module's name is made from it. `waggle run` and \
        `waggle test` work at once. An app or a library builds in Xcode as well: only its tests name Waggle.
        """)
  }

  @Argument(help: "The folder to make; . for the current one, if it is empty.")
  var name: String

  @Option(help: "What it is for.")
  var kind: PackageKind = .app

  func run() throws {
    let place = try NewPackage(path: name)
    let template = PackageTemplate(folder: place.name, kind: kind)
    try place.write(template)
    template.files.forEach { Console.print($0.path) }
    Console.print("\nThe module is \(template.module). Next:\n\n" + next(place))
    noteProblem()
  }

  private func next(_ place: NewPackage) -> String {
    let steps = ["waggle run", "waggle test"]
    let change = name == "." ? [] : ["cd \(ShellWord.quoted(name))"]
    return (change + steps).map { "  \($0)" }.joined(separator: "\n")
  }

  /// The package is whole without an SDK; what is missing to build it should be known all the same.
  private func noteProblem() {
    do { _ = try Installation.require() } catch { Console.note("\(error)") }
  }
}
