import ArgumentParser
import Dispatch
import Foundation
import Waggle
import WaggleBrowser
import WaggleControls
import WaggleInspector
import WaggleRender

/// Shows an app in browsers: each page runs its own program.
@MainActor enum BrowserCommand {
  /// Runs until it is interrupted; the process then exits with status 0.
  static func run<Program: App>(_ program: Program.Type, _ flags: AppFlags) throws -> Never {
    if flags.previews { try runGallery(AppCommand.name(of: program), flags) }
    if let name = flags.preview { try runPreview(name, flags) }
    try serve(AppCommand.name(of: program), flags) { AppView(program.init(), desk: WindowDesk()) }
  }

  /// Prints the list of all previews, and serves them unless the list is all that is wanted.
  private static func runGallery(_ program: String, _ flags: AppFlags) throws -> Never {
    let catalog = PreviewCatalog.ofProgram()
    guard !catalog.items.isEmpty else { throw NoPreviews() }
    if !BrowserHost.isWorker {
      catalog.items.forEach { $0.writeProblem() }
      try? FileHandle.standardOutput.write(contentsOf: Data((catalog.listing + "\n").utf8))
    }
    if flags.list { exit(EXIT_SUCCESS) }
    try serve("Previews of \(program)", flags) { PreviewGallery(catalog: catalog) }
  }

  /// Serves one preview alone.
  private static func runPreview(_ name: String, _ flags: AppFlags) throws -> Never {
    let catalog = PreviewCatalog.ofProgram()
    let item = try catalog.item(selectedBy: name)
    if !BrowserHost.isWorker { item.writeProblem() }
    try serve(item.name, flags) { PreviewStage(item: item, contexts: catalog.contexts) }
  }

  /// - Parameter configure: changes the settings last.
  /// - Parameter prepare: called with the tree of each new page, before its first frame.
  static func serve<Content: View>(
    _ title: String, _ flags: AppFlags,
    configure: (inout BrowserHost.Settings) -> Void = { _ in },
    prepare: @escaping @MainActor (ViewHost) -> Void = { _ in },
    @ViewBuilder _ content: @escaping () -> Content
  ) throws -> Never {
    var settings = BrowserHost.Settings()
    settings.title = title
    settings.host = flags.host ?? settings.host
    settings.port = flags.port ?? settings.port
    settings.publicURL = flags.publicURL
    settings.sessions.count = flags.sessions ?? settings.sessions.count
    settings.workers = flags.workers ?? settings.workers
    settings.sessions.scheme = flags.colorScheme
    settings.sessions.locale = flags.locale
    keepValues(in: &settings)
    if !BrowserHost.isWorker {
      if let file = flags.token { settings.token = try TokenFile.token(at: file) }
      DiagnosticLog.standardError.write(RenderSystem.diagnostics)
    }
    settings.makeInspector = { window, program in
      let model = InspectorModel(program)
      return makeHost(window) { InspectorView(model) }
    }
    configure(&settings)
    try BrowserHost.run(settings, fonts: fonts) { window in
      let host = makeHost(window, content: content)
      prepare(host)
      return host
    }
  }

  /// Keeps the values of `@SceneStorage` and `@AppStorage` in files.
  private static func keepValues(in settings: inout BrowserHost.Settings) {
    let scenes = makeScenes()
    settings.sceneFiles = { scenes.file(of: $0, or: $1) }
    settings.willExit = saver(scenes)
  }

  static func makeScenes() -> SceneFolder {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
    return SceneFolder(
      folder: SceneFolder.folder(of: program, ProcessInfo.processInfo.environment)
    ) { problem in
      Task { @MainActor in DiagnosticLog.standardError.write(problem) }
    }
  }

  /// Keeps the values of `@AppStorage` in a file from now on. Returns what is to be called before the process exits.
  static func saver(_ scenes: SceneFolder? = nil) -> @MainActor () -> Void {
    let defaults = DefaultsSaver { DefaultsStores.shared.report(.unsavedDefaults(), for: $0) }
    DefaultsStores.shared.save = { defaults.save($0) }
    return {
      scenes?.finish()
      defaults.finish()
      // What no property shows: Foundation does not write it when the process ends.
      _ = DefaultsFile(of: .standard).replacing(UserDefaults.standard.synchronize)
    }
  }

