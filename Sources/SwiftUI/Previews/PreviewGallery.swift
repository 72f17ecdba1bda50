import Foundation
import Waggle
import WaggleControls

/// All previews by name, and the one that is picked, which starts from scratch each time.
struct PreviewGallery: View {
  let catalog: PreviewCatalog

  /// The narrowest window, in points, that shows the list beside the preview.
  private static let wide = 640.0
  /// The preview that is shown; nil before the first choice.
  @State private var pickedKey: PreviewKey?

  init(catalog: PreviewCatalog) { self.catalog = catalog }

  var body: some View {
    GeometryReader { proxy in
      layout(in: proxy.size)
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
    }
  }

  /// The position of the preview that is shown.
  private var picked: Int? {
    get { pickedKey.flatMap { catalog.keys.firstIndex(of: $0) } }
    nonmutating set { pickedKey = newValue.map { catalog.keys[$0] } }
  }

  @ViewBuilder private func layout(in window: CGSize) -> some View {
    if window.width >= Self.wide {
      HStack(spacing: 0) {
        list(picked ?? 0).frame(width: 260)
        Divider()
        detail(picked ?? 0, isWide: true)
      }
    } else if let picked {
      detail(picked, isWide: false)
    } else {
      list(nil)
    }
  }

  private func list(_ shown: Int?) -> some View {
    PreviewList(items: catalog.items, shown: shown) { picked = $0 }
  }

  private func detail(_ index: Int, isWide: Bool) -> some View {
    let count = catalog.items.count
    return VStack(spacing: 0) {
      HStack(spacing: 16) {
        if !isWide { Button("All") { picked = nil } }
        Button("Previous") { picked = (index + count - 1) % count }
        Button("Next") { picked = (index + 1) % count }
        Spacer()
      }
      .padding([.horizontal, .top])
      PreviewDetail(item: catalog.items[index], contexts: catalog.contexts).id(catalog.keys[index])
    }
  }
}

/// The names of the previews, by module.
struct PreviewList: View {
  let items: [PreviewItem]
  /// The position of the preview that is shown.
  let shown: Int?
  let pick: @MainActor (Int) -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(modules, id: \.self) { module in
          Text(module)
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
          ForEach(items.indices.filter { items[$0].module == module }, id: \.self) { row($0) }
        }
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var modules: [String] { Set(items.map(\.module)).sorted() }

  private func row(_ index: Int) -> some View {
    Button {
      pick(index)
    } label: {
      VStack(alignment: .leading, spacing: 2) {
        Text(items[index].name)
          .fontWeight(index == shown ? .semibold : .regular)
        Text(items[index].location)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
    }
    .accessibilityAddTraits(index == shown ? .isSelected : [])
  }
}

/// One preview with its name, in the light and the dark appearance.
struct PreviewDetail: View {
  let item: PreviewItem
  let contexts: PreviewContexts

  @Environment(\.colorScheme) private var windowScheme
  @State private var pickedScheme: ColorScheme?

  private var scheme: ColorScheme { pickedScheme ?? windowScheme }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(item.name).font(.headline).lineLimit(1)
        Spacer()
        Button(scheme == .dark ? "Light" : "Dark") {
          pickedScheme = scheme == .dark ? .light : .dark
        }
      }
      .padding()
      Divider()
      PreviewStage(item: item, contexts: contexts)
        .background(scheme == .dark ? Color.black : .white)
        .environment(\.colorScheme, scheme)
        .clipped()
    }
  }
}
