import Foundation

/// Looks at all that building and running programs needs.
struct Doctor {
  private let environment = ProcessInfo.processInfo.environment

  func examine() -> Diagnosis {
    Diagnosis(
      [sdk, compiler] + [files, macros, linker, registration, libraries].compactMap { $0 } + [
        FontPackage.finding(exists: exists), ImageLibraries.finding(exists: exists), browser, disk,
        cache,
      ])
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private var installation: Installation? { try? Installation.find(environment) }

  // MARK: The SDK

  private var sdk: Finding {
    finding("sdk") {
      let sdk = try Installation.find(environment)
      return "Waggle \(try sdk.stamp().waggle) in \(sdk.home.path)"
    }
  }

  private var compiler: Finding {
    finding("compiler") {
      let compiler = try Compiler.find()
      if let problem = try installation?.stamp().problem(with: compiler) { throw problem }
      return "\(Compiler.release(of: compiler.version)), \(compiler.path)"
    }
  }

  private func finding(_ name: String, _ body: () throws -> String) -> Finding {
    do { return Finding(name, .good, try body()) } catch let problem as Problem {
      return Finding(name, missing: problem)
    } catch { return Finding(name, .missing, "\(error)") }
  }

  /// Whether the SDK is whole, and where it was when it was made ready.
  private var files: Finding? {
    installation.map { sdk in
      (sdk.absenceProblem ?? sdk.placeProblem).map { Finding("files", missing: $0) }
        ?? Finding("files", .good, "library, modules, macros")
    }
  }

  /// Whether the program of the macros answers: without it no `#Preview` is compiled.
  private var macros: Finding? {
    guard let sdk = installation, exists(sdk.plugin.path) else { return nil }
    return MacroProgram(path: sdk.plugin.path).finding
  }

  private var registration: Finding? {
    installation.map { .ofRegistration($0, in: .ofUser(environment)) }
  }

  // MARK: The machine

  private var linker: Finding? {
    let start = "/usr/lib/x86_64-linux-gnu/crt1.o"
    guard let compiler = try? Compiler.find() else { return nil }
    let lld = compiler.toolchain.appending(path: "bin/ld.lld").path
    guard exists(lld) || Executables.path(of: "ld.lld") != nil else {
      return Finding(
        "linker", .missing, "ld.lld is not there", cure: DebianPackages.installation(of: ["lld"]))
    }
    guard exists(start) || exists(start.replacing("x86_64", with: "aarch64")) else {
      return Finding(
        "linker", .missing, "the C library's files for linking are not there",
        cure: DebianPackages.installation(of: ["libc6-dev", "libstdc++-12-dev"]))
    }
    return Finding("linker", .good, lld)
  }

  private var libraries: Finding? {
    guard let sdk = installation, exists(sdk.library.path), let compiler = try? Compiler.find(),
      let list = try? SharedLibraries(of: sdk.allLibraries, folders: [compiler.libraries])
    else { return nil }
    return Finding.ofLibraries(list)
  }

  private var browser: Finding {
    let names = ["chromium", "google-chrome", "firefox", "firefox-esr"]
    if let path = names.lazy.compactMap({ Executables.path(of: $0) }).first {
      return Finding("browser", .good, path)
    }
    return Finding(
      "browser", .advice, "none of \(names.joined(separator: ", ")) is in PATH",
      cure: "Programs are shown in a browser, which may be on another machine: see Docs/browser.md."
    )
  }

  private var disk: Finding {
    let folder = ProgramCache.ofUser(environment).folder
    return Finding.ofDisk(free: DiskSpace.free(at: folder) ?? 0, folder: folder.path)
  }

  private var cache: Finding {
    let cache = ProgramCache.ofUser(environment)
    return Finding.ofCache(cache)
  }
}

/// How sizes are written.
package enum Megabytes {
  /// The number of bytes in megabytes, such as `1.5 MB`; from ten on without a fraction.
  package static func text(_ bytes: Int) -> String {
    let tenths = (bytes + 50_000) / 100_000
    return tenths >= 100 ? "\(tenths / 10) MB" : "\(tenths / 10).\(tenths % 10) MB"
  }
}

extension Finding {
  /// Which SDK `swift build --swift-sdk waggle` takes. The command takes its own all the same.
  package static func ofRegistration(_ sdk: Installation, in store: SDKStore) -> Finding {
    let name = "swift sdk"
    if store.hasOnly(sdk) {
      return Finding(name, .good, "SwiftPM knows it as \(Installation.identifier)")
    }
    let others = store.others(than: sdk)
    guard let other = others.first else {
      return Finding(
        name, .missing, "SwiftPM does not know the SDK \(Installation.identifier)",
        cure: "waggle sdk link, or `swift sdk install` with the SDK's bundle.")
    }
    let bundle = URL(fileURLWithPath: other).lastPathComponent
    return Finding(
      name, .advice,
      others.count == store.bundles.count
        ? "SwiftPM takes \(other) for \(Installation.identifier); this command takes its own SDK"
        : "SwiftPM takes one of \(store.bundles.count) for \(Installation.identifier); this command takes its own SDK",
      cure: "To have one alone: swift sdk remove \(bundle)")
  }

  /// The size of the cache, and whether programs can be written to it.
  package static func ofCache(_ cache: ProgramCache) -> Finding {
    let path = cache.folder.path
    let text = "\(Megabytes.text(cache.bytes)) in \(path)"
    guard !cache.isWritable else { return Finding("cache", .good, text) }
    return Finding(
      "cache", .advice, "\(path) cannot be written: single files are not compiled",
      cure: "Set XDG_CACHE_HOME to a folder in which you may write.")
  }

  /// What is missing to load the SDK's library.
  package static func ofLibraries(_ list: SharedLibraries) -> Finding {
    guard !list.missing.isEmpty else {
      return Finding("libraries", .good, "all \(list.found.count) are there")
    }
    let (known, unknown) = DebianPackages.packages(of: list.missing)
    let rest =
      unknown.isEmpty
      ? "" : " Find the package of \(unknown.joined(separator: ", ")): apt-file search"
    return Finding(
      "libraries", .missing, "not there: \(list.missing.joined(separator: ", "))",
      cure: (known.isEmpty ? "" : DebianPackages.installation(of: known)) + rest)
  }

  /// Whether there is room for builds: a program takes some megabytes, a package's folder some thirty.
  package static func ofDisk(free: Int, folder: String) -> Finding {
    let detail = "\(Megabytes.text(free)) free in \(folder)"
    if free >= 500_000_000 { return Finding("disk", .good, detail) }
    return Finding(
      "disk", free < 50_000_000 ? .missing : .advice, detail,
      cure: "Free some, or set XDG_CACHE_HOME to a folder on another disk.")
  }
}
