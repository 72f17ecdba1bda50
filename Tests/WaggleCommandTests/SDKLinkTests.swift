import Foundation
import Testing
import WaggleCommand

@Suite struct SDKLinkTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "link \(UUID())")
      .resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func install(in folder: URL) throws -> Installation {
    let home = folder.appending(path: "w.artifactbundle/waggle")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    return Installation(home: home)
  }

  @Test func `an SDK for all users is linked into the folder of the user, and again after a move`()
    throws
  {
    try inFolder { folder in
      let variables = ["HOME": folder.appending(path: "user").path]
      for place in ["usr", "opt"] {
        let sdk = try install(in: folder.appending(path: place))
        let link = try SDKLink(sdk, environment: variables)
        try link.make()
        #expect(
          try FileManager.default.destinationOfSymbolicLink(
            atPath: "\(folder.path)/user/.swiftpm/swift-sdks/w.artifactbundle")
            == "\(folder.path)/\(place)/w.artifactbundle")
      }
    }
  }

  @Test func `an SDK of the user needs no link, and one without a bundle cannot have one`() throws {
    try inFolder { folder in
      let own = try install(in: folder.appending(path: ".swiftpm/swift-sdks"))
      #expect(throws: Problem.self) { try SDKLink(own, environment: ["HOME": folder.path]) }
      let bare = Installation(home: folder.appending(path: "usr"))
      #expect(throws: Problem.self) { try SDKLink(bare, environment: ["HOME": folder.path]) }
    }
  }
}
