import Foundation
import WaggleWindow

#if Window && !WAGGLE_SDK
  import WaggleGTK
#endif

/// The part of Waggle that opens windows. In the SDK it is a library that is loaded when a window is asked for: a server needs
/// none of it.
@MainActor enum DesktopLibrary {
  typealias Run = @MainActor (WindowProgram) throws -> Never

  /// Why no window can be opened.
  struct Missing: LocalizedError {
    let reason: String
    var errorDescription: String? { "No window can be opened: \(reason)" }
  }

  #if WAGGLE_SDK
    static let name = "libWaggleGTK.so"
    static let cure = "For a window, install GTK 3 (apt install libgtk-3-0)."

    /// Known without loading it: a server loads nothing of GTK.
    static let mayBeThere = true
    static let isThere: Bool = (try? run.get()) != nil

    static let run: Result<Run, any Error> = Result { try load() }

    private static func load() throws -> Run {
      typealias Writer = @convention(c) (UnsafeMutableRawPointer) -> Void
      guard let library = dlopen(name, RTLD_NOW),
        let symbol = dlsym(library, "waggle_window_run")
      else {
        let reason = dlerror().map { String(cString: $0) } ?? "no reason is known"
        throw Missing(reason: "\(name) could not be loaded (\(reason)). \(cure)")
      }
      // The function of this name in the library, which is built with this one, has this type.
      return withUnsafeTemporaryAllocation(of: Run.self, capacity: 1) { function in
        unsafeBitCast(symbol, to: Writer.self)(function.baseAddress!)
        return function.moveElement(from: 0)
      }
    }
  #elseif Window
    static let cure = ""
    static let (mayBeThere, isThere) = (true, true)
    static let run: Result<Run, any Error> = .success { try GTKDesktop.run($0) }
  #else
    static let cure =
      "For a window, depend on Waggle with its trait: .package(url: …, traits: [\"Window\"]), and install libgtk-3-dev; "
      + "or build with the SDK."
    static let (mayBeThere, isThere) = (false, false)
    static let run: Result<Run, any Error> = .failure(
      Missing(reason: "this program was built without. \(cure)"))
  #endif
}
