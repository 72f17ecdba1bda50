import SwiftUI

struct Tabs: View {
  @State private var tab = "home"
  @State private var isShown = false
  @State private var path = NavigationPath()
  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $path) {
        VStack {
          Button("Push") { path.append(path.count) }
          Button("Sheet") { isShown.toggle() }
        }
        .navigationDestination(for: Int.self) { number in
          Text("Screen \(number)").navigationTitle("No. \(number)")
        }
        .navigationTitle("Home")
      }
      .tabItem { Label("Home", systemImage: "house") }
      .tag("home")
      Text("Nothing new")
        .tabItem { Label("News", systemImage: "newspaper") }
        .badge(path.count > 3 ? path.count : 0)
        .tag("news")
      ScrollView {
        ForEach(0..<40) { Text("Row \($0)").frame(maxWidth: .infinity, alignment: .leading) }
      }
      .tabItem { Label("Rows", systemImage: "list.bullet") }
      .tag("rows")
    }
    .sheet(isPresented: $isShown) {
      VStack(spacing: 12) {
        Text("Sheet").font(.title2)
        Button("Close", role: .cancel) { isShown = false }
      }
      .presentationDetents([.medium, .large])
      .presentationDragIndicator(.visible)
    }
    .alert("Too deep", isPresented: .constant(path.count > 9)) {
      Button("Back") { path.removeLast() }
    } message: {
      Text("There are \(path.count) screens.")
    }
  }
}
