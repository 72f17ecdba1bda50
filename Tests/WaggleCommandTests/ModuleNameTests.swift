import Testing
import WaggleCommand

@Suite struct ModuleNameTests {
  private func name(_ text: String, suffix: String = "App") -> String {
    ModuleName.make(from: text, suffix: suffix)
  }

  @Test func `a module's name begins each word of the folder's name with a capital`() {
    #expect(name("Meadow") == "Meadow")
    #expect(name("bee field") == "BeeField")
    #expect(name("my-bee_field.two") == "MyBeeFieldTwo")
    #expect(name("iOSApp") == "IOSApp")
  }

  @Test func `umlauts are spelled as in German, and other letters are transcribed`() {
    #expect(name("Übungsfläche") == "Uebungsflaeche")
    #expect(name("U\u{308}bung") == "Uebung")
    #expect(name("Straße") == "Strasse")
    #expect(name("café crème") == "CafeCreme")
    #expect(name("Пчела") == "Pcela")
    #expect(name("蜂").allSatisfy { $0.isASCII })
  }

  @Test func `a name without a letter or digit is the suffix`() {
    for text in ["", " ", "--", "🐝", "…"] { #expect(name(text) == "App") }
  }

  @Test func `a name that begins with a digit begins with the suffix`() {
    #expect(name("3 bees", suffix: "Kit") == "Kit3Bees")
  }

  @Test func `a name of the language or of a library gets the suffix`() {
    for text in ["self", "any", "Type", "protocol", "SwiftUI", "text", "waggle", "main"] {
      #expect(name(text).hasSuffix("App") && name(text).count == text.count + 3)
    }
    #expect(name("class") == "Class")
  }
}
