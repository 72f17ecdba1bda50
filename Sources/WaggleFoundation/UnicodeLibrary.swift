import Foundation

/// The Unicode library (ICU) that is a part of Foundation. What Foundation does not offer of it is asked for by name; where it is
/// linked statically, nothing is found.
package enum UnicodeLibrary {
  /// A function of the library, without the prefix of Foundation's copy; nil where there is none.
  package static func function<F>(_ name: String, as type: F.Type) -> F? {
    // The caller gives the type of the library's header: nothing checks it.
    dlsym(nil, "swift_\(name)").map { unsafeBitCast($0, to: type) }
  }
}
