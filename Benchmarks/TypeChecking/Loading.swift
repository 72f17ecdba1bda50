import SwiftUI

struct Loading: View {
  enum Phase { case idle, loading(Double), loaded([String]), failed(any Error) }
  @State private var phase = Phase.idle
  @Environment(\.openURL) private var openURL
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Group {
      switch phase {
      case .idle:
        Button("Load", systemImage: "arrow.down.circle") { phase = .loading(0) }.controlSize(.large)
      case .loading(let share):
        ProgressView(value: share, total: 1) {
          Text("Loading …")
        } currentValueLabel: {
          Text("\(Int(share * 100)) %")
        }
        .padding(.horizontal, 40)
      case .loaded(let lines):
        List(lines, id: \.self) { line in
          AsyncImage(url: URL(string: "https://example.org/\(line).png")) { image in
            image.resizable().scaledToFill()
          } placeholder: {
            Color.gray.opacity(0.2)
          }
          .frame(width: 44, height: 44).clipShape(Circle())
          Link(line, destination: URL(string: "https://example.org/\(line)")!)
        }
      case .failed(let error):
        VStack(spacing: 8) {
          Label("Failed", systemImage: "exclamationmark.triangle").foregroundStyle(.red)
          Text(error.localizedDescription).multilineTextAlignment(.center)
          HStack {
            Button("Again") { phase = .loading(0) }; Button("Close", role: .cancel) { dismiss() }
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .task(id: 1) {
      for step in 0..<10 {
        try? await Task.sleep(for: .milliseconds(50))
        if case .loading = phase { phase = .loading(Double(step + 1) / 10) }
      }
      if case .loading = phase { phase = .loaded((1...20).map { "Row \($0)" }) }
    }
  }
}
