import Foundation
package import Waggle
import WaggleControls

/// The preferences of a running program: the tree of its views with what each does for a key, why a value arrives or does
/// not, and the diagnostics.
package struct InspectorView: View {
  @Bindable private var model: InspectorModel

  /// - Parameter model: what is shown; it lives as long as the window.
  package init(_ model: InspectorModel) { self.model = model }

  package var body: some View {
    VStack(spacing: 0) {
      if model.hasEnded {
        ContentUnavailableView(
          "The program has ended", systemImage: "xmark.circle",
          description: Text("Load its page again to inspect it."))
      } else {
        controls
        Divider()
        switch model.page {
        case .flow: FlowPage(model: model)
        case .why: WhyPage(model: model)
        case .problems: ProblemsPage(model: model)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  private var controls: some View {
    VStack(spacing: 8) {
      Picker("Page", selection: $model.page) {
        ForEach(InspectorPage.allCases, id: \.self) { Text(title(of: $0)).tag($0) }
      }
      .pickerStyle(.segmented)
      if model.page != .problems {
        HStack {
          Picker("Key", selection: $model.chosenKey) {
            ForEach(model.keys.filter { !$0.isFrameworks }) { option($0) }
            Section("SwiftUI’s own") {
              ForEach(model.keys.filter(\.isFrameworks)) { option($0) }
            }
          }
          Spacer()
          if model.page == .flow { Toggle("All views", isOn: $model.showsAllViews).fixedSize() }
        }
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
  }

  private func option(_ key: InspectedKey) -> some View {
    Text(verbatim: key.name).tag(Optional(key.id))
  }

  private func title(of page: InspectorPage) -> String {
    switch page {
    case .flow: "Flow"
    case .why: "Why?"
    case .problems:
      model.diagnostics.isEmpty ? "Problems" : "Problems (\(model.diagnostics.count))"
    }
  }
}
