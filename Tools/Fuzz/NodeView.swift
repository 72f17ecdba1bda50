import SwiftUI

/// The view of a program's node.
struct NodeView: View {
  let node: Node
  @Bindable var model: Model

  var body: some View {
    var view: any View = base
    for modifier in node.modifiers { view = view.fuzzed(modifier, model: $model) }
    return AnyView(view)
  }

  private var base: any View {
    if let content { return content }
    if let control { return control }
    if let combined { return combined }
    return container
  }

  // MARK: Its parts

  var name: String { "n\(node.id)" }
  func slot(_ index: Int) -> Int { node.number(index, Model.count) }
  func length(_ index: Int) -> CGFloat { CGFloat(node.number(index, 12)) * 9 }
  var flag: Binding<Bool> { $model.flags[slot(0)] }
  var isOn: Bool { model.flags[slot(0)] }

  func child(_ index: Int) -> AnyView {
    guard node.children.indices.contains(index) else { return AnyView(Text(name)) }
    return AnyView(NodeView(node: node.children[index], model: model))
  }

  /// The children as data, or one by one.
  @ViewBuilder var children: some View {
    if node.isOdd(3) {
      ForEach(node.children, id: \.id) { NodeView(node: $0, model: model) }
    } else {
      switch node.children.count {
      case 0: EmptyView()
      case 1: child(0)
      case 2:
        child(0)
        child(1)
      case 3:
        child(0)
        child(1)
        child(2)
      default:
        child(0)
        Group {
          child(1)
          child(2)
        }
        ForEach(node.children.dropFirst(3), id: \.id) { NodeView(node: $0, model: model) }
      }
    }
  }

  var rows: [Row] { model.rows[slot(0)] }

  @ViewBuilder func row(_ row: Row) -> some View {
    switch node.number(2, 5) {
    case 0: Text(row.name)
    case 1: Button(row.name) { model.act(row.id) }
    case 2:
      HStack {
        Text(row.name)
        Spacer()
        child(row.id % max(1, node.children.count))
      }
    case 3: NavigationLink(row.name, value: row.id)
    default: child(row.id % max(1, node.children.count))
    }
  }

  func act() { model.act(node.n[0] &+ node.n[1]) }
}
