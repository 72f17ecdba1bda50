import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleControls
import WaggleRender

/// The keys of the framework that a window reads are not in a program's diagnostics.
@MainActor @Suite struct WindowTitleReportTests {
  private struct Tools: View {
    @State private var ink = 0

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack {
          Text("In black ink").fixedSize()
          Picker("Ink", selection: $ink) {
            ForEach(0..<3, id: \.self) { Text("Ink \($0)") }
          }
          .pickerStyle(.segmented).labelsHidden().fixedSize()
        }
        Text("Ink").fixedSize()
      }
    }
  }

  @Test func `R151: a candidate that is not shown is reported for a program's keys alone`() {
    for width in [60.0, 600] {
      let parts = RenderSystem.make()
      let runtime = Runtime(measurer: parts.measurer, symbols: parts.symbols, semantics: .seeds)
      var reports: [Diagnostic] = []
      runtime.report = { reports.append($0) }
      let host = ViewHost(
        runtime: runtime, size: CGSize(width: width, height: 100), environment: EnvironmentValues()
      ) { Tools() }
      host.settle()
      _ = host.windowTitle
      host.settle()
      #expect(reports.isEmpty, "\(reports)")
      host.close()
    }
  }
}
