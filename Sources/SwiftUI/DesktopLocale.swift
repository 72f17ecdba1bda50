import Foundation
import Waggle

/// The language of the desktop, which Foundation for Linux does not read.
package enum DesktopLocale {
  /// The locale that the variables of the process name; nil for none, and for that of programs, C.
  static var current: Locale? { locale(in: ProcessInfo.processInfo.environment) }

  /// The locale of the first variable that is set, as the C library takes them.
  package static func locale(in variables: [String: String]) -> Locale? {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    guard let name = names.lazy.compactMap({ variables[$0] }).first(where: { !$0.isEmpty }) else {
      return nil
    }
    let bare = String(name.prefix { $0 != "." && $0 != "@" })
    let language = Locale.Language(identifier: bare).languageCode
    return language?.isISOLanguage == true ? Locale(identifier: bare) : nil
  }
}

extension EnvironmentValues {
  /// Takes the words, the formats and the direction of a language.
  mutating func adopt(_ locale: Locale) {
    self.locale = locale
    layoutDirection =
      locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
