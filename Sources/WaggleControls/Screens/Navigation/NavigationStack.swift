public import Waggle

/// A root view, and the screens that were pushed over it.
///
/// ```swift
/// struct Hives: View {
///   @State private var path: [Int] = []
///
///   var body: some View {
///     NavigationStack(path: $path) {
///       List(1..<10) { number in
///         NavigationLink("Hive \(number)", value: number)
///       }
///       .navigationTitle("Hives")
///       .navigationDestination(for: Int.self) { number in
///         Text("12,000 bees").navigationTitle("Hive \(number)")
///       }
///     }
///   }
/// }
/// ```
///
/// The path has the values of the screens. When it changes, screens whose values are kept at its beginning keep their state;
/// all others are new (C107). A screen that is covered keeps its state, and disappears when it is out of sight (M186). What
/// views write as preferences goes up from the screen on top (R159).
///
/// The back button, Command and the left bracket, and a swipe from the leading edge pop a screen.
nonisolated public struct NavigationStack<Data, Root: View>: View, PathNamed {
  private let root: Root
  private let path: (@MainActor () -> StackPath)?
  @State private var own: [AnyHashable] = []

  private init(_ path: (@MainActor () -> StackPath)?, _ root: Root) {
    self.path = path
    self.root = root
  }

  /// The screens, and the root below them.
  @MainActor public var body: some View {
    StackScreens(path: path?() ?? StackPath($own), root: root)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) { self.init(nil, root()) }

  /// A stack of values of any hashable types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    nonisolated(unsafe) let path = path
    self.init({ StackPath(path) }, root())
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// A stack of values of one type. A link with a value of another type pushes nothing, and is reported.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    nonisolated(unsafe) let path = path
    self.init({ StackPath(path) }, root())
  }
}

extension NavigationStack: KeepsStates {
  nonisolated package static var keptStates: [String] { ["own"] }
}
