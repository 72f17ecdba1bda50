import ArgumentParser
import Foundation

extension BundlePlan.Fonts: ExpressibleByArgument {}

/// `waggle bundle`: makes a folder with a program that runs on a bare machine.
struct BundleCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "bundle",
      abstract: "Puts a program and all that it needs into a folder and its archive.",
      discussion: """
        Example:

          waggle bundle ../Meadow -o meadow
          meadow/Meadow --port 8080      on this machine or a bare Debian

        The folder has the release program, its shared libraries in lib, its resources, and fonts and symbols in share; \
        nothing needs to be installed where it runs, and it may be moved. On a desktop with GTK 3 it opens a window. \
        FOLDER.tar.gz is the same.
        """)
  }

  @Argument(help: "The folder of the package.")
  var package = "."

  @Option(help: "The program to bundle, where the package has several.")
  var product: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The folder to make. (default: the program's name, in small letters, with -bundle)",
      valueName: "folder"))
  var output: String?

  @Option(help: "latin (22 MB), all (170 MB: all scripts and emoji) or none.")
  var fonts: BundlePlan.Fonts = .latin

  func run() throws {
    let (sdk, compiler, stamp) = try Installation.require()
    let package = try PackageProgram(path: package, .release)
    let name = try package.folder.describe().program(named: product)
    let bundle = try ProgramBundle(path: output ?? "\(name.lowercased())-bundle")
    let folders = [sdk.libraries, compiler.libraries]
    var needed = try SharedLibraries(of: sdk.allLibraries, folders: folders).found
    needed[sdk.networkingLibrary.lastPathComponent] = sdk.networkingLibrary.path
    let program = try package.build(name, options: BundlePlan.buildOptions(libraries: needed))
    let libraries = try SharedLibraries(of: [program], folders: folders)
    try bundle.write(plan(program, libraries, windows: sdk.windowLibrary), stamp: stamp)
    try finish(bundle, name)
  }

  /// - Parameter windows: what opens windows on a desktop; it needs no library that the program does not, but the desktop's.
  private func plan(_ program: URL, _ libraries: SharedLibraries, windows: URL) throws
    -> BundlePlan
  {
    guard libraries.missing.isEmpty else {
      throw Problem(
        "The program needs \(libraries.missing.joined(separator: ", ")), not there on this machine.",
        cure: "See what is missing: waggle doctor")
    }
    let folder = program.deletingLastPathComponent().path
    let neighbours = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var found = libraries.found
    if FileManager.default.fileExists(atPath: windows.path) {
      found[windows.lastPathComponent] = windows.path
    }
    return BundlePlan(
      program: program, libraries: found, neighbours: neighbours, fonts: fonts
    ) { FileManager.default.fileExists(atPath: $0) }
  }

  private func finish(_ bundle: ProgramBundle, _ name: String) throws {
    Console.note("packing \(bundle.folder.lastPathComponent).tar.gz …")
    let archive = try bundle.pack()
    Console.print("\(bundle.folder.path)/\(name)  (\(Megabytes.text(bundle.bytes)) in all)")
    Console.print("\(archive.path)  (\(Megabytes.text(FolderSize.bytes(ofFile: archive))))")
  }
}
