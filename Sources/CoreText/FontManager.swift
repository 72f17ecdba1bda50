public import Foundation
import WaggleRender

/// Foundation's URL, under the name that Core Foundation has for it.
public typealias CFURL = URL
/// Foundation's error, under the name that Core Foundation has for it.
public typealias CFError = NSError

/// For how long, and for whom, a font is registered.
public enum CTFontManagerScope: UInt32, Sendable {
  /// For nobody: registering fails.
  case none = 0
  /// For this process, until it ends or takes the font back. The one scope that works here.
  case process = 1
  /// For the user's programs: here registering fails; install the font in ~/.fonts instead.
  case persistent = 2
  /// For the user's session: here registering fails.
  case session = 3

  /// Another name of `persistent`.
  public static let user = CTFontManagerScope.persistent
}

/// The domain of the errors of fonts that were not registered.
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Why a font was not registered: the codes of `kCTFontManagerErrorDomain`.
public enum CTFontManagerError: Int, Error, Sendable {
  /// There is no such file.
  case fileNotFound = 101
  /// The file cannot be read.
  case insufficientPermissions = 102
  /// The file is not a font.
  case unrecognizedFormat = 103
  /// The font was registered before.
  case alreadyRegistered = 105
  /// The font is not registered.
  case notRegistered = 201
  /// The URL is not one of a file.
  case invalidFilePath = 306
  /// Only `.process` is possible.
  case unsupportedScope = 307
}

/// Makes the fonts of a file known to this program: `Font.custom` finds them by family name, full name or PostScript name,
/// from the next frame on, and pages load them.
///
/// - Parameters:
///   - fontURL: a TrueType or OpenType file, or a collection.
///   - scope: `.process`.
///   - error: gets an error of `kCTFontManagerErrorDomain` where the answer is false; whoever takes it releases it.
/// - Returns: false where the file is missing, unreadable or no font, or was registered before.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  attempt(fontURL, scope, error) { url throws(FontRegistry.Failure) in
    try FontRegistry.register(url)
  }
}

/// Forgets the fonts of a file that was registered; texts are set in another font from the next frame on.
///
/// - Returns: false where the file is not registered.
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

  /// What happened, and what to do about it.
  fileprivate func described(_ url: URL) -> NSError {
    let name = url.isFileURL ? url.path : url.absoluteString
    return NSError(
      domain: kCTFontManagerErrorDomain, code: rawValue,
      userInfo: [NSLocalizedDescriptionKey: sentence(name)])
  }

  private func sentence(_ name: String) -> String {
    switch self {
    case .fileNotFound: "There is no file \(name)."
    case .insufficientPermissions: "The file \(name) cannot be read."
    case .unrecognizedFormat: "The file \(name) is not a font."
    case .alreadyRegistered: "The fonts in \(name) are registered already."
    case .notRegistered: "The fonts in \(name) are not registered."
    case .invalidFilePath: "\(name) is not the URL of a file."
    case .unsupportedScope: "Fonts are registered for the process alone: pass .process."
    }
  }
}
