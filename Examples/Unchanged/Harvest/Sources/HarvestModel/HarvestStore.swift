import Foundation

/// The hives, and what is harvested.
public final class HarvestStore: ObservableObject {
  @Published public private(set) var hives: [Hive]
  @Published public private(set) var total: Int

  private var observer: AnyCancellable?

  public init(hives: [Hive] = [Hive(name: "Linden", jars: 3), Hive(name: "Heather", jars: 1)]) {
    self.hives = hives
    total = hives.map(\.jars).reduce(0, +)
    observer = NotificationCenter.default.publisher(for: .harvested)
      .sink { [weak self] _ in self?.count() }
  }

  public func harvest(_ hive: Hive) {
    hive.harvest()
    NotificationCenter.default.post(name: .harvested, object: hive)
  }

  private func count() { total = hives.map(\.jars).reduce(0, +) }

  /// The weather at the hives.
  public func weather(from address: URL) async throws -> Data {
    let (data, response) = try await URLSession.shared.data(for: URLRequest(url: address))
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return data
  }
}

extension Notification.Name {
  static let harvested = Notification.Name("harvested")
}
