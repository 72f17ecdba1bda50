import SwiftUI

struct Library: View {
  struct Book: Identifiable, Hashable {
    let id: Int; var title: String; var pages: Int; var shelf: String
  }
  let books: [Book]
  @State private var shelf: String?
  @State private var book: Book?
  @State private var visibility = NavigationSplitViewVisibility.all
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(Array(Set(books.map(\.shelf))).sorted(), id: \.self, selection: $shelf) { name in
        Label(name, systemImage: "books.vertical").badge(books.filter { $0.shelf == name }.count)
      }
      .navigationSplitViewColumnWidth(min: 160, ideal: 200, max: 280)
    } content: {
      List(books.filter { shelf == nil || $0.shelf == shelf }, selection: $book) { book in
        VStack(alignment: .leading) {
          Text(book.title).font(.headline)
          Text("\(book.pages) pages, \(max(1, book.pages / 40)) h").font(.caption).foregroundStyle(
            .secondary)
        }
        .tag(book)
      }
    } detail: {
      if let book {
        ScrollView {
          Text(String(repeating: "\(book.title). ", count: book.pages)).padding().textSelection(
            .enabled)
        }
        .navigationTitle(book.title)
        .toolbar { ShareLink(item: book.title) }
      } else {
        ContentUnavailableView(
          "No book", systemImage: "book", description: Text("Choose one on the left."))
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}
