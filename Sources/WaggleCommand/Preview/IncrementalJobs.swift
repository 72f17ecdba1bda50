import Foundation

/// The programs that make a library of a module with the objects that SwiftPM keeps of its files: only those files are compiled that a
/// save concerns, as the compiler's driver finds out.
///
/// All objects have the module's name. In the library the module is called otherwise all the same, as newer code has to be: the
/// description of a module, which each object brings, is taken from the first, which has nothing but that.
package struct IncrementalJobs: Equatable {
  /// The words that SwiftPM starts the driver with, but for one: the answers of the driver are texts for people.
  package let driver: [String]
  package let module: String
  /// The paths of the objects of all files, in the order of the files.
  package let objects: [String]
  /// The path of the assembler.
  private let assembler: String

  /// Reads how SwiftPM compiles a module; nil where it has not compiled all files, each to an object.
  package init?(module: String, words: [String], sources: [String], compiler: String) {
    guard let index = words.firstIndex(of: "-output-file-map"), index + 1 < words.count,
      words.contains("-incremental"), sources.count > 1,
      let data = FileManager.default.contents(atPath: words[index + 1]),
      let map = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    else { return nil }
    let objects = sources.compactMap { map[$0]?["object"] }
    let folder = (compiler as NSString).deletingLastPathComponent
    // Names with letters that are not ASCII, or with one part twice, are written otherwise in symbols.
    let symbol = Data(Self.symbol(of: module).utf8)
    guard objects.count == sources.count,
      objects.contains(where: {
        FileManager.default.contents(atPath: $0)?.range(of: symbol) != nil
      })
    else { return nil }
    (self.module, self.objects) = (module, objects)
    driver = words.filter { $0 != "-parseable-output" }
    assembler = folder + "/clang"
  }

  /// The programs, which are run one after the other.
  ///
  /// - Parameters:
  ///   - output: what the module is called in the library, and the library's path.
  ///   - jobs: how the module is linked where all its files are compiled together.
  ///   - folder: that in which SwiftPM starts the driver: from another it would compile all files.
  func children(
    _ output: CompilerJobs.Output, _ jobs: CompilerJobs, in folder: URL
  ) throws -> [Child]? {
    guard FileManager.default.isExecutableFile(atPath: assembler) else { return nil }
    let source = output.object + ".s"
    let text = Self.description(of: module, named: output.module)
    try Data(text.utf8).write(to: URL(fileURLWithPath: source))
    var compile = Child(words: driver)
    compile.folder = folder
    let extract = jobs.compiling(output)[1] + objects
    return [
      compile, Child(assembler, ["-c", source, "-o", output.object]),
      Child(words: extract), Child(words: jobs.linking(output, files: objects)),
    ]
  }

  /// The symbol of a module's description.
  private static func symbol(of module: String) -> String { "$s\(module.utf8.count)\(module)MXM" }

  /// The description of a module in the assembler's language: no flags, nothing around it, and the distance to its name.
  package static func description(of module: String, named name: String) -> String {
    let symbol = "\"\(symbol(of: module))\""
    return """
        .section .rodata,"a",@progbits
        .p2align 2
        .hidden \(symbol)
        .globl \(symbol)
      \(symbol):
        .long 0
        .long 0
        .long .Lname - .
      .Lname:
        .asciz "\(name)"

      """
  }
}
