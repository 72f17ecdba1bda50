import Foundation
import Waggle

/// The screens of a stack, as its model has them follow from the path.
struct StackScreens<Root: View>: View {
  let path: StackPath
  let root: Root
  /// The column whose own stack this is.
  private let own: ColumnContext?
  @State private var model: StackModel
  /// The column around, if this stack has its bar.
  @Environment(\.columnContext) private var around
  private let report = Reporter()

  init(
    path: StackPath, root: Root, model: @autoclosure () -> StackModel = StackModel(),
    column: ColumnContext? = nil
  ) {
    self.path = path
    self.root = root
    own = column
    _model = State(wrappedValue: model())
  }

  var body: some View {
    let column = own ?? around
    let state = model.following(path)
    ScreenDeck(
      top: state.top.map { AnyHashable($0.id) }, drawn: Set(state.drawn.map { AnyHashable($0) }),
      leaving: Set(state.leaving.map { AnyHashable($0.screen.id) }), buildsAll: true
    ) {
      ForEach(state.positions) { position in
        screen(position, column: position.screen.isRoot ? column : nil)
      }
    }
    .coordinateSpace(.named(ObjectIdentifier(model)))
    .stopsPreference(DestinationsKey.self)
    .announces(model, isOwn: own != nil, isInner: own == nil && around != nil)
    .outsideRows()
    .onTabReselection { [model, column] in
      model.popToRoot() || (column?.column.split?.backToSidebar() ?? false)
    }
    .afterBodyOfDeck { [model, path, column, report] in
      model.follow(path, in: column?.column, report: report.callAsFunction)
    }
  }

  private func screen(_ position: StackState.Position, column: ColumnContext?) -> some View {
    let screen = model.model(of: position.screen)
    return SlidingScreen(
      position: position, screen: screen, stack: model, column: column, isOwn: own != nil
    ) {
      ScreenContent(
        content: position.screen.content, screen: screen, stack: model,
        column: own == nil ? nil : column, root: root)
    }
  }
}

extension View {
  /// Says which stack is here: to the host, and in a column to the column.
  ///
  /// - Parameters:
  ///   - isOwn: whether the stack is that of its column.
  ///   - isInner: whether it has the bar of a column around.
  fileprivate func announces(_ stack: StackModel, isOwn: Bool, isInner: Bool) -> some View {
    transformPreference(ScreenStackKey.self) {
      // A stack in a column shows its screens in the place of the column's own.
      $0 = $0.map { isOwn ? $0 : $0.inside(stack) } ?? ScreenStackReference(stack)
    }
    .transformPreference(InnerStackKey.self) {
      if !isOwn { $0 = isInner ? InnerStack(stack: stack) : nil }
    }
  }
}
