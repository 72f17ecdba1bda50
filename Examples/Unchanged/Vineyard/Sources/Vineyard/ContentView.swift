import SwiftUI

struct ContentView: View {
  @EnvironmentObject var vineyard: VineyardStore

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Apples")) {
          Stepper(value: $vineyard.crates, in: 0...20) {
            Text("\(vineyard.crates) crates")
          }
          NavigationLink(destination: Press()) {
            Text(vineyard.isOpen ? "The press is open" : "The press is closed")
          }
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle("Vineyard")
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
    ContentView().environmentObject(VineyardStore())
  }
}
