import Foundation
import Testing
import WaggleCommand

@Suite struct SourceTextTests {
  @Test func `comments and strings are blank, and lines and columns stay`() {
    let source = "let a = \"@main\" // @main\n/* @main /* in */ @main */ @main struct A {}"
    let text = SourceText(source)
    #expect(text.occurrences(of: "@main").map { [$0.line, $0.column] } == [[2, 28]])
    #expect(text.text.count == source.count)
  }

  @Test
  func `strings with quotes, several lines, number signs and interpolations end where they end`() {
    for string in [
      #""a \" @main""#, "\"\"\"\n @main \" \"\"\"", "#\"@main \" @main\"#",
      #""\(f("@main")) @main""#,
      "##\"\\#(x) @main\"##",
    ] {
      let text = SourceText("let a = \(string); @main")
      #expect(text.occurrences(of: "@main").count == 1, "\(string)")
    }
  }

  @Test func `a word is found as a whole only`() {
    #expect(!SourceText("@mainly `a@main`").contains("@main"))
    #expect(SourceText("a(@main)").contains("@main"))
  }
}

@Suite struct ProgramSourceTests {
  private func source(_ files: [(String, String)], hasStatements: Bool = false) throws
    -> ProgramSource
  {
    try ProgramSource(
      files.map { ProgramSource.File(url: URL(fileURLWithPath: "/x/\($0)"), text: $1) },
      hasStatements: { hasStatements })
  }

  @Test func `a type with main starts a program, then statements, then previews`() throws {
    let preview = ("Hive.swift", "#Preview { Hive() }")
    #expect(try source([preview, ("A.swift", "@main struct A {}")]).entry == .type)
    #expect(try source([preview, ("A.swift", "@UIApplicationMain class A {}")]).entry == .type)
    #expect(try source([preview, ("main.swift", "")]).entry == .statements)
    #expect(try source([preview], hasStatements: true).entry == .statements)
    #expect(try source([preview]).entry == .previews)
    #expect(try source([("A.swift", "struct A: PreviewProvider {}")]).entry == .previews)
  }

  @Test func `files with nothing to run are refused with the cure`() {
    let problem = #expect(throws: Problem.self) {
      try source([("A.swift", "// @main\nstruct A {}")])
    }
    #expect(problem?.description.contains("#Preview") == true)
  }

  @Test func `a program for previews has a name that the files do not have`() throws {
    let source = try source([("Hive.swift", "#Preview { HivePreviews() }")])
    #expect(source.previewProgram.contains("@main struct HivePreviews_: App"))
    #expect(source.module == "Hive")
  }

  @Test func `only files without statements are parsed as a library`() throws {
    func isLibrary(_ source: ProgramSource) -> Bool {
      source.options(swiftVersion: "5").contains("-parse-as-library")
    }
    #expect(isLibrary(try source([("A.swift", "@main struct A {}")])))
    #expect(!isLibrary(try source([("A.swift", "print(1)")], hasStatements: true)))
    #expect(!isLibrary(try source([("A.swift", ""), ("main.swift", "print(1)")])))
  }

  @Test func `a file is compiled in its language mode, optimised where that is asked for`() throws {
    let source = try source([("A.swift", "@main struct A {}")])
    #expect(
      source.options(swiftVersion: "6").starts(with: [
        "-swift-version", "6", "-module-name", "A", "-Onone",
      ]))
    #expect(source.options(swiftVersion: "5", isOptimized: true).contains("-O"))
  }

  @Test
  func `previews are listed where nothing else is chosen, and the only one is drawn or reported`()
    throws
  {
    func flags(_ given: [String], _ entry: ProgramSource.Entry = .previews) throws -> [String] {
      try entry.arguments(given) { PreviewList(table: "Bee  Hive.swift:12  Hive") }
    }
    #expect(try flags([]) == ["--previews"])
    #expect(try flags(["--list"]) == ["--previews", "--list"])
    #expect(try flags(["--pdf", "all.pdf"]) == ["--previews", "--pdf", "all.pdf"])
    #expect(try flags(["--preview=A"]) == ["--preview=A"])
    #expect(try flags(["--preferences"]) == ["--preview", "Hive.swift:12", "--preferences"])
    #expect(try flags(["--png=a.png"]) == ["--preview", "Hive.swift:12", "--png=a.png"])
    #expect(try flags([], .type) == [])
  }
}

@Suite struct ProgramCacheTests {
  private func inCache(_ body: (ProgramCache) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cache \(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(ProgramCache(folder: folder))
  }

  private func key(_ parts: String...) -> ContentKey {
    var key = ContentKey()
    parts.forEach { key.add($0) }
    return key
  }

  private func store(_ cache: ProgramCache, _ key: ContentKey, bytes: Int = 1) throws {
    _ = try cache.store(key, named: "P") { folder in
      let file = folder.appending(path: "P")
      try Data(count: bytes).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
  }

  @Test func `keys differ where a part, the order of parts or their borders differ`() {
    let keys = [key("ab"), key("a", "b"), key("b", "a"), key("ab", ""), key("", "ab"), key()]
    #expect(Set(keys.map(\.text)).count == keys.count)
    #expect(keys.allSatisfy { $0.text.count == 32 })
    #expect(key("a", "b").text == key("a", "b").text)
  }

  @Test func `a program is there once it is whole, and a failure leaves nothing`() throws {
    struct Failure: Error {}
    try inCache { cache in
      #expect(cache.cached(key("a"), named: "P", at: Date()) == nil)
      #expect(throws: Failure.self) {
        try cache.store(key("a"), named: "P") { _ in throw Failure() }
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: cache.folder.path) == [])
      try store(cache, key("a"))
      try store(cache, key("a"))
      #expect(cache.cached(key("a"), named: "P", at: Date()) != nil)
      #expect(cache.cached(key("b"), named: "P", at: Date()) == nil)
    }
  }

  @Test func `what did not run for long is dropped, and the oldest beyond the size`() throws {
    try inCache { cache in
      var cache = cache
      (cache.age, cache.size) = (100, 2500)
      let start = Date(timeIntervalSince1970: 1_000_000)
      for (number, name) in ["a", "b", "c", "d"].enumerated() {
        try store(cache, key(name), bytes: 1000)
        _ = cache.cached(key(name), named: "P", at: start.addingTimeInterval(Double(number) * 50))
      }
      cache.drop(at: start.addingTimeInterval(150))
      let left = ["a", "b", "c", "d"].filter {
        FileManager.default.fileExists(atPath: cache.program(key($0), named: "P").path)
      }
      #expect(left == ["c", "d"])
      #expect(cache.bytes == 2000)
    }
  }

  @Test func `a cache that cannot be written is reported with the variable that moves it`() {
    let cache = ProgramCache(folder: URL(fileURLWithPath: "/proc/waggle"))
    let problem = #expect(throws: Problem.self) { try cache.store(key("a"), named: "P") { _ in } }
    #expect(problem?.cure.contains("XDG_CACHE_HOME") == true)
  }

  @Test func `the cache is in the folder of the variable, or in the home`() {
    #expect(ProgramCache.ofUser(["XDG_CACHE_HOME": "/c", "HOME": "/h"]).folder.path == "/c/waggle")
    #expect(
      ProgramCache.ofUser(["XDG_CACHE_HOME": "c", "HOME": "/h"]).folder.path == "/h/.cache/waggle")
  }
}
