import SwiftUI
import WaggleTestKit

@testable import Buzzy

/// Plays the game as a user does: finds elements by role and label, taps, waits, and reads the screen.
@MainActor struct Player {
  nonisolated static let upright = CGSize(width: 390, height: 844)
  nonisolated static let turned = CGSize(width: 844, height: 390)
  nonisolated static let wide = CGSize(width: 1024, height: 768)

  let host: TestHost

  init(size: CGSize = upright, flowers: Int = 6, reducesMotion: Bool = false) throws {
    host = TestHost(size: size) { GameView() }
    host.reducesMotion = reducesMotion
    host.settle()
    try change(toFlowers: flowers)
  }

  // MARK: Actions

  func press(_ label: String) throws {
    try host.find(role: .button, label: label).tap()
    host.settle()
  }

  /// Lets a flight end.
  func wait(_ seconds: TimeInterval = 0.95) { host.advance(by: seconds) }

  func fly(to label: String) throws {
    try press(label)
    wait()
  }

  func change(toFlowers count: Int) throws {
    while flowers.count > count { try press("Remove a flower") }
    while flowers.count < count { try press("Plant a flower") }
    wait()
  }

  func turn(to size: CGSize) {
    host.size = size
    host.settle()
  }

  // MARK: The screen

  /// The flowers' labels, in the order of their numbers.
  var flowers: [String] {
    let labels = Set(host.elements.compactMap(\.label))
    return (1...Game.mostFlowers).map { "Flower \($0)" }.filter(labels.contains)
  }

  func frame(_ label: String) throws -> CGRect { try host.find(label: label).frame }

  func value(_ label: String) throws -> String? { try host.find(label: label).value }

  var sentence: String { get throws { try host.find(role: .header).label ?? "" } }

  /// The position at which the bee is drawn now; its frame is at the goal.
  var drawnBee: CGPoint? { drawn("50 34) rounded 16 #1A1A1A width 2") }

  /// The position at which the bee's sign on the map is drawn now.
  var drawnSign: CGPoint? { drawn("12 12) ellipse #000000 width 3") }

  /// The centre of the only item whose line in the display list ends with this text, from the size on.
  private func drawn(_ ending: String) -> CGPoint? {
    let lines = host.displayList.description.split(separator: "\n")
    guard let line = lines.first(where: { $0.hasSuffix(ending) }),
      let numbers = line.split(separator: "(").last?.prefix(while: { $0 != ")" })
    else { return nil }
    let frame = numbers.split(separator: " ").compactMap { Double($0) }
    return CGPoint(x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] / 2)
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }

  func isNear(_ other: CGRect) -> Bool {
    middle.isNear(other.middle) && abs(width - other.width) + abs(height - other.height) < 0.01
  }
}

extension CGPoint {
  func isNear(_ other: CGPoint, within distance: CGFloat = 0.01) -> Bool {
    hypot(x - other.x, y - other.y) <= distance
  }
}
