import Foundation
import SwiftUI

/// A list that is selected in, swiped, edited and refreshed.
struct Orchard: App {
  var body: some Scene { WindowGroup { OrchardView() } }
}

struct OrchardView: View {
  @State private var trees = ["Apple", "Cherry", "Pear", "Plum", "Quince"]
  @State private var selection: String?
  @State private var mode = EditMode.inactive
  @State private var refreshes = 0
  private let isMirrored = ProcessInfo.processInfo.environment["DIRECTION"] == "rtl"

  var body: some View {
    VStack {
      Text("Orchard").font(.title).accessibilityAddTraits(.isHeader)
      Text("Selected \(selection ?? "nothing")")
      Text(trees.joined(separator: " "))
      Text("Refreshed \(refreshes)")
      Button(mode == .active ? "Done" : "Edit") { mode = mode == .active ? .inactive : .active }
      List(selection: $selection) {
        ForEach($trees, id: \.self, editActions: .all) { $tree in
          Text(tree).badge(tree.count)
        }
      }
      .refreshable { await MainActor.run { refreshes += 1 } }
      .environment(\.editMode, $mode)
    }
    .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
  }
}

Orchard.main()
