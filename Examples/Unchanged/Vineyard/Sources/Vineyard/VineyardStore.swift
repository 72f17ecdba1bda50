import Foundation

final class VineyardStore: ObservableObject {
  @Published var crates: Int
  @Published var isOpen = false

  init() {
    crates = UserDefaults.standard.integer(forKey: "crates")
  }
}
