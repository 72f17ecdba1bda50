import SwiftUI
import Testing
import WaggleTestKit

private struct TrappingBody: View {
  let numbers: [Int]
  var body: some View { Text("\(numbers[3])") }
}

/// The line of a crash names the modifier that puts a view into a bar, as the paths of diagnostics do.
@Suite struct BarCrashTests {
  private let start = "Waggle: trapped in body of TrappingBody, view NavigationStack > "

  /// The line of the crash; nil unless there is one.
  private func line(_ result: ExitTest.Result?) -> Substring? {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("Waggle: trapped in") }
    return lines.count == 1 ? lines[0] : nil
  }

  @Test func `a body in a bar that traps is reported below the modifier that puts it there`()
    async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let host = TestHost {
          NavigationStack { Color.red.toolbar { TrappingBody(numbers: []) } }
        }
        host.settle()
      }
    }
    let line = try #require(self.line(result))
    #expect(line.hasPrefix(start) && line.hasSuffix(" > .toolbar > TrappingBody"), "\(line)")
  }

  @Test func `a body in the menu of a title that traps is reported below its modifier`()
    async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let host = TestHost {
          NavigationStack {
            Color.red.navigationTitle("Title").toolbarTitleMenu { TrappingBody(numbers: []) }
          }
        }
        host.settle()
        try? host.find(role: .button, label: "Title").tap()
        host.settle()
      }
    }
    let line = try #require(self.line(result))
    #expect(line.hasPrefix(start) && line.contains(" > .toolbarTitleMenu > "), "\(line)")
  }
}
