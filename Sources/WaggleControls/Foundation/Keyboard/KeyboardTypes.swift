/// The keys that a keyboard on the screen offers.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The keyboard of the input method.
  case `default` = 0
  /// ASCII letters.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of pages.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Letters with @ and #.
  case twitter = 9
  /// For searching.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// ASCII letters.
  public static var alphabet: UIKeyboardType { .asciiCapable }

  /// The value of HTML's `inputmode`; nil for text.
  var inputMode: String? {
    switch self {
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
    case .URL: "url"
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .decimalPad: "decimal"
    case .webSearch: "search"
    }
  }
}

/// Which letters a keyboard on the screen capitalises.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// The first one of each word.
  case words = 1
  /// The first one of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Which letters a keyboard on the screen capitalises.
public struct TextInputAutocapitalization: Sendable {
  let value: String

  /// None.
  public static var never: TextInputAutocapitalization { .init(value: "off") }
  /// The first one of each word.
  public static var words: TextInputAutocapitalization { .init(value: "words") }
  /// The first one of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(value: "sentences") }
  /// All letters.
  public static var characters: TextInputAutocapitalization { .init(value: "characters") }

  private init(value: String) { self.value = value }

  /// The same in UIKit's words.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}
