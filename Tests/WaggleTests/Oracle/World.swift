import Foundation
import Observation
import WaggleTestKit

/// What one host's views leave behind for the comparison, by path.
@MainActor final class World {
  /// What states start with, where it is not the number in the tree: those that another host's views have.
  let carried: [String: Int]
  /// What `model` views observe.
  let beacon: Beacon
  private(set) var handles: [String: Binding<Int>] = [:]
  private(set) var states: [String: Int] = [:]
  /// The value that each observer received last.
  var heard: [String: String] = [:]
  /// The value that each `onChange` received last.
  var changed: [String: String] = [:]
  /// Appearances less disappearances.
  var shown: [String: Int] = [:]

  /// What taps have called, in order.
  var tapped: [String] = []

  init(_ beacon: Beacon, carried: [String: Int] = [:]) {
    self.beacon = beacon
    self.carried = carried
  }

  /// Called by bodies that have a state, without reading it.
  func offer(_ path: String, _ handle: Binding<Int>) { handles[path] = handle }

  /// Called where a state was read.
  func note(_ path: String, _ value: Int) { states[path] = value }

  /// Forgets the states of views that are gone.
  func keepStates(_ paths: Set<String>) { states = states.filter { paths.contains($0.key) } }

  /// Forgets what views said that are gone.
  func keep(_ paths: Set<String>) {
    heard = heard.filter { paths.contains($0.key) }
    changed = changed.filter { paths.contains($0.key) }
  }
}

/// An object that views of all hosts observe.
@Observable final class Beacon {
  var value = 7
}
