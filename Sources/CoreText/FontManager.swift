public import Foundation
import WaggleRender

/// Core Foundation's name for Foundation's URL.
public typealias CFURL = URL
/// Core Foundation's name for Foundation's error.
public typealias CFError = NSError

/// The scope of a font's registration.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope: registering fails.
  case none = 0
  /// For this process, until it ends or unregisters the font. The only supported scope.
  case process = 1
  /// For the user's programs. Not supported: registering fails; install the font in ~/.fonts instead.
  case persistent = 2
  /// For the user's session. Not supported: registering fails.
  case session = 3

  /// Another name of `persistent`.
  public static let user = CTFontManagerScope.persistent
}

/// The error domain of font registration.
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Why a font could not be registered or unregistered: the codes of `kCTFontManagerErrorDomain`.
public enum CTFontManagerError: Int, Error, Sendable {
  /// The file does not exist.
  case fileNotFound = 101
  /// The file cannot be read.
  case insufficientPermissions = 102
  /// The file is not a font.
  case unrecognizedFormat = 103
  /// The font is registered already.
  case alreadyRegistered = 105
  /// The font is not registered.
  case notRegistered = 201
  /// The URL is not a file URL.
  case invalidFilePath = 306
  /// Only `.process` is supported.
  case unsupportedScope = 307
}

/// Registers the fonts of a file for this program: `Font.custom` finds them by family name, full name or PostScript
/// name, from the next frame on, and pages load them.
///
/// ```swift
/// let file = URL(filePath: "Fonts/Meadow.ttf")
/// var error: Unmanaged<CFError>?
/// if !CTFontManagerRegisterFontsForURL(file, .process, &error) {
///   print(error?.takeRetainedValue() as Any)
/// }
/// ```
///
/// - Parameters:
///   - fontURL: a TrueType or OpenType file, or a collection.
///   - scope: `.process`.
///   - error: receives an error of `kCTFontManagerErrorDomain` if the result is false; the caller releases it.
/// - Returns: false if the file is missing, unreadable, not a font, or already registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  attempt(fontURL, scope, error) { url throws(FontRegistry.Failure) in
    try FontRegistry.register(url)
  }
}

/// Unregisters the fonts of a file; texts use another font from the next frame on.
///
/// - Returns: false if the file is not registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  attempt(fontURL, scope, error) { url throws(FontRegistry.Failure) in
    try FontRegistry.unregister(url)
  }
}

private func attempt(
  _ url: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?,
  _ change: (URL) throws(FontRegistry.Failure) -> Void
) -> Bool {
  error?.pointee = nil
  do {
    guard scope == .process else { throw CTFontManagerError.unsupportedScope }
    do { try change(url) } catch { throw CTFontManagerError(error) }
    return true
  } catch let failure as CTFontManagerError {
    error?.pointee = Unmanaged.passRetained(failure.described(url))
  } catch {}
  return false
}

extension CTFontManagerError {
  fileprivate init(_ failure: FontRegistry.Failure) {
    self =
      switch failure {
      case .notAFile: .invalidFilePath
      case .missing: .fileNotFound
      case .unreadable: .insufficientPermissions
      case .noFont: .unrecognizedFormat
      case .alreadyRegistered: .alreadyRegistered
      case .notRegistered: .notRegistered
      }
  }

  /// The error with a message that says what happened and what to do about it.
  fileprivate func described(_ url: URL) -> NSError {
    let name = url.isFileURL ? url.path : url.absoluteString
    return NSError(
      domain: kCTFontManagerErrorDomain, code: rawValue,
      userInfo: [NSLocalizedDescriptionKey: message(name)])
  }

  private func message(_ name: String) -> String {
    switch self {
    case .fileNotFound: "There is no file \(name)."
    case .insufficientPermissions: "The file \(name) cannot be read."
    case .unrecognizedFormat: "The file \(name) is not a font."
    case .alreadyRegistered: "The fonts in \(name) are registered already."
    case .notRegistered: "The fonts in \(name) are not registered."
    case .invalidFilePath: "\(name) is not a file URL."
    case .unsupportedScope: "Only the scope .process is supported."
    }
  }
}
