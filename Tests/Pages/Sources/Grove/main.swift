import SwiftUI

/// Tabs, pages that are dragged, and a search.
struct Grove: App {
  var body: some Scene { WindowGroup { GroveView() } }
}

struct GroveView: View {
  @State private var tab = "Apples"
  @State private var page = 0
  @State private var search = ""

  var body: some View {
    TabView(selection: $tab) {
      Tab("Apples", systemImage: "leaf", value: "Apples") {
        VStack {
          Text("Grove").font(.title).accessibilityAddTraits(.isHeader)
          Text("Tab \(tab)")
        }
      }
      .badge(3)
      Tab("Pears", systemImage: "tree", value: "Pears") {
        TabView(selection: $page) {
          ForEach(0..<3) { Text("Page \($0)") }
        }
        .tabViewStyle(.page)
      }
      Tab("Plums", systemImage: "basket", value: "Plums") { SearchedPlums(search: $search) }
    }
  }
}

struct SearchedPlums: View {
  @Binding var search: String
  @State private var submitted = "nothing"

  private var names: [String] {
    ["Damson", "Greengage", "Mirabelle"].filter { search.isEmpty || $0.contains(search) }
  }

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { Text($0) }
      Text("Searched \(submitted)")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .searchable(text: $search, prompt: "Plums")
    .searchSuggestions { Text("Damson plums").searchCompletion("Damson") }
    .onSubmit(of: .search) { submitted = search }
  }
}

Grove.main()
