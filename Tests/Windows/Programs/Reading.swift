import SwiftUI

/// A table, a list, a text with two links, and a number that changes by itself once it is started.
@main struct Reading: App {
  var body: some Scene {
    WindowGroup("Reading") { Library() }.defaultSize(width: 900, height: 700)
  }
}

struct Book: Identifiable {
  let id: Int
  let title: String
  let pages: Int
}

struct Library: View {
  private let books = [
    Book(id: 1, title: "Honey", pages: 120), Book(id: 2, title: "Wax", pages: 80),
    Book(id: 3, title: "Combs", pages: 240),
  ]
  @State private var book: Int?
  @State private var row: Int?
  @State private var seconds = 0
  @State private var isCounting = false
  @State private var opened = "nothing"

  var body: some View {
    VStack {
      Table(books, selection: $book) {
        TableColumn("Title") { Text($0.title) }
        TableColumn("Pages") { Text("\($0.pages)") }
      }
      .frame(height: 180)
      Text("Book \(book ?? 0), row \(row ?? -1), opened \(opened)")
      List(0..<40, id: \.self, selection: $row) { Text("Row \($0)") }.frame(height: 200)
      Text(
        "See the [map](https://map.example/a), where 🐝 and the [rules](https://rules.example) are."
      )
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened = url.host() ?? ""
          return .handled
        })
      Text("One [link](https://one.example) here")
      Text("Seconds \(seconds)").accessibilityAddTraits(.updatesFrequently)
      Button("Count") { isCounting = true }
    }
    .task(id: isCounting) {
      while isCounting, seconds < 3 {
        try? await Task.sleep(for: .milliseconds(300))
        seconds += 1
      }
    }
  }
}
