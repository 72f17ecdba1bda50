import Foundation
import Glibc
import Testing
import WaggleCommand

@Suite struct QuietTimeTests {
  @Test func `what was saved is compiled once no file was saved for 10 ms (C586)`() {
    var quiet = QuietTime()
    #expect(quiet.wait(at: 0) == nil)
    quiet.saved(at: 1)
    #expect(quiet.isWaiting)
    #expect(abs((quiet.wait(at: 1) ?? 0) - QuietTime.length) < 1e-9)
    #expect(quiet.wait(at: 2) == 0)
    quiet.taken()
    #expect(!quiet.isWaiting && quiet.wait(at: 3) == nil)
  }

  @Test func `of a hundred saves in a second the last one counts (C586)`() {
    var quiet = QuietTime()
    for save in 0..<100 {
      let time = Double(save) * 0.009
      if save > 0 { #expect(quiet.wait(at: time)! > 0) }
      quiet.saved(at: time)
    }
    #expect(quiet.wait(at: 99 * 0.009 + 0.011) == 0)
  }
}

@Suite struct CompilerOptionsTests {
  private let words = [
    "/usr/bin/swiftc", "-module-name", "Hive", "-emit-module", "-emit-module-path",
    "/b/Hive.swiftmodule",
    "-output-file-map", "/b/map.json", "-parse-as-library", "-incremental", "-c", "@/b/sources",
    "-I", "/b/Modules",
    "-j2", "-DDEBUG", "-g", "-enable-testing", "-swift-version", "5", "-Xcc", "-g", "-package-name",
    "bees", "-jmaximum",
  ]

  @Test func `the options of a module are kept, and those for its own files are not (C586)`() {
    let (options, sources) = CompilerOptions.kept(words)
    #expect(
      options == [
        "-parse-as-library", "-I", "/b/Modules", "-DDEBUG", "-swift-version", "5", "-Xcc", "-g",
        "-package-name", "bees",
        "-jmaximum",
      ])
    #expect(sources == "/b/sources")
  }

  @Test func `the words of a module are those that make it, and not those of another (C586)`()
    throws
  {
    let json = String(decoding: try JSONEncoder().encode(words), as: UTF8.self)
      .replacingOccurrences(of: "\\/", with: "/")
    let manifest =
      "commands:\n    args: [\"swiftc\",\"-module-name\",\"Hive\",\"-o\"]\n    args: \(json)\n"
    #expect(CompilerOptions.arguments(of: "Hive", inManifest: manifest) == words)
    #expect(CompilerOptions.arguments(of: "Hiv", inManifest: manifest) == nil)
    #expect(CompilerOptions.arguments(of: "Hive", inManifest: "") == nil)
  }
}

@Suite struct CompilerJobsTests {
  private let output = CompilerJobs.Output(module: "Preview1", library: "/s/gen1.so")
  private let printed = """
    /bin/swift-frontend -frontend -c -primary-file '/a b/Hive.swift' -module-name Preview1 -o /tmp/X/Hive-1.o
    /bin/swift-autolink-extract /tmp/X/Hive-1.o -o /tmp/X/Preview1-1.autolink
    /bin/clang -shared /tmp/X/Hive-1.o @/tmp/X/Preview1-1.autolink -lWaggle -o /s/gen1.so
    """

  @Test
  func `the programs that the driver would start are started for each module and library (C586)`()
    throws
  {
    let jobs = try #require(CompilerJobs(printed: printed, output: output) { _ in nil })
    let new = CompilerJobs.Output(module: "Preview7", library: "/s/gen7.so")
    #expect(
      jobs.compiling(new, with: ["-I", "/s"]) == [
        [
          "/bin/swift-frontend", "-frontend", "-c", "-primary-file", "/a b/Hive.swift",
          "-module-name", "Preview7", "-o", "/s/gen7-Preview7.o", "-I", "/s",
        ],
        [
          "/bin/swift-autolink-extract", "/s/gen7-Preview7.o", "-o", "/s/gen7-Preview7.autolink",
        ],
      ])
    let other = CompilerJobs.Output(module: "Model7", library: "/s/gen7.so")
    #expect(
      jobs.linking(new, others: [other], files: ["/s/gen6.so"]) == [
        "/bin/clang", "-shared", "/s/gen7-Preview7.o", "@/s/gen7-Preview7.autolink", "-lWaggle",
        "-o", "/s/gen7.so", "/s/gen7-Model7.o", "@/s/gen7-Model7.autolink", "/s/gen6.so",
      ])
  }

  @Test func `the linker is started as clang would start it (C586)`() throws {
    let jobs = try #require(
      CompilerJobs(printed: printed, output: output) { words in
        ["/bin/ld.lld", "-m", "elf_x86_64"] + words.dropFirst(2)
      })
    #expect(
      jobs.linking(output) == [
        "/bin/ld.lld", "-m", "elf_x86_64", "/s/gen1-Preview1.o", "@/s/gen1-Preview1.autolink",
        "-lWaggle", "-o", "/s/gen1.so",
      ])
  }

  @Test func `a driver that would start something else is started itself (C586)`() {
    let lines = printed.split(separator: "\n")
    for missing in lines.indices {
      let text = lines.enumerated().filter { $0.offset != missing }.map(\.element)
        .joined(separator: "\n")
      #expect(CompilerJobs(printed: text, output: output) { _ in nil } == nil)
    }
    let another = CompilerJobs.Output(module: "Preview1", library: "/s/gen2.so")
    #expect(CompilerJobs(printed: printed, output: another) { _ in nil } == nil)
    #expect(CompilerJobs(printed: printed, output: output) { _ in ["ld.lld"] } == nil)
  }

  @Test func `words are apart at spaces outside of quotes`() {
    #expect(
      ShellWord.split("a  'b c' \"d \\\" e\" f\\ g '' 'h\\'i") == [
        "a", "b c", "d \" e", "f g", "", "h\\i",
      ])
    for word in ["", "a b", "it's", "Äpfel", "$x", "a\\b", "\""] {
      #expect(ShellWord.split(ShellWord.quoted(word)) == [word])
    }
  }
}

