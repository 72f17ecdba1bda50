import Foundation
import Testing
import WaggleCommand

@Suite struct DoctorTests {
  private let output = """
    \tlinux-vdso.so.1 (0x00007ffd)
    \tlibz.so.1 => /lib/x86_64-linux-gnu/libz.so.1 (0x00007f)
    \tlibcairo.so.2 => not found
    \tlibodd.so.9 => not found
    \tlibcairo.so.2 => not found
    \t/lib64/ld-linux-x86-64.so.2 (0x00007f)
    """

  @Test func `libraries are read from what ldd prints, each once`() {
    let list = SharedLibraries(lddOutput: output)
    #expect(list.found == ["libz.so.1": "/lib/x86_64-linux-gnu/libz.so.1"])
    #expect(list.missing == ["libcairo.so.2", "libodd.so.9"])
  }

  @Test func `a missing library is reported with the Debian package that has it`() {
    let finding = Finding.ofLibraries(SharedLibraries(lddOutput: output))
    #expect(finding.status == .missing && finding.detail.contains("libcairo.so.2"))
    #expect(finding.cure.hasPrefix("sudo apt-get install --no-install-recommends libcairo2"))
    #expect(finding.cure.contains("libodd.so.9"))
    #expect(Finding.ofLibraries(SharedLibraries(lddOutput: "")).status == .good)
  }

  @Test func `C706: a library of images that is not there is advice, with its package`() {
    let finding = ImageLibraries.finding { $0.hasSuffix("/libheif.so.1") }
    #expect(finding.status == .advice && finding.detail.contains("librsvg2-2 (SVG images)"))
    #expect(finding.cure.contains("librsvg2-2") && !finding.cure.contains("libheif1"))
    #expect(ImageLibraries.finding { _ in true }.status == .good)
  }

  @Test func `a missing font is advice that names what is drawn with it, and the package`() {
    let finding = FontPackage.finding { !$0.contains("quicksand") }
    #expect(finding.status == .advice && finding.detail.contains("the rounded design"))
    #expect(finding.cure.hasSuffix(" fonts-quicksand"))
    #expect(FontPackage.finding { _ in true }.status == .good)
  }

  @Test func `a disk with little room is advice, a full one stops builds`() {
    #expect(Finding.ofDisk(free: 500_000_000, folder: "/").status == .good)
    #expect(Finding.ofDisk(free: 499_999_999, folder: "/").status == .advice)
    #expect(Finding.ofDisk(free: 49_999_999, folder: "/").status == .missing)
  }

  /// Runs a script in place of the program of the macros. A child writes it: a program that this process has open for writing
  /// cannot be started, and a child of another test may have inherited that for a moment.
  private func macros(_ script: String) throws -> Finding {
    let file = FileManager.default.temporaryDirectory.appending(path: "macros \(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let write = #"printf '#!/bin/sh\n%s\n' "$1" >"$0" && chmod +x "$0""#
    try Child("sh", ["-c", write, file.path, script]).runOrFail()
    return MacroProgram(path: file.path, limit: 120).finding
  }

  @Test func `a program of the macros that ends without an answer is reported with its exit code`()
    throws
  {
    #expect(try macros("exit 3").detail.hasSuffix("ended with 3"))
    #expect(try macros("kill -9 $$").detail.hasSuffix("ended with 137"))
    #expect(try macros("exec tail -c 20").status == .missing)
    let answer = try macros("echo '{\"getCapabilityResult\":{}}'")
    #expect(answer.status == .good, "\(answer.detail)")
    #expect(MacroProgram(path: "/nowhere/macros").finding.status == .missing)
    #expect(!FileManager.default.fileExists(atPath: "/nowhere"))
  }

  @Test func `a cache that cannot be made is advice with the variable to set`() {
    let cache = { ProgramCache(folder: URL(fileURLWithPath: $0)) }
    let folder = FileManager.default.temporaryDirectory
    #expect(Finding.ofCache(cache("\(folder.path)/cache \(UUID())")).status == .good)
    let finding = Finding.ofCache(cache("/dev/null/cache"))
    #expect(finding.status == .advice && finding.cure.contains("XDG_CACHE_HOME"))
  }

  @Test func `a full disk is named where a build fails, the folder of the package first`() {
    let folders = ["/a", "/b"].map { URL(fileURLWithPath: $0) }
    let note = { (free: [String: Int]) in
      DiskSpace.note(folders[0], folders[1]) { free[$0.path] }
    }
    #expect(note(["/a": 2_000_000, "/b": 2_000_000]) == nil)
    #expect(note(["/a": 0, "/b": 0])?.hasPrefix("the disk of /a is full") == true)
    #expect(note(["/b": 1_999_999])?.hasPrefix("the disk of /b is full") == true)
    #expect(DiskSpace.free(at: URL(fileURLWithPath: "/nowhere/at/all")) != nil)
  }

  @Test func `only what is missing makes the machine unfit`() {
    #expect(Diagnosis([Finding("a", .good, ""), Finding("b", .advice, "")]).isHealthy)
    #expect(!Diagnosis([Finding("a", .good, ""), Finding("b", .missing, "")]).isHealthy)
  }

  @Test func `a cure is printed below its finding`() {
    let text = Diagnosis([Finding("a", .good, "x"), Finding("long", .missing, "y", cure: "do z")])
      .text
    #expect(text == "good    a     x\nabsent  long  y\n              do z")
  }

  @Test func `sizes are written in megabytes`() {
    #expect(
      [0, 149_999, 1_500_000, 9_949_999, 10_000_000, 512_000_000].map(Megabytes.text)
        == ["0.0 MB", "0.1 MB", "1.5 MB", "9.9 MB", "10 MB", "512 MB"])
  }
}