  /// The tree of a new session.
  private static func makeHost<Content: View>(
    _ window: PageWindow, @ViewBuilder content: @escaping () -> Content
  ) -> ViewHost {
    ViewHost(
      runtime: .ofProgram(), size: window.size, environment: EnvironmentValues(), content: content)
  }

  /// The fonts that text is measured in.
  private static var fonts: PageFonts {
    PageFonts(
      faces: FontFiles.debian.faces.map { PageFonts.Face($0) }, source: MeasuredFonts())
  }
}

extension Runtime {
  /// What the views of a program that runs share: its diagnostics are written to standard error.
  @MainActor static func ofProgram() -> Runtime {
    let parts = RenderSystem.make()
    let runtime = Runtime(
      measurer: parts.measurer, symbols: parts.symbols, semantics: .seeds)
    runtime.startDate = Date()
    runtime.bodyClock = { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
    runtime.report = { DiagnosticLog.standardError.write($0) }
    return runtime
  }
}

extension PreviewItem {
  /// Writes what is wrong with the preview's settings, if anything is.
  func writeProblem() {
    if let problem = settings.problem {
      DiagnosticLog.standardError.write("Note: Preview \"\(name)\": \(problem)")
    }
  }
}

/// Why there is nothing to show.
struct NoPreviews: LocalizedError, CustomStringConvertible {
  var description: String { PreviewCatalog.emptyMessage }
  var errorDescription: String? { description }
}

/// The renderer's fonts, for a page.
private final class MeasuredFonts: PageFonts.Source {
  private var resolvedFonts: [FontDescriptor: PageFonts.ResolvedFont] = [:]
  private var generation = 0

  /// Cached for all sizes of a font, until the program registers a font.
  func resolvedFont(for font: FontDescriptor) -> PageFonts.ResolvedFont {
    if generation != FontRegistry.generation || resolvedFonts.count > 512 {
      (resolvedFonts, generation) = ([:], FontRegistry.generation)
    }
    var key = font
    (key.size, key.lineHeight) = (1, nil)
    (key.tabularDigits, key.smallCaps) = (false, .none)
    if let cached = resolvedFonts[key] { return cached }
    let found = RenderSystem.font(for: font)
    let result = PageFonts.ResolvedFont(
      family: found.face?.family ?? "sans-serif", weight: found.weight, isItalic: found.isItalic,
      face: found.face.map { PageFonts.Face($0) }, stretch: found.stretch)
    resolvedFonts[key] = result
    return result
  }

  private lazy var rasterizer = RenderSystem.make().rasterizer
  private var pictures = BoundedCache<Picture, String?>(limit: 32)

  /// The node is kept, so that its identity is not reused.
  private struct Picture: Hashable {
    let node: DisplayNode
    let box: CGRect

    static func == (a: Picture, b: Picture) -> Bool { a.node === b.node && a.box == b.box }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
  }

  /// Cached: what changes in a masked view is mostly not its mask.
  func picture(of node: DisplayNode, in box: CGRect) -> String? {
    pictures.value(for: Picture(node: node, box: box)) {
      let moved = DisplayNode(.offset(CGSize(width: -box.minX, height: -box.minY), node))
      let data = try? rasterizer.svgData(DisplayList(moved), size: box.size, background: nil)
      return data.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  nonisolated func scaled(_ file: Data, width: Int) -> Data? {
    ImageScaler.data(file, width: width)
  }

  nonisolated func subset(of face: PageFonts.Face, _ scalars: [Unicode.Scalar]) -> [UInt8]? {
    FontSubset.data(path: face.path, index: face.index, scalars)
  }

  nonisolated func webFont(of face: PageFonts.Face, _ ranges: [ClosedRange<UInt32>]) -> [UInt8]? {
    FontSubset.compressed(path: face.path, index: face.index, ranges)
  }
}

extension PageFonts.Face {
  /// A face with outlines in a file without other faces is served whole, unless the file is very large.
  fileprivate init(_ face: FontFace) {
    self.init(
      path: face.path, index: face.index, family: face.family, weight: face.weight,
      isItalic: face.isItalic, loadsSubsets: face.isLarge)
  }
}
