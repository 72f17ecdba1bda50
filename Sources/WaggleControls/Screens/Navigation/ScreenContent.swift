import Foundation
import Waggle

/// What a screen shows: one view, a column if there are several (L009).
struct ScreenContent<Root: View>: View {
  let content: StackScreen.Content
  let screen: ScreenModel
  let stack: StackModel
  /// The column whose first screen this is; nil for others.
  let column: ColumnContext?
  let root: Root

  var body: some View {
    let presentation = presentation
    Group {
      switch content {
      case .root: RootContent(root).transformPreference(DestinationsKey.self) { $0.isMade = true }
      case .link(let destination): RootContent(destination.view)
      case .value(let value): ValueScreen(value: value, screen: screen, stack: stack)
      case .presented(let destination):
        RootContent(destination.view).modifier(KeptWhileWanted(destination: destination))
      }
    }
    .transformEnvironment(\.presentation) { if let presentation { $0 = presentation } }
  }

  /// What dismissing ends: the screen, or what is shown in a column.
  private var presentation: Presentation? {
    guard let column else { return screen.presentation }
    return column.hasBack || column.column.isFilled ? column.column.presentation : nil
  }
}

/// The destination of a value; a warning if none is declared for its type (C106).
private struct ValueScreen: View {
  let value: AnyHashable
  let screen: ScreenModel
  let stack: StackModel
  @State private var isMissing = false
  private let report = Reporter()

  init(value: AnyHashable, screen: ScreenModel, stack: StackModel) {
    (self.value, self.screen, self.stack) = (value, screen, stack)
  }

  var body: some View {
    let view = stack.view(for: value)
    ZStack {
      if let view { RootContent(view) } else if isMissing { MissingScreen() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onChange(of: view == nil && stack.isMade(below: screen), initial: true) {
      guard $1, stack.view(for: value) == nil else { return }
      isMissing = true
      report(stack.missing(value))
    }
    // A screen that is covered from the start does not appear, but declares as much.
    .transformPreference(DestinationsKey.self) {
      [isMade = view != nil || stack.isMade(below: screen)] in
      $0.isMade = $0.isMade || isMade
    }
  }
}

/// Ends a screen that the stack keeps when its binding no longer shows it (C430).
struct KeptWhileWanted: ViewModifier {
  let destination: PresentedDestination

  func body(content: Content) -> some View {
    content.onChange(of: destination.isWanted()) {
      if !$1 { destination.keeper?.release(destination) }
    }
  }
}

/// Stands for a destination that nothing declares.
struct MissingScreen: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .font(.largeTitle)
      .foregroundStyle(.yellow)
      .accessibilityLabel(Text("No destination"))
  }
}
