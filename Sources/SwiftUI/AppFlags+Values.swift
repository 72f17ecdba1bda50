import ArgumentParser
import Foundation
import Waggle
import WaggleBrowser
import WaggleRender

// Parses the flags' values; each function throws a message with the accepted values.
extension AppFlags {
  /// The largest size of an image, in points or pixels.
  private static let longest = 32_767.0
  /// The largest value of `--time`, in seconds: an hour, which is 216,000 frames if something is animated all the
  /// time.
  private static let latest = 3_600.0

  static func file(_ text: String) throws -> String {
    guard !text.isEmpty, !text.contains("\0") else {
      throw ValidationError("expected a file name, or - for standard output.")
    }
    return text
  }

  static func size(_ text: String) throws -> CGSize {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0) ?? .nan }
    guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= longest }) else {
      throw ValidationError(
        "expected a width and a height in points, each more than 0 and at most 32767, such as 390x844."
      )
    }
    return CGSize(width: sides[0], height: sides[1])
  }

  static func scale(_ text: String) throws -> CGFloat {
    guard let scale = Double(text), scale > 0, scale <= 100 else {
      throw ValidationError(
        "expected a number more than 0 and at most 100, such as 2.")
    }
    return CGFloat(scale)
  }

  static func time(_ text: String) throws -> TimeInterval {
    guard let time = Double(text), time >= 0, time <= latest else {
      throw ValidationError("expected a number of seconds from 0 to 3600, such as 0.5.")
    }
    return time
  }

  static func auditKind(_ text: String) throws -> AuditKind {
    guard let kind = AuditKind(rawValue: text) else {
      throw ValidationError("expected one of \(AuditKind.names).")
    }
    return kind
  }

  static func locale(_ text: String) throws -> Locale {
    let language = Locale.Language(identifier: text).languageCode
    guard let language, language.isISOLanguage else {
      throw ValidationError("expected a language, with or without a region, such as de or pt_BR.")
    }
    return Locale(identifier: text)
  }

  static func port(_ text: String) throws -> Int {
    guard let port = Int(text), (0...65_535).contains(port) else {
      throw ValidationError("expected a whole number from 0 to 65535, such as 8080.")
    }
    return port
  }

  static func sessions(_ text: String) throws -> Int {
    guard let count = Int(text), (1...10_000).contains(count) else {
      throw ValidationError("expected a whole number from 1 to 10000, such as 200.")
    }
    return count
  }

  static func workers(_ text: String) throws -> Int {
    guard let count = Int(text), (1...64).contains(count) else {
      throw ValidationError(
        "expected a whole number of processes from 1 to 64, such as 4 on a machine with four cores."
      )
    }
    return count
  }

  static func publicURL(_ text: String) throws -> PublicURL {
    do throws(PublicURLError) {
      return try PublicURL(text)
    } catch {
      throw ValidationError(error.description)
    }
  }

  static func tokenFile(_ text: String) throws -> String {
    guard !text.isEmpty, !text.hasSuffix("/") else {
      throw ValidationError("expected a file name, such as token.txt.")
    }
    return text
  }

  static func host(_ text: String) throws -> String {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && !$0.isWhitespace }) else {
      throw ValidationError(
        "expected an address or a name of this machine, such as 127.0.0.1, ::1 or localhost.")
    }
    return text
  }

  static func scheme(_ text: String) throws -> ColorScheme {
    switch text.lowercased() {
    case "light": return .light
    case "dark": return .dark
    default:
      throw ValidationError("expected light or dark.")
    }
  }
}
