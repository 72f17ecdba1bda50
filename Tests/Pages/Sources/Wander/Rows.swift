import SwiftUI

/// Rows that are buttons, for the ring of the focus.
struct Rows: View {
  @State private var isMore = false

  var body: some View {
    List {
      Section {
        Button("First") {}
        Button("Middle") {}
        Button("Last") {}
      }
      Section {
        Button("Alone") { isMore = true }
        if isMore { Button("Added") {} }
      }
    }
  }
}
