import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

// MARK: Keys

/// Lawful, and tells the order in which values were combined.
enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Breaks the law: the next value wins, even if nobody wrote it.
enum Last: PreferenceKey {
  static let defaultValue = "default"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// Breaks the law the other way: the first value stays, even if nobody wrote it.
enum Keep: PreferenceKey {
  static let defaultValue = "default"
  static func reduce(value: inout String, nextValue: () -> String) {}
}

/// Lawful; asks for the next value only when it has none. The default is nil, unsaid.
enum First: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

enum Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Like `Names`, and writes down each pair that it was given: `a+b`.
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

/// Like `Last`, and writes down its pairs.
enum LastSpy: PreferenceKey {
  static let defaultValue = "default"
  nonisolated(unsafe) static var pairs: [String] = []

  static func reduce(value: inout String, nextValue: () -> String) {
    let next = nextValue()
    pairs.append("\(value)+\(next)")
    value = next
  }
}

/// Like `First`, and writes down the values that it was given, without asking for more.
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

/// Forgets what the spies wrote down.
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

  /// Writes down what an observer of `Names` hears.
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

/// What the root has for a key; nil where no output reaches it.
@MainActor
func value<K: PreferenceKey, Content: View>(
  _ key: K.Type, _ semantics: PreferenceSemantics = .seeds,
  @ViewBuilder _ content: @escaping () -> Content
) -> K.Value? { host(semantics, content).preference(key) }

/// The pairs that `Spy` was given while its value was found out, and the value.
@MainActor
func pairs<Content: View>(
  _ semantics: PreferenceSemantics = .strict, @ViewBuilder _ content: @escaping () -> Content
) -> (pairs: [String], value: [String]?) {
  forget()
  let value = value(Spy.self, semantics, content)
  return (Spy.pairs, value)
}

extension View {
  /// Writes down where the view is in the root's space, each time that it is laid out elsewhere: (x,y,width,height).
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
