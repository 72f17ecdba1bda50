import SwiftUI

struct ContentView: View {
  @EnvironmentObject var orchard: OrchardStore

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Apples")) {
          Stepper(value: $orchard.crates, in: 0...20) {
            Text("\(orchard.crates) crates")
          }
          NavigationLink(destination: Press()) {
            Text(orchard.isOpen ? "The press is open" : "The press is closed")
          }
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle("Orchard")
    }
  }
}

struct Press: View {
  var body: some View {
    Text("Cider").navigationBarTitle("Press", displayMode: .inline)
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView().environmentObject(OrchardStore())
  }
}
