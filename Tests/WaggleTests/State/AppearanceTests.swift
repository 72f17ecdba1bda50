import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// When `onAppear` and `onDisappear` are called, and in which order.
@MainActor @Suite struct AppearanceTests {
  private let log = Log()

  @Test func `Removed views disappear once, and the others get no callback`() {
    let log = Log()
    let knob = Knob([1, 2, 3])
    let host = TestHost {
      Turned(knob) { rows in
        VStack { ForEach(rows, id: \.self) { n in leaf.logsLife("\(n)", log) } }
      }
    }
    host.settle()
    #expect(log.take() == ["+1", "+2", "+3"])
    host.frame { knob.value = [3, 1] }
    #expect(log.take() == ["-2"])
    host.frame { knob.value = [3, 4, 1] }
    #expect(log.take() == ["+4"])
    host.frame { knob.value = [] }
    #expect(log.take().sorted() == ["-1", "-3", "-4"])
  }

  @Test func `A branch that replaces another appears as the other disappears`() {
    let log = Log()
    let knob = Knob(true)
    let host = TestHost {
      Turned(knob) { isFirst in
        if isFirst {
          VStack { leaf.logsLife("in", log) }.logsLife("out", log)
        } else {
          leaf.logsLife("second", log)
        }
      }
    }
    host.settle()
    #expect(log.take() == ["+in", "+out"])
    host.frame { knob.value = false }
    #expect(Set(log.take()) == ["-in", "-out", "+second"])
    host.frame { knob.value = true }
    #expect(Set(log.take()) == ["-second", "+in", "+out"])
  }

  @Test func `onDisappear calls the closure of the latest body`() {
    let log = Log()
    let knob = Knob(1)
    let host = TestHost {
      Turned(knob) { n in
        VStack { if n < 5 { leaf.onDisappear { log.add("gone at \(n)") } } }
      }
    }
    host.settle()
    host.frame { knob.value = 3 }
    host.frame { knob.value = 7 }
    #expect(log.take() == ["gone at 3"])
  }

  @Test func `onAppear on a Group of a changing list follows its first and last view (R030)`() {
    let log = Log()
    let knob = Knob(0)
    let host = TestHost {
      Turned(knob) { n in
        VStack { Group { ForEach(0..<n, id: \.self) { _ in leaf } }.logsLife("group", log) }
      }
    }
    host.settle()
    #expect(log.take() == [])
    host.frame { knob.value = 2 }
    #expect(log.take() == ["+group"])
    host.frame { knob.value = 1 }
    #expect(log.take() == [])
    host.frame { knob.value = 0 }
    #expect(log.take() == ["-group"])
  }

  @Test func `Closing a host calls onDisappear of all views, and cancels tasks`() async throws {
    let log = Log()
    var host: TestHost? = TestHost {
      VStack { leaf.logsLife("in", log) }.logsLife("out", log).task {
        do { try await Task.sleep(for: .seconds(86_400)) } catch { log.add("cancelled") }
      }
    }
    host?.frame()
    for _ in 0..<64 { await Task.yield() }
    #expect(log.take() == ["+in", "+out"])
    host = nil
    #expect(log.take() == ["-in", "-out"])
    try await TestHost { leaf }.settle(until: { !log.entries.isEmpty }, timeout: 60)
    #expect(log.take() == ["cancelled"])
  }

  @Test func `M183: children before parents and siblings in order, when they appear and disappear`()
  {
    let knob = Knob(false)
    let host = host {
      Turned(knob) { [log] isThere in
        if isThere {
          VStack {
            leaf.logsLife("a", log)
            HStack { leaf.logsLife("b", log) }.onAppear { log.add("+row") }.onDisappear {
              log.add("-row")
            }
            leaf.logsLife("c", log)
          }
          .onAppear { log.add("+p") }.onDisappear { log.add("-p") }
        }
      }
    }
    host.settle()
    host.frame { knob.value = true }
    #expect(log.take() == ["+a", "+b", "+row", "+c", "+p"])
    host.frame { knob.value = false }
    #expect(log.take() == ["-a", "-b", "-row", "-c", "-p"])
  }

  @Test func `M189: rows that move get no callbacks and keep their states`() throws {
    let knob = Knob(["a", "b", "c"])
    let host = host {
      Turned(knob) { [log] names in
        VStack {
          ForEach(names, id: \.self) { name in
            TapCounter(name).onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
          }
        }
      }
    }
    host.settle()
    try host.find(label: "b 0").tap()
    try host.find(label: "c 0").tap()
    try host.find(label: "c 1").tap()
    #expect(log.take() == ["+a", "+b", "+c"])
    host.frame { knob.value = ["c", "b", "a"] }
    #expect(host.text == ["c 2", "b 1", "a 0"])
    #expect(log.entries == [])
  }

  @Test func `Inner views appear before outer ones, siblings in order (R191)`() {
    let log = Log()
    host {
      VStack {
        VStack { leaf.onAppear { log.add("1 in") } }.onAppear { log.add("1") }
        leaf.onAppear { log.add("2") }
      }
      .onAppear { log.add("out") }
    }.settle()
    #expect(log.entries == ["1 in", "1", "2", "out"])
  }

  @Test func `onDisappear is called once, after the view was removed (R191)`() {
    let flag = Knob(true)
    let log = Log()
    let host = host {
      Turned(flag) { isOn in
        VStack {
          if isOn {
            VStack { leaf.onAppear { log.add("+in") }.onDisappear { log.add("-in") } }
              .onDisappear { log.add("-out") }
          }
        }
      }
    }
    host.settle()
    host.frame { flag.value = false }
    host.frame()
    #expect(log.entries.first == "+in")
    #expect(log.entries.dropFirst().sorted() == ["-in", "-out"])
    host.frame { flag.value = true }
    #expect(log.entries.last == "+in")
  }
}
