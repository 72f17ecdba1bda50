import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

// MARK: Keys

/// Lawful; its value shows the order in which values were reduced.
enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Breaks the law: the next value wins, even if it is a default that no view wrote.
enum Last: PreferenceKey {
  static let defaultValue = "default"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// Breaks the law the other way: the first value stays, even if it is a default that no view wrote.
enum Keep: PreferenceKey {
  static let defaultValue = "default"
  static func reduce(value: inout String, nextValue: () -> String) {}
}

/// Lawful; requests the next value only when it has none. The default is an implicit nil.
enum First: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

enum Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Like `Names`, and records each pair that it reduces: `a+b`.
enum Spy: PreferenceKey {
  static let defaultValue: [String] = []
  nonisolated(unsafe) static var pairs: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    let next = nextValue()
    pairs.append("\(text(value))+\(text(next))")
    value += next
  }

  static func text(_ names: [String]) -> String {
    names.count == 1 ? names[0] : "[\(names.joined(separator: ","))]"
  }
}

/// Like `Last`, and records its pairs.
enum LastSpy: PreferenceKey {
  static let defaultValue = "default"
  nonisolated(unsafe) static var pairs: [String] = []

  static func reduce(value: inout String, nextValue: () -> String) {
    let next = nextValue()
    pairs.append("\(value)+\(next)")
    value = next
  }
}

/// Like `First`, and counts its calls.
enum FirstSpy: PreferenceKey {
  nonisolated(unsafe) static var calls = 0

  static func reduce(value: inout String?, nextValue: () -> String?) {
    calls += 1
    value = value ?? nextValue()
  }
}

/// Rectangles by name.
enum Rects: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

enum Points: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

enum Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// A value that cannot be compared.
enum Opaque: PreferenceKey {
  struct Box { var names: [String] }
  static let defaultValue = Box(names: [])
  static func reduce(value: inout Box, nextValue: () -> Box) { value.names += nextValue().names }
}

/// Clears the records of the spies.
func forget() {
  Spy.pairs = []
  LastSpy.pairs = []
  FirstSpy.calls = 0
}

// MARK: Views

let leaf = Color.red

extension View {
  func writes(_ names: String...) -> some View { preference(key: Names.self, value: names) }
  func writesSpy(_ names: String...) -> some View { preference(key: Spy.self, value: names) }

  /// Writes a value and counts how often it is computed.
  func lazily<K: PreferenceKey>(_ key: K.Type, _ value: K.Value, _ tally: Tally) -> some View {
    anchorPreference(key: key, value: .bounds) { _ in
      tally.count += 1
      return value
    }
  }

  /// Logs the values that an observer of `Names` receives.
  func logsNames(_ log: Log, _ who: String = "") -> some View {
    onPreferenceChange(Names.self) { log.add(who + Spy.text($0)) }
  }

  func box(_ width: CGFloat, _ height: CGFloat) -> some View { frame(width: width, height: height) }
}

// MARK: Hosts

@MainActor
func host<Content: View>(
  _ semantics: PreferenceSemantics = .seeds, @ViewBuilder _ content: @escaping () -> Content
) -> TestHost {
  TestHost(size: CGSize(width: 200, height: 200), semantics: semantics, content: content)
}

/// The value of a key at the root; nil if no output reaches it.
@MainActor
func value<K: PreferenceKey, Content: View>(
  _ key: K.Type, _ semantics: PreferenceSemantics = .seeds,
  @ViewBuilder _ content: @escaping () -> Content
) -> K.Value? { host(semantics, content).preference(key) }

/// The value of `Spy`, and the pairs that were reduced for it.
@MainActor
func pairs<Content: View>(
  _ semantics: PreferenceSemantics = .strict, @ViewBuilder _ content: @escaping () -> Content
) -> (pairs: [String], value: [String]?) {
  forget()
  let value = value(Spy.self, semantics, content)
  return (Spy.pairs, value)
}

extension View {
  /// Logs the frame in the root's space, each time that it changes: (x,y,width,height).
  func logsFrame(_ log: Log, _ who: String = "") -> some View {
    background(
      GeometryReader { proxy in
        let _ = log.add(who + text(proxy.frame(in: .global)))
        Color.clear
      })
  }
}

/// A rectangle as (x,y,width,height), to a thousandth.
func text(_ rect: CGRect) -> String {
  "(\([rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: ",")))"
}

func text(_ point: CGPoint) -> String { "(\(text(point.x)),\(text(point.y)))" }

func text(_ number: CGFloat) -> String {
  let rounded = (Double(number) * 1000).rounded() / 1000
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
