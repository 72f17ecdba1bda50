#if WAGGLE_SDK
  import Foundation

  /// The part of the SDK that asks the network. It is loaded with the first image from there: most programs never need it, nor
  /// the two dozen libraries below it.
  enum NetworkingLibrary {
    typealias Download = @Sendable (URL) async throws -> Data

    struct Missing: LocalizedError {
      let reason: String
      var errorDescription: String? {
        "Images from the network need \(NetworkingLibrary.name), which could not be loaded: \(reason). "
          + "It belongs beside libWaggle.so; `waggle doctor` lists what is missing."
      }
    }

    private static let name = "libWaggleNetworking.so"

    static let download = Result { try load() }

    private static func load() throws -> Download {
      typealias Writer = @convention(c) (UnsafeMutableRawPointer) -> Void
      guard let library = dlopen(name, RTLD_NOW),
        let symbol = dlsym(library, "waggle_networking_download")
      else { throw Missing(reason: dlerror().map { String(cString: $0) } ?? "no reason is known") }
      // The function of this name in the library, which is built with this one, has this type.
      return withUnsafeTemporaryAllocation(of: Download.self, capacity: 1) { function in
        unsafeBitCast(symbol, to: Writer.self)(function.baseAddress!)
        return function.moveElement(from: 0)
      }
    }
  }
#endif
