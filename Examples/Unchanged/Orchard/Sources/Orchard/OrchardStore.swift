import Foundation

final class OrchardStore: ObservableObject {
  @Published var crates: Int
  @Published var isOpen = false

  init() {
    crates = UserDefaults.standard.integer(forKey: "crates")
  }
}
