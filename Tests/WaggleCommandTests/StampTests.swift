import Foundation
import Testing
import WaggleCommand

@Suite struct StampTests {
  private let stamp = Stamp(
    waggle: "0.1.0", compiler: "Swift version 6.3.1 (swift-6.3.1-RELEASE)",
    target: "x86_64-unknown-linux-gnu", system: "debian12")

  private func problem(_ version: String) -> Problem? {
    stamp.problem(with: Compiler(path: "/opt/swift/usr/bin/swiftc", version: version))
  }

  @Test func `the compiler of the stamp is accepted, also with a driver's version before it`() {
    #expect(problem("Swift version 6.3.1 (swift-6.3.1-RELEASE)") == nil)
    #expect(problem("swift-driver version: 1.127 Swift version 6.3.1 (swift-6.3.1-RELEASE)") == nil)
  }

  @Test func `another compiler is refused with both versions, its path and the cure`() throws {
    for version in [
      "Swift version 6.3.2 (swift-6.3.2-RELEASE)", "Swift version 6.3.1-dev (LLVM 1, Swift 2)",
      "Swift version 6.2 (swift-6.2-RELEASE)", "unknown",
    ] {
      let text = try #require(problem(version)).description
      #expect(text.contains("6.3.1 (swift-6.3.1-RELEASE)") && text.contains(version))
      #expect(text.contains("/opt/swift/usr/bin/swiftc") && text.contains("Install"))
    }
  }

  @Test func `the version's line is found among others`() {
    let output = "warning: odd\nSwift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64\n"
    #expect(Compiler.versionLine(of: output) == "Swift version 6.3.1 (swift-6.3.1-RELEASE)")
    #expect(Compiler.versionLine(of: "") == "unknown")
  }
}

@Suite struct InstallationTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sdk \(UUID())")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(
      at: folder.appending(path: "home/bin"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private let json = #"{"waggle":"1.2.3","compiler":"Swift version 9","target":"t","system":"s"}"#

  @Test func `the SDK is the folder around the program, also through a link`() throws {
    try inFolder { folder in
      let home = folder.appending(path: "home")
      try Data(json.utf8).write(to: home.appending(path: "stamp.json"))
      try Data().write(to: home.appending(path: "bin/waggle"))
      let link = folder.appending(path: "waggle")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: home.appending(path: "bin/waggle"))
      let found = try Installation.find([:], program: link.path)
      #expect(found.home.path == home.path)
      #expect(try found.stamp().waggle == "1.2.3")
    }
  }

  @Test func `the variable names the SDK, and a folder without a stamp is refused with the cure`()
    throws
  {
    try inFolder { folder in
      let home = folder.appending(path: "home")
      let variables = ["WAGGLE_HOME": home.path]
      let problem = #expect(throws: Problem.self) {
        try Installation.find(variables, program: "/bin/sh")
      }
      #expect(problem?.description.contains("WAGGLE_HOME is \(home.path)") == true)
      try Data(json.utf8).write(to: home.appending(path: "stamp.json"))
      #expect(try Installation.find(variables, program: "/bin/sh").home.path == home.path)
    }
  }

  @Test func `an SDK that was moved is refused with the command that makes it ready`() throws {
    try inFolder { folder in
      let sdk = Installation(home: folder.appending(path: "home"))
      let toolset = { (text: String) in try Data(text.utf8).write(to: sdk.toolset) }
      #expect(sdk.placeProblem?.cure == "Run \(sdk.home.path)/install")
      try toolset("[\"-I\", \"/old/home/modules\"]")
      #expect(sdk.placeProblem?.cause.contains("was moved") == true)
      try toolset("[\"-I\", \"\(sdk.home.path)/modules\"]")
      #expect(sdk.placeProblem == nil)
      let link = folder.appending(path: "link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: sdk.home)
      #expect(Installation(home: link).placeProblem == nil)
    }
  }

  @Test func `an SDK without one of its parts is refused with the path of the part`() throws {
    try inFolder { folder in
      let sdk = Installation(home: folder.appending(path: "home"))
      let parts = sdk.allLibraries + [sdk.plugin, sdk.modules, sdk.linking, sdk.toolset]
      for part in parts {
        try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      }
      #expect(sdk.absenceProblem == nil)
      for part in parts {
        try FileManager.default.removeItem(at: part)
        #expect(sdk.absenceProblem?.cause.contains("\(part.path) is missing") == true)
        try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      }
    }
  }

  @Test func `C632: single files have UIKit, and with Foundation what it brings`() {
    let sdk = Installation(home: URL(fileURLWithPath: "/home", isDirectory: true))
    #expect(sdk.importOptions.contains("/home/kits/UIKit"))
    #expect(sdk.importOptions.contains("WaggleFoundationNames"))
    #expect(
      sdk.importOptions.filter { $0 != "-Xfrontend" } == sdk.frontendImportOptions)
  }

  @Test func `a stamp that cannot be read is refused`() throws {
    try inFolder { folder in
      let home = folder.appending(path: "home")
      try Data("{}".utf8).write(to: home.appending(path: "stamp.json"))
      #expect(throws: Problem.self) { try Installation(home: home).stamp() }
    }
  }
}
