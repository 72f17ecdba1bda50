import SwiftUI
import WaggleTestKit

/// What Waggle says of a row with this width, and how its preference travels.
struct Findings<Row: ToolRow>: View {
  let width: CGFloat

  var body: some View {
    let host = host
    let diagnostics = host.diagnostics.filter { $0.id == "W-VTF" }
    VStack(alignment: .leading, spacing: 8) {
      ForEach(diagnostics, id: \.id) { diagnostic in
        Label {
          Text(verbatim: "\(diagnostic)").fixedSize(horizontal: false, vertical: true)
        } icon: {
          Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.orange)
        }
        .font(.footnote)
        .accessibilityElement(children: .combine)
      }
      if diagnostics.isEmpty {
        Label("Nothing to report", systemImage: "checkmark.circle").font(.footnote)
      }
      DisclosureGroup("How it travelled") {
        TraceText(host.trace(InksInRowKey.self))
      }
    }
  }

  @MainActor private var host: TestHost {
    let host = TestHost(size: CGSize(width: 400, height: 100)) {
      Row(style: .constant(Style()))
        .frame(width: width)
        .onPreferenceChange(InksInRowKey.self) { _ in }
    }
    host.settle()
    return host
  }
}