@Suite struct SDKRemovalTests {
  private func inFolder(_ body: (URL, Installation, [String: String]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "removal \(UUID())")
      .resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: folder) }
    let home = folder.appending(path: "home")
    for path in ["home/bin", "bin", ".cache/waggle", ".swiftpm/swift-sdks/other"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: path), withIntermediateDirectories: true)
    }
    try Data().write(to: home.appending(path: "bin/waggle"))
    let variables = ["HOME": folder.path, "PATH": "\(folder.path)/bin:/usr/bin"]
    try body(folder, Installation(home: home), variables)
  }

  private func store(_ folder: URL) -> SDKStore {
    SDKStore(folder: "\(folder.path)/.swiftpm/swift-sdks")
  }

  private func link(_ path: URL, to target: URL) throws {
    try FileManager.default.createSymbolicLink(at: path, withDestinationURL: target)
  }

  @Test
  func `the links in PATH, the cache, the entry of SwiftPM and the SDK are removed, nothing else`()
    throws
  {
    try inFolder { folder, sdk, variables in
      try link(folder.appending(path: "bin/waggle"), to: sdk.home.appending(path: "bin/waggle"))
      try link(folder.appending(path: "bin/waggle-previews"), to: URL(fileURLWithPath: "/bin/sh"))
      let entry = folder.appending(path: ".swiftpm/swift-sdks/waggle.artifactbundle")
      try FileManager.default.createDirectory(at: entry, withIntermediateDirectories: true)
      try link(entry.appending(path: "waggle"), to: sdk.home)
      let removal = SDKRemoval(
        sdk, environment: variables, in: store(folder))
      let places = removal.places.map { $0.replacing(folder.path, with: "") }
      #expect(
        places == [
          "/bin/waggle", "/.cache/waggle", "/.swiftpm/swift-sdks/waggle.artifactbundle", "/home",
        ])
      try removal.run()
      let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      #expect(
        left == [
          ".cache", ".swiftpm", ".swiftpm/swift-sdks", ".swiftpm/swift-sdks/other", "bin",
          "bin/waggle-previews",
        ])
    }
  }

  @Test func `an SDK inside the entry of SwiftPM is removed with it`() throws {
    try inFolder { folder, _, variables in
      let entry = folder.appending(path: ".swiftpm/swift-sdks/waggle.artifactbundle")
      let home = entry.appending(path: "waggle")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      let removal = SDKRemoval(
        Installation(home: home), environment: variables, in: store(folder))
      #expect(removal.places == ["\(folder.path)/.cache/waggle", entry.path])
    }
  }
}
