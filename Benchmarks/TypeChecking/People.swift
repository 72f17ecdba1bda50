import SwiftUI

struct People: View {
  struct Person: Identifiable { let id: Int; var name: String; var age: Int; var city: String? }
  @State private var people: [Person]
  @State private var order = [KeyPathComparator(\Person.name)]
  @State private var selection: Person.ID?
  init(people: [Person]) { _people = State(initialValue: people) }
  var body: some View {
    VStack {
      Table(people.sorted(using: order), selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)").monospacedDigit() }.width(60)
        TableColumn("City") { person in
          Text(person.city ?? "–").foregroundStyle(person.city == nil ? .tertiary : .primary)
        }
      }
      .contextMenu(forSelectionType: Person.ID.self) { ids in
        Button("Delete \(ids.count)", role: .destructive) {
          people.removeAll { ids.contains($0.id) }
        }
      }
      Menu {
        ForEach(people.prefix(5)) { person in
          Button("\(person.name), \(person.age)") { selection = person.id }
        }
        Divider()
        Menu("Sort") {
          Button("By name") { order = [KeyPathComparator(\.name)] }
          Button("By age") { order = [KeyPathComparator(\.age, order: .reverse)] }
        }
      } label: {
        Label(
          "\(people.first { $0.id == selection }?.name ?? "Nobody")",
          systemImage: "person.crop.circle")
      }
      .confirmationDialog(
        "Sure?", isPresented: .constant(people.count > 100), titleVisibility: .visible
      ) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      }
    }
  }
}
