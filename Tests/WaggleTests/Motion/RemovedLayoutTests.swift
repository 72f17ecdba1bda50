import Foundation
import Observation
import SwiftUI
import Testing
import WaggleTestKit

/// How views are laid out that are drawn until they were removed.
@MainActor @Suite struct RemovedLayoutTests {
  @Observable final class Model {
    var isShown = true
    var text = "word"
  }

  private struct Line: View {
    let model: Model
    var body: some View { Text(model.text) }
  }

  @Test(arguments: 0..<5)
  func `L214: a container may become smaller than what is removed from it`(kind: Int) {
    let model = Model()
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      switch kind {
      case 0: ScrollView { if model.isShown { Text("a") } }
      case 1: List { if model.isShown { Text("a") } }
      case 2:
        Form {
          TimelineView(.explicit([])) { _ in if model.isShown { Toggle("a", isOn: .constant(true)) }
          }
        }
      case 3: ScrollView { LazyVStack { if model.isShown { Text("a") } } }
      default:
        Form { Group { if model.isShown { Toggle("a b c d e", isOn: .constant(true)) } } }.frame(
          width: 77)
      }
    }
    host.settle()
    host.frame { withAnimation(.linear(duration: 1)) { model.isShown = false } }
    for _ in 0..<5 {
      host.host.checkInvariants()
      host.advance(by: 0.3)
    }
    #expect(host.text.isEmpty)
  }

  @Test
  func `L214: a view that changes while it is removed is drawn in its new size, where it was`()
    throws
  {
    let model = Model()
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      VStack(alignment: .leading) {
        Text("first")
        if model.isShown { Line(model: model).background(.red) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    host.settle()
    host.frame { withAnimation(.linear(duration: 1)) { model.isShown = false } }
    host.advance(by: 0.2)
    let old = try #require(Self.frame(of: "word", in: host))
    model.text = "many more words"
    host.settle()
    host.host.checkInvariants()
    let new = try #require(Self.frame(of: "many more words", in: host))
    #expect(new.origin == old.origin)
    #expect(new.width > old.width)
    host.advance(by: 2)
    #expect(host.text == ["first"])
  }

  /// The frame in which a text is drawn, as the line of the drawing has it.
  private static func frame(of text: String, in host: TestHost) -> CGRect? {
    let lines = host.displayList.description.split(separator: "\n")
    guard let line = lines.first(where: { $0.contains("text \"\(text)\"") }),
      let end = line.split(separator: "(").last?.split(separator: ")").first
    else { return nil }
    let numbers = end.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
