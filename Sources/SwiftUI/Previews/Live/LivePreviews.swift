import Foundation
import Glibc
import Observation
import Waggle

/// The previews of the newest code that was loaded. Older code stays in memory: what it made may still refer to it.
@MainActor @Observable final class LivePreviews {
  private(set) var catalog = PreviewCatalog([])
  /// The number of the code, which its loader gives to it; 0 before any.
  private(set) var generation = 0
  /// Called with a preview before its code runs.
  @ObservationIgnored var willRun: (PreviewKey) -> Void = { _ in }

  /// Loads a dynamic library, and finds the previews in it. They are not shown before `show`.
  ///
  /// - Parameters:
  ///   - names: what its modules are called in lists, by their own names; those that are not in it keep theirs.
  ///   - keepsOthers: whether the previews of other modules stay.
  func load(
    _ path: String, names: [String: String], keepsOthers: Bool
  ) throws -> PreviewCatalog {
    guard !Self.hasFrameworkInside else {
      throw LiveProblem(
        "This program has Waggle in itself, and code that it loads would bring another. Start that of an SDK: HOME/bin/waggle-previews."
      )
    }
    let known = ProgramImages.all
    guard dlopen(path, RTLD_NOW | RTLD_LOCAL) != nil else {
      throw LiveProblem(
        "The code cannot be loaded: \(dlerror().map { String(cString: $0) } ?? path).")
    }
    let found = PreviewCatalog.ofProgram(in: ProgramImages.all.subtracting(known))
    let named = found.items.map { item in
      var copy = item
      copy.module = names[item.module] ?? item.module
      return copy
    }
    let others = keepsOthers ? catalog.items.filter { !names.values.contains($0.module) } : []
    return PreviewCatalog((others + noting(named)).sortedByModule)
  }

  /// Whether the program was linked with the framework's objects, and not with its library.
  private static var hasFrameworkInside: Bool {
    // A type is the address of its metadata.
    let address = unsafeBitCast(AnyView.self as Any.Type, to: UInt.self)
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    return maps.split(separator: "\n").contains { line in
      let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard words.count == 6, ends.count == 2 else { return false }
      return (ends[0]..<ends[1]).contains(address) && words[5].drop { $0 == " " } == program ?? ""
    }
  }

  /// Shows the previews of newer code in place of those before.
  func show(_ catalog: PreviewCatalog, generation: Int) {
    (self.catalog, self.generation) = (catalog, generation)
  }

  /// The previews, each of which says that it is about to run.
  private func noting(_ items: [PreviewItem]) -> [PreviewItem] {
    zip(items, PreviewCatalog(items).keys).map { item, key in
      var copy = item
      copy.makeView = { [weak self] contexts in
        self?.willRun(key)
        return item.makeView(contexts)
      }
      return copy
    }
  }
}

@MainActor extension [PreviewItem] {
  /// The items of a module together, otherwise in their order.
  fileprivate var sortedByModule: [PreviewItem] {
    Set(map { $0.module }).sorted().flatMap { module in filter { $0.module == module } }
  }
}

/// The reason why a request cannot be answered.
struct LiveProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// What a page shows: the previews by name, and one of them.
struct LiveGallery: View {
  let previews: LivePreviews

  var body: some View {
    let catalog = previews.catalog
    if !catalog.items.isEmpty {
      PreviewGallery(catalog: catalog)
    } else {
      Text(previews.generation == 0 ? "The code is being compiled." : PreviewCatalog.emptyMessage)
        .font(.body)
        .padding()
    }
  }
}
