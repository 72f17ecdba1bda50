import Foundation
import Waggle
import WaggleControls

/// The diagnostics, each with its view and its cure.
struct ProblemsPage: View {
  let model: InspectorModel

  var body: some View {
    if model.diagnostics.isEmpty {
      ContentUnavailableView(
        "No problems", systemImage: "checkmark.circle",
        description: Text("The program has reported nothing so far."))
    } else {
      List(Array(model.diagnostics.enumerated()), id: \.offset) { _, diagnostic in
        VStack(alignment: .leading, spacing: 4) {
          Text(verbatim: diagnostic.id).font(.headline).foregroundStyle(tint(of: diagnostic))
          if !diagnostic.path.isEmpty {
            Text(verbatim: diagnostic.path).font(.caption).foregroundStyle(.quiet)
          }
          Text(verbatim: diagnostic.message).font(.callout)
        }
        .padding(.vertical, 4)
        .accessibilityElement(children: .combine)
      }
      .listStyle(.plain)
    }
  }

  private func tint(of diagnostic: Diagnostic) -> Color {
    switch diagnostic.id.first {
    case "E": .red
    case "W": .orange
    default: .secondary
    }
  }
}
