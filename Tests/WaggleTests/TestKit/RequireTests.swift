import SwiftUI
import Testing
import Waggle
import WaggleTestKit

private struct Plain: ViewModifier {
  func body(content: Content) -> some View { content }
}

private struct Bodiless: View {
  var body: Never { fatalError() }
}

private struct BodilessScene: Scene {
  var body: Never { fatalError() }
}

private struct Program: App {
  var body: some Scene { BodilessScene() }
}

@MainActor private var leakedLabel: PrimitiveButtonStyleConfiguration.Label?

private struct Leaking: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    leakedLabel = configuration.label
    return configuration.label
  }
}

private struct Shown: View {
  var body: some View { leakedLabel }
}

// A mistake after which nothing can be shown stops the program, with one line that names the view and the cure.
@Suite struct RequireTests {
  private func line(_ result: ExitTest.Result?) -> String? {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    return text.split(separator: "\n").first { $0.hasPrefix("Waggle: ") }.map(String.init)
  }

  @Test func `a view whose body is of type Never is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TestHost { VStack { Bodiless() } }.settle() }
    }
    #expect(
      line(result)
        == "Waggle: The view Bodiless has a body of type Never, view VStack. Give it a body that returns a view."
    )
  }

  @Test func `a scene whose body is of type Never is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TestHost { AppView(Program()) }.settle() }
    }
    let line = line(result)
    #expect(line?.hasPrefix("Waggle: The scene BodilessScene has a body of type Never") == true)
    #expect(line?.hasSuffix("Give it a body that returns a scene.") == true)
  }

  @Test func `a modifier's content outside of its body is named with its view`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TestHost { VStack { _ViewModifier_Content<Plain>() } }.settle() }
    }
    #expect(
      line(result)
        == "Waggle: The content of Plain is used outside of its body, view VStack. "
        + "Use it only in the body(content:) that received it.")
  }

  @Test func `the placeholder of a body of modifiers outside of it is named with its view`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TestHost { VStack { PlaceholderContentView<Text>() } }.settle() }
    }
    #expect(
      line(result)
        == "Waggle: The placeholder for Text is used outside of its body, view VStack. "
        + "Use it only in the closure or the method that received it.")
  }

  @Test func `a tuple with an element that is not a view is named with its view`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TestHost { VStack { TupleView((Text("Ada"), 1)) } }.settle() }
    }
    #expect(
      line(result)
        == "Waggle: TupleView has a value of type (Text, Int), whose elements are not all views, view VStack. "
        + "Make it from a tuple of views.")
  }

  @Test func `a button's label outside of its style is named with its view`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        TestHost { Button("Save") {}.buttonStyle(Leaking()) }.settle()
        TestHost { VStack { Shown() } }.settle()
      }
    }
    #expect(
      line(result)
        == "Waggle: PrimitiveButtonStyleConfiguration.Label is used outside of the body of its style, view VStack > Shown. "
        + "Use it only in the makeBody(configuration:) that received it.")
  }

  @Test func `a condition that holds does nothing, and a value is returned`() {
    require(true, "no message is made", path: "", cure: "")
    #expect(require(Optional(3), "no message is made", path: "", cure: "") == 3)
  }
}
