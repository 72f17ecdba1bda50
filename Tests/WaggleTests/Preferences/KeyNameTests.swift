import SwiftUI
import Testing
import Waggle

private enum Card<Content> {
  enum Title: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }
}

private enum Front {
  enum Word: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }
}

private enum Back {
  enum Word: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }
}

@Suite struct KeyNameTests {
  @Test func `A key inside a generic type is named with it, and others by their own name`() {
    #expect(keyTypeName(Card<Text>.Title.self) == "Card<Text>.Title")
    #expect(keyTypeName(Card<[Int]>.Title.self) != keyTypeName(Card<[Text]>.Title.self))
    #expect(keyTypeName(Front.Word.self) == "Word")
  }

  @Test func `Keys of one name are listed with the types around them`() {
    let keys: [Any.Type] = [Front.Word.self, Back.Word.self, Card<Color>.Title.self]
    #expect(keyTypeNames(keys) == ["Front.Word", "Back.Word", "Card<Color>.Title"])
  }
}
