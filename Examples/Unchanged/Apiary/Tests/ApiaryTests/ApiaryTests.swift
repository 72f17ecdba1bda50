import SwiftUI
import Testing
import WaggleTestKit

@testable import Apiary

@MainActor
struct ApiaryTests {
  private func host(_ language: String, bees: Int = 1) -> TestHost {
    let hives = [Hive(id: "Linden", bees: bees)]
    return TestHost(size: CGSize(width: 390, height: 300)) {
      ApiaryView(hives: hives).environment(\.locale, Locale(identifier: language))
    }
  }

  @Test func hivesAreReadFromTheBundle() throws {
    #expect(try Hive.all() == [Hive(id: "Heather", bees: 3), Hive(id: "Linden", bees: 1)])
  }

  @Test(arguments: [
    ("en", 1, "1 bee"), ("en", 2, "2 bees"), ("de", 1, "1 Biene"), ("de", 5, "5 Bienen"),
    ("pl", 1, "1 pszczoła"), ("pl", 3, "3 pszczoły"), ("pl", 5, "5 pszczół"),
    ("pl", 22, "22 pszczoły"),
  ])
  func numbersHaveThePluralsOfTheirLanguage(language: String, bees: Int, text: String) {
    let host = host(language, bees: bees)
    #expect(host.text.contains(text))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func aSentenceHasTheFormsOfBothOfItsNumbers() {
    #expect(host("en").text.contains("1 bee in 1 hive"))
    #expect(host("de", bees: 4).text.contains("4 Bienen in 1 Bienenstock"))
    #expect(host("pl", bees: 5).text.contains("5 pszczół w 1 ulu"))
  }

  @Test func anotherBeeIsCounted() throws {
    let host = host("en")
    try host.find(role: .button, label: "Add one to Linden").tap()
    #expect(host.text.contains("2 bees in 1 hive"))
    #expect(host.text.contains("Our hives"))
  }
}
