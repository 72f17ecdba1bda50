import ArgumentParser
import Foundation

/// `waggle sdk`: what is installed, and its removal.
struct SDKCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sdk",
      abstract: "Shows, links or removes the installed SDK.",
      discussion: """
        Example:

          waggle sdk                 its version, its place and its compiler
          waggle sdk link            makes one that is installed for all users known to Swift
          waggle sdk remove          says what would be removed
          waggle sdk remove --yes    removes it
        """,
      subcommands: [Info.self, Link.self, Remove.self], defaultSubcommand: Info.self)
  }

  /// `waggle sdk info`.
  struct Info: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Shows the version, the place and the compiler.",
        discussion: "Example:\n\n  waggle sdk info --json")
    }

    @Flag(help: "Write it as JSON.")
    var json = false

    func run() throws {
      let sdk = try Installation.find()
      let stamp = try sdk.stamp()
      if json { return try Console.printJSON(SDKRecord(home: sdk.home.path, stamp: stamp)) }
      Console.print("Waggle \(stamp.waggle)")
      Console.print("place     \(sdk.home.path)")
      Console.print("compiler  \(stamp.compiler)")
      Console.print("target    \(stamp.target), \(stamp.system)")
      let store = SDKStore.ofUser(ProcessInfo.processInfo.environment)
      for other in store.others(than: sdk) { Console.print("beside    \(other)") }
      if let problem = stamp.problem(with: try Compiler.find()) ?? sdk.absenceProblem
        ?? sdk.placeProblem
      {
        throw problem
      }
    }
  }

  /// `waggle sdk link`.
  struct Link: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Makes an SDK that is installed for all users known to Swift, for this user.",
        discussion: "Example:\n\n  waggle sdk link\n  swift build --swift-sdk waggle")
    }

    func run() throws {
      let sdk = try Installation.find()
      let link = try SDKLink(sdk, in: .ofUser(ProcessInfo.processInfo.environment))
      try link.make()
      for other in link.replaced where other != link.place { Console.print("removed \(other)") }
      Console.print("\(link.place) leads to \(link.bundle)")
    }
  }

  /// `waggle sdk remove`.
  struct Remove: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Removes the SDK, the links to it and the cache of programs.",
        discussion: "Example:\n\n  waggle sdk remove --yes")
    }

    @Flag(help: "Remove it; without this flag it is only said what would be removed.")
    var yes = false

    func run() throws {
      let sdk = try Installation.find()
      let variables = ProcessInfo.processInfo.environment
      let removal = SDKRemoval(sdk, environment: variables, in: .ofUser(variables))
      guard yes else {
        Console.print("These would be removed:")
        removal.places.forEach { Console.print("  \($0)") }
        Console.print("To remove them: waggle sdk remove --yes")
        return
      }
      try removal.run()
      removal.places.forEach { Console.print("removed \($0)") }
    }
  }
}

/// The installed SDK, for other programs.
private struct SDKRecord: Encodable {
  let home: String
  let stamp: Stamp
}