@Suite struct IncrementalJobsTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "objects \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// How SwiftPM compiles two files, and their objects, one of which has the description of the module.
  private func jobs(
    of module: String, symbol: String, in folder: URL, objects: [String] = ["A.o", "B.o"]
  ) throws -> IncrementalJobs? {
    let paths = objects.map { folder.appending(path: $0).path }
    for path in paths { try Data("ELF".utf8).write(to: URL(fileURLWithPath: path)) }
    try Data("ELF \(symbol)".utf8).write(to: URL(fileURLWithPath: paths[0]))
    let map = ["/A.swift": ["object": paths[0], "dependencies": "/A.d"]].merging(
      paths.count > 1 ? ["/B.swift": ["object": paths[1]]] : [:]
    ) { $1 }
    let file = folder.appending(path: "map.json")
    try JSONEncoder().encode(map).write(to: file)
    let words = ["swiftc", "-incremental", "-output-file-map", file.path, "-parseable-output"]
    return IncrementalJobs(
      module: module, words: words, sources: ["/A.swift", "/B.swift"],
      compiler: "/opt/bin/swiftc")
  }

  @Test func `SwiftPM's words are taken, with answers for people, and its objects (C750)`() throws {
    try inFolder { folder in
      let jobs = try #require(try jobs(of: "Field", symbol: "$s5FieldMXM", in: folder))
      #expect(!jobs.driver.contains("-parseable-output") && jobs.driver.count == 4)
      #expect(jobs.objects == ["A.o", "B.o"].map { folder.appending(path: $0).path })
    }
  }

  @Test func `with another symbol, or a file without an object, all is compiled (C750)`()
    throws
  {
    try inFolder { folder in
      let other = try jobs(of: "FieldField", symbol: "$s05FieldAMXM", in: folder)
      let lacking = try jobs(of: "Field", symbol: "$s5FieldMXM", in: folder, objects: ["A.o"])
      #expect(other == nil && lacking == nil)
    }
  }

  @Test func `the description of a module in a library has its newer name (C750)`() {
    let text = IncrementalJobs.description(of: "Field", named: "Field7")
    #expect(text.contains("\"$s5FieldMXM\":") && text.contains(".asciz \"Field7\""))
  }
}

