import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// When W-LAW is reported, and when it is not.
@MainActor @Suite struct KeyLawReportTests {
  @Test func `A lawful key is never reported, whatever its values and positions (R004, R005)`() {
    #expect(
      asks(AnyTrue.self) {
        VStack {
          if true { leaf }
          leaf.preference(key: AnyTrue.self, value: true)
          AnyView(leaf)
          leaf.preference(key: AnyTrue.self, value: false)
        }
      } == 0)
    #expect(
      asks(First.self) {
        VStack {
          if true { leaf }
          leaf.preference(key: First.self, value: nil)
          leaf.preference(key: First.self, value: "a")
          AnyView(leaf)
        }
      } == 0)
    #expect(
      asks(Helped.self) {
        leaf.preference(key: Helped.self, value: 1).overlay { if true { leaf } }.background {
          if true { leaf }
        }
      } == 0)
    #expect(
      asks(Opened.self) {
        leaf.preference(key: Opened.self, value: .init(names: ["a"])).overlay { if true { leaf } }
      } == 0)
    #expect(
      asks(Table.self) {
        leaf.preference(key: Table.self, value: ["a": 1]).background { AnyView(leaf) }
      } == 0)
    #expect(
      asks(Largest.self) {
        leaf.preference(key: Largest.self, value: 3).background { AnyView(leaf) }
      } == 0)
  }

  @Test func `NaN does not break the law (R004)`() {
    #expect(
      asks(Kept.self) {
        leaf.preference(key: Kept.self, value: .nan).overlay { if true { leaf } }.background {
          AnyView(leaf)
        }
      } == 0)
  }

  @Test func `A writer of the default value in dynamic content is a writer (R004, R061)`() {
    #expect(
      asks(Last.self) {
        leaf.preference(key: Last.self, value: "x").overlay {
          if true { leaf.preference(key: Last.self, value: "default") }
        }
      } == 0)
  }

  @Test func `A reducer that does not call nextValue because it has a value is lawful (R053)`() {
    #expect(
      asks(First.self) {
        VStack {
          leaf.preference(key: First.self, value: "a")
          if true { leaf.preference(key: First.self, value: "b") }
        }
      } == 0)
    #expect(
      asks(AnyTrue.self) {
        VStack {
          leaf.preference(key: AnyTrue.self, value: true);
          leaf.preference(key: AnyTrue.self, value: true)
        }
      } == 0)
  }

  @Test func `A broken law is reported in each kind of dynamic content (R006, R007)`() {
    func last() -> some View { leaf.preference(key: Last.self, value: "x") }
    #expect(asks(Last.self) { last().overlay { if true { leaf } } } == 1)
    #expect(
      asks(Last.self) {
        VStack {
          last(); AnyView(leaf)
        }
      } == 1)
    #expect(
      asks(Last.self) {
        VStack {
          last(); HStack { ForEach(0..<0, id: \.self) { _ in leaf } }
        }
      } == 1)
    #expect(asks(Last.self) { last().overlay { ViewThatFits { leaf } } } == 1)
    #expect(
      asks(Keep.self) {
        VStack {
          AnyView(leaf); leaf.preference(key: Keep.self, value: "x")
        }
      } == 1)
    #expect(
      asks(Keep.self) {
        leaf.preference(key: Keep.self, value: "x").background { if true { leaf } }
      } == 1)
  }

  @Test func `The same law broken in a long list is reported (R004, R044)`() {
    #expect(
      asks(Last.self) {
        VStack {
          ForEach(0..<50, id: \.self) { i in
            if i == 49 {
              HStack { if false { leaf } }
            } else {
              leaf.preference(key: Last.self, value: "\(i)")
            }
          }
        }
      } >= 1)
  }

  @Test func `The report of a broken law has both values and the result (R004)`() throws {
    let report = try report("E-LAW") {
      leaf.preference(key: Last.self, value: "x").overlay { if true { leaf } }
    }
    #expect(report.message.contains("after x changes it to default"))
  }

  @Test func `A law that is broken twice in one view is reported once (R004)`() {
    let knob = Knob("a")
    let host = host {
      Turned(knob) { leaf.preference(key: Last.self, value: $0) }
        .overlay { if true { leaf } }
        .onPreferenceChange(Last.self) { _ in }
    }
    host.settle()
    host.frame { knob.value = "b" }
    host.frame { knob.value = "c" }
    #expect(host.reports("E-LAW").count == 1)
  }

  @Test func `The law is checked without calling the reducer once more (R004)`() {
    forget()
    let found = value(LastSpy.self) {
      VStack {
        leaf.preference(key: LastSpy.self, value: "x")
        if true { leaf }
      }
    }
    #expect(found == "default")
    #expect(LastSpy.pairs == ["x+default"])
  }

  private func asks<K: PreferenceKey, V: View>(
    _ key: K.Type, @ViewBuilder _ view: @escaping () -> V
  ) -> Int {
    let host = host(.seeds, view)
    _ = host.preference(key)
    return host.reports("E-LAW").count
  }

  private enum Kept: PreferenceKey {
    static let defaultValue: Double = 0
    static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
  }

  /// Lawful for values of 0 and more.
  private enum Largest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }
}
