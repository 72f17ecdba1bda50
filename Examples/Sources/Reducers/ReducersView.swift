import SwiftUI

/// What the program is about, a page each.
enum Topic: String, CaseIterable, Identifiable {
  case overlay = "An if in an overlay"
  case toolbar = "An empty toolbar"
  case law = "The law"
  case order = "The order of a list"

  var id: Topic { self }

  var symbol: String {
    switch self {
    case .overlay: "square.2.layers.3d"
    case .toolbar: "menubar.rectangle"
    case .law: "checkmark.seal"
    case .order: "list.number"
    }
  }
}

/// The topics beside the page of one.
public struct ReducersView: View {
  @SceneStorage("topic") private var topic: Topic?

  public init() {}

  public var body: some View {
    NavigationSplitView {
      List(selection: $topic) {
        ForEach(Topic.allCases) { topic in
          Label(topic.rawValue, systemImage: topic.symbol)
        }
      }
      .navigationTitle("Reducers")
    } detail: {
      switch topic {
      case .overlay: SurpriseScreen(tree: .overlay)
      case .toolbar: SurpriseScreen(tree: .toolbar)
      case .law: LawScreen()
      case .order: OrderScreen()
      case nil: ContentUnavailableView("Choose a topic", systemImage: "arrow.triangle.merge")
      }
    }
  }
}
