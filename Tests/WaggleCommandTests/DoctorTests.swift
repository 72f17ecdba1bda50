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
      let removal = SDKRemoval(sdk, environment: variables)
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
      let removal = SDKRemoval(Installation(home: home), environment: variables)
      #expect(removal.places == ["\(folder.path)/.cache/waggle", entry.path])
    }
  }
}
