import Foundation
import Testing
import WaggleCommand

/// Folders with bundles of SDKs, as SwiftPM has them.
private struct Folders {
  let root: URL

  static func with(_ body: (Folders) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Ü sdks \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(Folders(root: folder.resolvingSymlinksInPath()))
  }

  func install(_ path: String, artifact: String = "waggle") throws -> Installation {
    let bundle = root.appending(path: path)
    let home = bundle.appending(path: "waggle")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try Data(#"{"schemaVersion":"1.0","artifacts":{"\#(artifact)":{"type":"swiftSDK"}}}"#.utf8)
      .write(to: bundle.appending(path: "info.json"))
    return Installation(home: home)
  }

  /// SwiftPM's folder of this user.
  var store: SDKStore { SDKStore(folder: root.appending(path: "user").path) }
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: store.folder).sorted()) ?? []
  }

  func options(_ sdk: Installation) throws -> [String] {
    try sdk.packageOptions(store, cache: root.appending(path: "cache"))
      .map { $0.replacing(root.path, with: "") }
  }
}

@Suite struct SDKLinkTests {
  @Test func `an SDK for all users is linked into the folder of the user, and again after a move`()
    throws
  {
    try Folders.with { folders in
      for place in ["usr", "opt"] {
        let sdk = try folders.install("\(place)/w.artifactbundle")
        try SDKLink(sdk, in: folders.store).make()
        #expect(folders.names == ["w.artifactbundle"] && folders.store.hasOnly(sdk))
      }
    }
  }

  @Test func `a link to another version is replaced, so that SwiftPM has one SDK of the name`()
    throws
  {
    try Folders.with { folders in
      try SDKLink(folders.install("usr/w-1.artifactbundle"), in: folders.store).make()
      let link = try SDKLink(folders.install("usr/w-2.artifactbundle"), in: folders.store)
      #expect(link.replaced == ["\(folders.store.folder)/w-1.artifactbundle"])
      try link.make()
      #expect(folders.names == ["w-2.artifactbundle"])
    }
  }

  @Test func `beside an installed SDK none is linked, and the cure names what to remove`() throws {
    try Folders.with { folders in
      _ = try folders.install("user/w-1.artifactbundle")
      let problem = #expect(throws: Problem.self) {
        try SDKLink(folders.install("usr/w-2.artifactbundle"), in: folders.store)
      }
      #expect(problem?.cure.hasSuffix("swift sdk remove w-1.artifactbundle") == true)
    }
  }

  @Test func `an SDK of the user needs no link, and one without a bundle cannot have one`() throws {
    try Folders.with { folders in
      let own = try folders.install("user/w.artifactbundle")
      let problem = #expect(throws: Problem.self) { try SDKLink(own, in: folders.store) }
      #expect(problem?.cause.contains("already") == true)
      let bare = Installation(home: folders.root.appending(path: "usr"))
      #expect(throws: Problem.self) { try SDKLink(bare, in: folders.store) }
    }
  }
}

@Suite struct SDKStoreTests {
  private let name = ["--swift-sdk", "waggle"]

  @Test func `the folder is that of SwiftPM: of the user, whatever HOME is, or of XDG_CONFIG_HOME`()
  {
    let folder = { (variables: [String: String]) in
      SDKStore.ofUser(variables, home: "/home/ada").folder
    }
    #expect(folder(["HOME": "/tmp/x"]) == "/home/ada/.swiftpm/swift-sdks")
    #expect(folder(["XDG_CONFIG_HOME": "/etc/ada"]) == "/etc/ada/swiftpm/swift-sdks")
    #expect(folder(["XDG_CONFIG_HOME": ""]) == "/home/ada/.swiftpm/swift-sdks")
  }

  @Test func `bundles of other SDKs and other folders do not count`() throws {
    try Folders.with { folders in
      _ = try folders.install("user/other.artifactbundle", artifact: "android")
      _ = try folders.install("user/waggle")
      #expect(folders.store.bundles == [])
      let sdk = try folders.install("user/w.artifactbundle")
      #expect(folders.store.hasOnly(sdk) && folders.store.others(than: sdk) == [])
    }
  }

  @Test func `SwiftPM needs no folder where it takes this SDK by itself, also through a link`()
    throws
  {
    try Folders.with { folders in
      let sdk = try folders.install("usr/w.artifactbundle")
      try SDKLink(sdk, in: folders.store).make()
      #expect(try folders.options(sdk) == name)
    }
  }

  @Test func `an SDK that SwiftPM does not know is named by its folder if it is alone there`()
    throws
  {
    try Folders.with { folders in
      _ = try folders.install("user/w-1.artifactbundle")
      let sdk = try folders.install("usr/w-2.artifactbundle")
      #expect(try folders.options(sdk) == ["--swift-sdks-path", "/usr"] + name)
    }
  }

  @Test func `of two versions side by side each command takes its own, by a folder with a link`()
    throws
  {
    try Folders.with { folders in
      let versions = try ["user/w-1.artifactbundle", "user/w-2.artifactbundle"].map {
        try folders.install($0)
      }
      for (sdk, other) in zip(versions, versions.reversed()) {
        #expect(folders.store.others(than: sdk) == [other.bundle.path])
        for _ in 0..<2 {
          let options = try folders.options(sdk)
          #expect(options[0] == "--swift-sdks-path" && options[1].hasPrefix("/cache/sdk-"))
          #expect(SDKStore(folder: folders.root.path + options[1]).hasOnly(sdk))
        }
      }
    }
  }

  @Test func `the doctor says which SDK SwiftPM takes`() throws {
    try Folders.with { folders in
      let sdk = try folders.install("usr/w-2.artifactbundle")
      #expect(Finding.ofRegistration(sdk, in: folders.store).status == .missing)
      let other = try folders.install("user/w-1.artifactbundle")
      let finding = Finding.ofRegistration(sdk, in: folders.store)
      #expect(finding.status == .advice && finding.detail.contains(other.bundle.path))
      #expect(finding.cure.hasSuffix("swift sdk remove w-1.artifactbundle"))
      _ = try folders.install("user/w-3.artifactbundle")
      #expect(Finding.ofRegistration(other, in: folders.store).detail.contains("one of 2"))
      try FileManager.default.removeItem(atPath: "\(folders.store.folder)/w-3.artifactbundle")
      #expect(Finding.ofRegistration(other, in: folders.store).status == .good)
    }
  }
}
