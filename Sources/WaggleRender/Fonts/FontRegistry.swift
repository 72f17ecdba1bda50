import CCairoPango
package import Foundation
import Synchronization

/// The font files that the program has registered, for the whole process. Thread-safe.
package enum FontRegistry {
  private struct Registered {
    /// In the order of registration; the last one wins where two have the same name.
    var files: [(path: String, faces: [FontFace])] = []
  }

  private static let state = Mutex(Registered())
  private static let counter = Atomic<Int>(0)

  /// Why a file could not be registered or unregistered.
  package enum Failure: Error, Hashable {
    case notAFile
    /// The file does not exist.
    case missing
    case unreadable
    /// The file is not a font.
    case noFont
    case alreadyRegistered
    case notRegistered
  }

  /// Changes with every registration.
  package static var generation: Int { counter.load(ordering: .acquiring) }

  /// All registered faces, those of the newest file first, and the generation that they belong to.
  static var current: (faces: [FontFace], generation: Int) {
    state.withLock { state in
      (state.files.reversed().flatMap(\.faces), counter.load(ordering: .acquiring))
    }
  }

  /// Registers the faces of a file under their names. They are used from the next frame on.
  package static func register(_ url: URL) throws(Failure) {
    let path = try path(of: url)
    guard FileManager.default.fileExists(atPath: path) else { throw .missing }
    guard FileManager.default.isReadableFile(atPath: path) else { throw .unreadable }
    let faces = faces(in: path)
    guard !faces.isEmpty else { throw .noFont }
    let isNew = state.withLock { state in
      guard !state.files.contains(where: { $0.path == path }) else { return false }
      state.files.append((path, faces))
      counter.add(1, ordering: .acquiringAndReleasing)
      return true
    }
    guard isNew else { throw .alreadyRegistered }
  }

  /// Unregisters a file.
  package static func unregister(_ url: URL) throws(Failure) {
    let path = try path(of: url)
    let wasThere = state.withLock { state in
      let count = state.files.count
      state.files.removeAll { $0.path == path }
      guard state.files.count < count else { return false }
      counter.add(1, ordering: .acquiringAndReleasing)
      return true
    }
    guard wasThere else { throw .notRegistered }
  }

  private static func path(of url: URL) throws(Failure) -> String {
    guard url.isFileURL else { throw .notAFile }
    return url.standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// All faces of a file; empty if it is not a font.
  private static func faces(in path: String) -> [FontFace] {
    guard let fonts = FcFontSetCreate() else { return [] }
    defer { FcFontSetDestroy(fonts) }
    _ = FcFreeTypeQueryAll(path, UInt32.max, nil, nil, fonts)
    return fonts.pointee.faces.filter { FontCoverage(path: $0.path, index: $0.index) != nil }
  }
}
