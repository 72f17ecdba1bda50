import SwiftUI
import Testing
import Waggle

/// What a type that a program has not written by its name can be recognised by.
@Suite struct FrameworksOwnTests {
  private struct Row<A, B: Equatable>: View {
    var body: some View { Text("row") }
  }

  private enum Either<A, B> { case first(A), second(B) }

  @Test(
    arguments: [
      Text.self, VStack<Text>.self, HStack<TupleView<(Text, Image)>>.self, Optional<Text>.self,
      Button<Text>.self, List<Never, AnyView>.self, Row<Int, String>.self,
      Row<(Text, VStack<Color>), Int>.self, ModifiedContent<Text, _PaddingLayout>.self,
      Either<Text, Button<Label<Text, Image>>>.self, Int.self, (() -> Text).self,
      [String: Int].self,
    ] as [Any.Type])
  func `types that have only names of programs are not the framework's own`(type: Any.Type) {
    #expect(!isFrameworksOwn(type))
  }

  @Test(
    arguments: [
      Decoration<Text>.self, VStack<Decoration<Text>>.self, Optional<Decoration<Text>>.self,
      VStack<TupleView<(Text, Decoration<Text>)>>.self, Row<Decoration<Text>, Int>.self,
      Either<Int, (Int, Row<[Decoration<Text>], Int>)>.self,
    ] as [Any.Type])
  func `one that the framework alone knows is found wherever it is in a type`(type: Any.Type) {
    #expect(isFrameworksOwn(type))
  }
}
