import SwiftUI

/// A program, under a bar with the choice of a different one, its source, and the inspector's pages.
public struct GalleryView: View {
  @SceneStorage("exhibit") private var exhibit = Exhibit.buzzy
  @SceneStorage("source") private var showsSource = false

  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      GalleryBar(exhibit: $exhibit, showsSource: $showsSource)
      Divider()
      exhibit.view
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clipped()
        // A program that is chosen again starts from scratch.
        .id(exhibit)
        .inspector(isPresented: $showsSource) {
          SourceView(exhibit: exhibit)
            .id(exhibit)
            .inspectorColumnWidth(min: 280, ideal: 460, max: 640)
        }
    }
  }
}

/// The bar: with words if there is room for them.
private struct GalleryBar: View {
  @Binding var exhibit: Exhibit
  @Binding var showsSource: Bool

  var body: some View {
    HStack(spacing: 8) {
      Picker("Program", selection: $exhibit) {
        ForEach(Exhibit.allCases) { Label($0.name, systemImage: $0.symbol) }
      }
      .labelsHidden()
      .layoutPriority(1)
      Spacer(minLength: 0)
      ViewThatFits(in: .horizontal) {
        buttons.labelStyle(.titleAndIcon)
        buttons.labelStyle(.iconOnly)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 48)
    .background(.bar)
  }

  private var buttons: some View {
    HStack(spacing: 8) {
      Toggle("Source", systemImage: "chevron.left.forwardslash.chevron.right", isOn: $showsSource)
        .toggleStyle(.button)
      inspector("Flow", "arrow.up.right", "flow")
      inspector("Problems", "exclamationmark.triangle", "problems")
    }
    .fixedSize()
  }

  /// Opens a page of the inspector beside this one; a second press closes it.
  private func inspector(_ title: LocalizedStringKey, _ symbol: String, _ page: String) -> some View
  {
    Link(destination: URL(string: "?inspect=\(page)")!) {
      Label(title, systemImage: symbol)
    }
    .padding(.horizontal, 8)
    .frame(minWidth: 32, minHeight: 32)
    .contentShape(.rect)
  }
}

#Preview("Gallery") { GalleryView() }
