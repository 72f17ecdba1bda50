import Foundation
import Testing
import Waggle

@Suite struct ShortDescriptionTests {
  private struct Bag {
    var name: String
    var things: [Int]
  }

  @Test func `A value that fits is printed as its description`() {
    #expect(ShortValue(["a", "b"]).text(in: 20) == "[\"a\", \"b\"]")
    #expect(ShortValue("text").text(in: 20) == "text")
    #expect(ShortValue("").text(in: 20) == "\"\"")
    #expect(ShortValue(Int?.none as Any).text(in: 20) == "nil")
    let size = ShortValue(CGSize(width: 1, height: 2))
    #expect(size.text(in: 40) == "(1.0, 2.0)")
    let entry = ShortValue([1: "a"], ending: " (the default)")
    #expect(entry.text(in: 40) == "[1: \"a\"] (the default)")
  }

  @Test
  func `Rectangles are printed as they are written, or as four numbers where there is no room`() {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
    #expect(ShortValue(rect).text(in: 60) == "CGRect(x: 1, y: 2.5, width: 30, height: 40)")
    #expect(ShortValue(rect).text(in: 20) == "(1, 2.5, 30, 40)")
  }

  @Test func `Lists are printed with their first elements and the number of the rest`() {
    #expect(ShortValue(Array(0..<100)).text(in: 24) == "[0, 1, 2, 3, … 96 more]")
    #expect(ShortValue([[Int](0..<50), [1]]).text(in: 40).hasPrefix("[[0, 1, 2, "))
    #expect(ShortValue([[Int](0..<50), [1]]).text(in: 40).hasSuffix(" more], [1]]"))
    let set = ShortValue(Set(0..<100)).text(in: 30)
    #expect(set.hasPrefix("[") && set.hasSuffix(" more]"))
    let names = Dictionary(uniqueKeysWithValues: (0..<100).map { ("key \($0)", $0) })
    let dictionary = ShortValue(names).text(in: 60)
    #expect(dictionary.hasPrefix("[\"key ") && dictionary.hasSuffix(" more]"))
    #expect(dictionary.count <= 60)
  }

  @Test func `Strings and fields of structures and optionals are cut too`() {
    let long = String(repeating: "x", count: 300)
    #expect(ShortValue(long).text(in: 30) == String(repeating: "x", count: 19) + "… 281 more")
    #expect(ShortValue([long]).text(in: 30).hasSuffix(" more\"]"))
    #expect(ShortValue(Optional([Int](0..<100)) as Any).text(in: 30).hasPrefix("Optional([0, 1"))
    let bag = ShortValue(Bag(name: "it", things: [Int](0..<100))).text(in: 60)
    #expect(bag.hasPrefix("Bag(name: \"it\", things: [0, 1, ") && bag.hasSuffix(" more])"))
  }

  @Test func `A text of several lines is printed as one line`() {
    #expect(ShortValue("a\nb").text(in: 20) == "a\\nb")
  }

  @Test func `No cut value exceeds the limit`() {
    let values: [Any] = [
      [Int](0..<1000), String(repeating: "word ", count: 99), [["abc", "def"], ["ghi"]],
      (1...40).map { "name \($0)" }, Bag(name: "long enough", things: [1, 2, 3, 4, 5]),
    ]
    for value in values {
      for width in 36...80 { #expect(ShortValue(value).text(in: width).count <= width) }
    }
  }

  @Test func `names of types are those that a program writes, without modules and places`() {
    struct Local: Equatable {
      var x = 1
      var inner = Inner(name: "a")
      struct Inner: Equatable { var name: String }
    }
    enum Kind {
      case plain
      case filled(Local.Inner)
      case named(x: Int, y: Int)
    }
    final class Box {}
    #expect(ShortValue(Local()).text(in: 80) == "Local(x: 1, inner: Inner(name: \"a\"))")
    #expect(ShortValue([Local.Inner(name: "b")]).text(in: 80) == "[Inner(name: \"b\")]")
    #expect(
      ShortValue(Optional(Local.Inner(name: "b")) as Any).text(in: 80)
        == "Optional(Inner(name: \"b\"))")
    #expect(
      ShortValue([Kind.plain, .filled(.init(name: "c")), .named(x: 1, y: 2)]).text(in: 80)
        == "[.plain, .filled(Inner(name: \"c\")), .named(x: 1, y: 2)]")
    #expect(ShortValue([Box()]).text(in: 80) == "[Box]")
    #expect(ShortValue((a: Local.Inner(name: "d"), 2)).text(in: 80) == "(a: Inner(name: \"d\"), 2)")
    #expect(ShortValue([1.5, 2]).text(in: 80) == "[1.5, 2.0]")
  }

  @Test @MainActor func `SwiftUI's values are printed as a program writes them`() {
    func shown(_ value: Any) -> String { ShortValue(value).text(in: 60) }
    #expect(shown(Text("Hive").bold()) == "Text(\"Hive\")")
    #expect(shown(Optional(Text("Hive")) as Any) == "Text(\"Hive\")")
    #expect(shown(["a" as LocalizedStringKey, "\(3) bees"]) == "[\"a\", \"3 bees\"]")
    #expect(shown(Image(systemName: "star")) == "Image(systemName: \"star\")")
    #expect(shown([AnyView(Text("a"))]) == "[AnyView(Text)]")
    #expect(ShortValue(Text(String(repeating: "a", count: 300))).text(in: 40).count <= 40)
  }
}
