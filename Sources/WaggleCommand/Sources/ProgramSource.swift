package import Foundation

/// Files that are one program: how it starts, and how it is compiled.
package struct ProgramSource: Equatable {
  /// How a program starts.
  package enum Entry: Equatable {
    /// A type with `@main`, or a delegate with `@UIApplicationMain`.
    case type
    /// Statements at the top level of the only file, or of `main.swift`.
    case statements
    /// Nothing but previews: a program that shows them is made.
    case previews
  }

  package struct File: Equatable {
    package let url: URL
    package let text: String

    package init(url: URL, text: String) { (self.url, self.text) = (url, text) }
  }

  package let files: [File]
  package let entry: Entry
  package let module: String

  /// - Parameter hasStatements: Whether one of the files has statements at its top level; asked only where no file has
  ///   `@main`.
  package init(_ files: [File], hasStatements: () throws -> Bool) throws {
    self.files = files
    let texts = files.map { SourceText($0.text) }
    entry = try Self.entry(files, texts, hasStatements)
    module = ModuleName.make(
      from: files[0].url.deletingPathExtension().lastPathComponent, suffix: "File")
  }

  private static func entry(
    _ files: [File], _ texts: [SourceText], _ hasStatements: () throws -> Bool
  ) throws -> Entry {
    if texts.contains(where: \.hasMainType) { return .type }
    if files.contains(where: { $0.url.lastPathComponent == "main.swift" }) { return .statements }
    if try hasStatements() { return .statements }
    if texts.contains(where: { $0.contains("#Preview") || $0.contains("PreviewProvider") }) {
      return .previews
    }
    let names = files.map(\.url.lastPathComponent).joined(separator: ", ")
    throw Problem(
      "There is nothing to run in \(names): no @main, no preview, no statement at the top level.",
      cure: "Add one of them, such as #Preview { MyView() }, or name the file that has it too.")
  }

  /// The program that shows the previews of files that have nothing else to run.
  package var previewProgram: String {
    """
    import SwiftUI

    @main struct \(programType): App {
      var body: some Scene {
        WindowGroup { Text("\(module)") }
      }
    }

    """
  }

  /// A name that no file has already.
  private var programType: String {
    var name = "\(module)Previews"
    while files.contains(where: { $0.text.contains(name) }) { name += "_" }
    return name
  }

  /// The options of the compiler besides those of the SDK.
  package func options(swiftVersion: String, isOptimized: Bool = false) -> [String] {
    var options = ["-swift-version", swiftVersion, "-module-name", module]
    options.append(isOptimized ? "-O" : "-Onone")
    if entry != .statements || files.count > 1 && !hasMainFile {
      options.append("-parse-as-library")
    }
    return options
  }

  private var hasMainFile: Bool { files.contains { $0.url.lastPathComponent == "main.swift" } }
}

extension ProgramSource.Entry {
  /// The flags of the program. Where there is nothing to show but previews and none is chosen, a picture and a report are of
  /// the only one, and anything else is about all.
  ///
  /// - Parameter previews: The program's previews, asked only where one must be found.
  package func arguments(_ given: [String], previews: () throws -> PreviewList) throws -> [String] {
    func has(_ flags: String...) -> Bool {
      given.contains { word in flags.contains { word == $0 || word.hasPrefix("\($0)=") } }
    }
    guard self == .previews, !has("--previews", "--preview", "--help") else { return given }
    guard has("--png", "--svg", "--preferences") else { return ["--previews"] + given }
    return ["--preview", try previews().only] + given
  }
}
