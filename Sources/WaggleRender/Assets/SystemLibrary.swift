import Foundation

/// A library of the system that is loaded when something first needs it: nothing is linked to it, and a machine without it
/// lacks only what it is for.
struct SystemLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// nil where there is no such file. It stays loaded.
  init?(_ file: String) {
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// A function of the library or of those that it needs; nil if there is none of that name.
  ///
  /// - Parameter type: its type, which has to be right: nothing checks it.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
