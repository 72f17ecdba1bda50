import Foundation
import SwiftUI
import Testing

/// A private type has no name by which it is found again.
struct PathFlower: Hashable, Codable { var name: String }
private struct Bare: Hashable { var number = 1 }

struct NavigationPathTests {
  @Test func `C107: equal values may repeat`() {
    let path = NavigationPath([1, 1])
    #expect(path.count == 2)
    #expect(path != NavigationPath([1]))
  }

  @Test func `C107: removing more values than there are empties the path`() {
    var path = NavigationPath([1, 2, 3])
    path.removeLast()
    #expect(path == NavigationPath([1, 2]))
    path.removeLast(0)
    #expect(path.count == 2)
    path.removeLast(9)
    #expect(path.isEmpty)
    path.removeLast()
    #expect(path.isEmpty)
  }

  @Test func `C108: a path of codable values of several types is encoded and decoded`() throws {
    var path = NavigationPath([1, 1])
    path.append(PathFlower(name: "Clover"))
    path.append("hive")
    let data = try JSONEncoder().encode(#require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
  }

  @Test func `C108: a path with a value that is not codable has no representation`() {
    var path = NavigationPath([1])
    #expect(path.codable != nil)
    path.append(Bare())
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  @Test func `C108: a type that the program does not have, or a value that is missing, throws`() {
    for text in [#"["4none4NoneV","1"]"#, #"["Si"]"#, #"["Si","no number"]"#, "[1]", "{}"] {
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode(
          NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
      }
    }
  }
}