@Suite struct SourceWatcherTests {
  /// A folder whose name has a space and an umlaut.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "Bienen wiesé \(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.resolvingSymlinksInPath())
  }

  @Test
  func
    `a file that is written, replaced or removed has changed, and its neighbours have not (C586)`()
    throws
  {
    try withFolder { folder in
      let (file, other) = (folder.appending(path: "Ä.swift"), folder.appending(path: "B.swift"))
      try Data("a".utf8).write(to: file)
      let watcher = try SourceWatcher(files: [file.path])
      #expect(watcher.changes().isEmpty)
      try Data("b".utf8).write(to: file, options: [])
      #expect(watcher.changes() == [file.path])
      try Data("c".utf8).write(to: other)
      #expect(watcher.changes().isEmpty)
      #expect(rename(other.path, file.path) == 0)
      #expect(watcher.changes() == [file.path])
      try Data("d".utf8).write(to: file, options: [])
      #expect(watcher.changes() == [file.path])
      try FileManager.default.removeItem(at: file)
      #expect(watcher.changes() == [file.path])
    }
  }

  @Test func `a file behind a symbolic link has changed when either was saved (C586)`() throws {
    try withFolder { folder in
      let real = folder.appending(path: "real", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
      let (file, link) = (real.appending(path: "A.swift"), folder.appending(path: "A.swift"))
      try Data("a".utf8).write(to: file)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      let watcher = try SourceWatcher(files: [link.path])
      try Data("b".utf8).write(to: file, options: [])
      #expect(watcher.changes() == [file.path])
      try FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      #expect(watcher.changes() == [link.path])
    }
  }

  @Test
  func `a file elsewhere counts as the link to it in a folder, and its neighbours do not (C586)`()
    throws
  {
    try withFolder { root in
      let (folder, shared) = (root.appending(path: "Sources"), root.appending(path: "shared"))
      for place in [folder, shared] {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      let (file, link) = (shared.appending(path: "A.swift"), folder.appending(path: "B.swift"))
      try Data("a".utf8).write(to: file, options: [])
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      let watcher = try SourceWatcher(folders: [folder.path])
      try Data("b".utf8).write(to: file, options: [])
      #expect(watcher.changes() == [link.path])
      try Data("c".utf8).write(to: shared.appending(path: "C.swift"), options: [])
      #expect(watcher.changes().isEmpty)
    }
  }

  @Test func `in folders each Swift file counts, also in a folder that is made later (C586)`()
    throws
  {
    try withFolder { folder in
      let watcher = try SourceWatcher(folders: [folder.path])
      let inner = folder.appending(path: "Views", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      #expect(watcher.changes().isEmpty)
      let (file, text) = (inner.appending(path: "A.swift"), folder.appending(path: "A.txt"))
      try Data("a".utf8).write(to: file, options: [])
      try Data("a".utf8).write(to: text, options: [])
      #expect(watcher.changes() == [file.path])
    }
  }
}

@Suite struct DependentTests {
  private func target(_ name: String, _ type: String, _ dependencies: [String]) -> String {
    let list = dependencies.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      {"name":"\(name)","c99name":"\(name)","path":"Sources/\(name)","sources":[],"type":"\(type)",
       "target_dependencies":[\(list)],"module_type":"SwiftTarget"}
      """
  }

  private func package() throws -> PackageDescription {
    let targets = [
      target("App", "executable", ["Views"]), target("Views", "library", ["Model"]),
      target("Model", "library", []), target("Tool", "executable", []),
      target("ModelTests", "test", ["Model"]),
    ]
    let json =
      "{\"name\":\"Hive\",\"path\":\"/hive\",\"products\":[],\"targets\":[\(targets.joined(separator: ","))]}"
    return try PackageDescription(json)
  }

  @Test func `all modules that depend on one are found, through others too, and no tests (C586)`()
    throws
  {
    let package = try package()
    #expect(package.dependents(of: "Model").map(\.name) == ["Views", "App"])
    #expect(package.dependents(of: "Views").map(\.name) == ["App"])
    #expect(package.dependents(of: "App").isEmpty)
  }

  @Test
  func
    `of the modules that depend on a changed one those are compiled that previews need, in the order of their imports (C567)`()
    throws
  {
    let package = try package()
    let modules = ["Model", "Views", "App", "Tool"]
    func compiled(_ changed: Set<String>, shown: Set<String>) -> [String] {
      package.compiled(after: changed) { shown.contains($0.name) }.map(\.name)
    }
    #expect(compiled(["Model"], shown: []) == ["Model"])
    #expect(compiled(["Model"], shown: ["Model"]) == ["Model"])
    #expect(compiled(["Model"], shown: ["Views"]) == ["Model", "Views"])
    #expect(compiled(["Model"], shown: ["App"]) == ["Model", "Views", "App"])
    #expect(compiled(["Views"], shown: ["Model"]) == ["Views"])
    #expect(compiled(["App", "Model"], shown: []) == ["Model", "App"])
    #expect(compiled(["Tool"], shown: Set(modules)) == ["Tool"])
    #expect(compiled(Set(modules), shown: []).count == 4)
    #expect(compiled(["ModelTests"], shown: Set(modules)) == [])
  }
}

@Suite struct TrapPolicyTests {
  @Test func `code that traps is started once more, and then the code before is shown (C584)`() {
    var traps = TrapPolicy()
    // The code before may trap as well.
    let answers = [5, 5, 4, nil, 6].map { traps.startsAgain($0) }
    #expect(answers == [true, false, true, false, true])
  }
}

@Suite struct PendingRequestTests {
  @Test func `each request has one reply, also from a program that ends (C584)`() {
    var requests = PendingRequests()
    let lines = [#"{"id":1,"list":true}"#, #"{"id":"b","draw":"A"}"#, #"{"list":true}"#, "no JSON"]
    lines.forEach { requests.add($0) }
    requests.remove(repliedBy: #"{"showing":"A","generation":1}"#)
    requests.remove(repliedBy: #"{"id":1,"result":[]}"#)
    let replies = requests.failed("It \"ended\".")
    #expect(replies == [#"{"error":"It \"ended\".","id":"b"}"#])
    let later = requests.failed("It ended.")
    #expect(later.isEmpty)
  }
}
