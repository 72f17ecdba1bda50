import Foundation
import Testing
import WaggleTestKit

private struct Trapping: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    let next = nextValue()
    precondition(next < 2, "two is too many")
    value += next
  }
}

private struct TrappingBody: View {
  let numbers: [Int]
  var body: some View { Text("\(numbers[3])") }
}

// A trap cannot be caught: a line on stderr names the place before the runtime's own report.
@Suite struct BreadcrumbTests {
  private func lines(_ result: ExitTest.Result?) -> [Substring] {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    return text.split(separator: "\n").filter { $0.hasPrefix("Waggle: trapped in") }
  }

  @Test func `A reducer that traps is reported with its key and its path`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let host = TestHost {
          VStack {
            Color.red.preference(key: Trapping.self, value: 1)
            Color.red.preference(key: Trapping.self, value: 2)
          }
        }
        _ = host.preference(Trapping.self)
      }
    }
    #expect(lines(result) == ["Waggle: trapped in reduce of Trapping, view VStack"])
  }

  @Test func `Rows in the path have their ids`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let host = TestHost {
          ForEach([-12], id: \.self) { _ in
            ForEach(["Ada"], id: \.self) { _ in TrappingBody(numbers: []) }
          }
        }
        host.settle()
      }
    }
    #expect(
      lines(result)
        == ["Waggle: trapped in body of TrappingBody, view [-12] > [Ada] > TrappingBody"])
  }

  @Test func `A body that traps is reported with its path`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let host = TestHost { VStack { TrappingBody(numbers: [1]) } }
        host.settle()
      }
    }
    #expect(
      lines(result) == ["Waggle: trapped in body of TrappingBody, view VStack > TrappingBody"])
  }
}
