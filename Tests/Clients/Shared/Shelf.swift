import SwiftUI

#if swift(>=6)
  import Combine
#endif

/// A model as programs write it; with an actor in Swift 6 mode.
#if swift(>=6)
  @MainActor
#endif
public final class Shelf: ObservableObject {
  @Published public var title = "Shelf"
  @Published public private(set) var count = 0
  #if swift(>=6)
    @Combine.Published var query = ""
  #else
    @Published var query = ""
  #endif
  @Published var result = ""
  private var cancellables = Set<AnyCancellable>()
  private let taps = PassthroughSubject<Int, Never>()
  private let current = CurrentValueSubject<Int, Never>(0)

  public init() {
    $query
      .debounce(for: .seconds(1), scheduler: RunLoop.main)
      .removeDuplicates()
      .assign(to: &$result)
    taps
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.count += $0 }
      .store(in: &cancellables)
    $title.dropFirst().sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  public func add() { taps.send(1) }

  /// Waits for the first change of the title.
  public func nextTitle() async -> String? {
    for await title in $title.dropFirst().values { return title }
    return nil
  }
}

/// A view that owns a model, and one that is given it.
public struct ShelfView: View {
  @StateObject private var shelf = Shelf()
  private let ticks = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

  public init() {}

  public var body: some View {
    VStack {
      ShelfTitle(shelf: shelf)
      ShelfCount()
      Button("Add") { shelf.add() }
    }
    .environmentObject(shelf)
    .onReceive(ticks) { _ in shelf.title = "Later" }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("shelf"))) { _ in
      shelf.title = "Noticed"
    }
  }
}

struct ShelfTitle: View {
  @ObservedObject var shelf: Shelf
  var body: some View {
    VStack {
      Text(shelf.title)
      TitleButton(title: $shelf.title)
    }
  }
}

struct TitleButton: View {
  @Binding var title: String
  var body: some View { Button("Rename") { title = "Renamed" } }
}

struct ShelfCount: View {
  @EnvironmentObject private var shelf: Shelf
  var body: some View { Text("\(shelf.count)") }
}

/// Announces its changes itself.
public final class Gauge: ObservableObject {
  public let objectWillChange = ObservableObjectPublisher()
  public var level = 0 { willSet { objectWillChange.send() } }
  public init() {}
}
