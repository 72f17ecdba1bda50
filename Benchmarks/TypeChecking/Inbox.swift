import SwiftUI

struct Inbox: View {
  struct Mail: Identifiable, Hashable {
    let id: Int
    var sender: String
    var subject: String
    var isRead: Bool
  }
  @State private var mails: [Mail] = []
  @State private var search = ""
  @State private var selection: Set<Int> = []
  private var found: [Mail] {
    mails.filter { search.isEmpty || $0.subject.lowercased().contains(search.lowercased()) }
      .sorted { $0.isRead == $1.isRead ? $0.id > $1.id : !$0.isRead && $1.isRead }
  }
  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        ForEach(found) { mail in
          NavigationLink(value: mail) {
            VStack(alignment: .leading, spacing: 2) {
              HStack {
                if !mail.isRead { Circle().fill(.blue).frame(width: 8, height: 8) }
                Text(mail.sender).font(.headline)
                Spacer()
                Text("\(mail.id)").font(.caption).foregroundStyle(.secondary)
              }
              Text(mail.subject).lineLimit(1).foregroundStyle(mail.isRead ? .secondary : .primary)
            }
          }
          .swipeActions(edge: .trailing) {
            Button("Delete", role: .destructive) { mails.removeAll { $0.id == mail.id } }
          }
          .listRowBackground(mail.isRead ? Color.clear : Color.blue.opacity(0.08))
        }
        .onDelete { mails.remove(atOffsets: $0) }
        .onMove { mails.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Inbox")
      .navigationDestination(for: Mail.self) { Text($0.subject).padding() }
      .searchable(text: $search, prompt: "Subjects")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { EditButton() }
        ToolbarItemGroup(placement: .bottomBar) {
          Text("\(mails.count { !$0.isRead }) unread").font(.footnote)
          Spacer()
          Button("Read all", systemImage: "envelope.open") {
            for i in mails.indices { mails[i].isRead = true }
          }
        }
      }
      .refreshable { try? await Task.sleep(for: .seconds(1)) }
      .overlay { if found.isEmpty { ContentUnavailableView.search(text: search) } }
    }
  }
}
