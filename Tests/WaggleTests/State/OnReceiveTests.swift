import Combine
import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Receiving<P: Publisher>: View where P.Failure == Never, P.Output == Int {
  let publisher: P
  let log: Log
  @State private var sum = 0
  var body: some View {
    Text("\(sum)").onReceive(publisher) {
      log.add("\($0)")
      sum += $0
    }
  }
}

@MainActor @Suite struct OnReceiveTests {
  private let log = Log()
  private let subject = PassthroughSubject<Int, Never>()

  @Test func `M193: each value calls the action at once, and its writes are one update`() {
    let host = TestHost { Receiving(publisher: subject, log: log) }
    host.settle()
    let bodies = host.counts.bodies
    host.frame {
      for value in 1...3 { subject.send(value) }
      #expect(log.take() == ["1", "2", "3"])
    }
    #expect(host.text == ["6"])
    #expect(host.counts.bodies == bodies + 1)
  }

  @Test
  func
    `M193: a value that is published while views are updated arrives before the first frame is drawn`()
  {
    let host = TestHost { Receiving(publisher: Just(7), log: log) }
    host.frame()
    #expect(log.take() == ["7"])
    #expect(host.text == ["7"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `M193: an action may publish, which calls it again at once`() {
    let (log, subject) = (log, subject)
    let host = TestHost {
      Text("a").onReceive(subject) { value in
        log.add("begin \(value)")
        if value < 2 { subject.send(value + 1) }
        log.add("end \(value)")
      }
    }
    host.settle()
    host.frame { subject.send(1) }
    #expect(log.take() == ["begin 1", "begin 2", "end 2", "end 1"])
  }

  @Test func `R229: the subscription ends with the view, and with the host`() {
    let (knob, log, subject) = (Knob(true), log, subject)
    var host: TestHost? = TestHost {
      Turned(knob) { isShown in
        VStack {
          if isShown { Receiving(publisher: subject, log: log) }
          Text("beside")
        }
      }
    }
    host!.settle()
    host!.frame { subject.send(1) }
    knob.value = false
    host!.settle()
    subject.send(2)
    knob.value = true
    host!.settle()
    subject.send(3)
    host = nil
    subject.send(4)
    #expect(log.take() == ["1", "3"])
  }

  @Test func `R229: another publisher replaces the first, an equal one keeps its subscription`() {
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let (knob, log, subscribed) = (Knob(0), log, Tally())
    let host = TestHost {
      Turned(knob) { value in
        Text("\(value)").onReceive(
          subjects[value / 2].handleEvents(receiveSubscription: { _ in subscribed.count += 1 })
        ) { log.add("\($0)") }
      }
    }
    host.settle()
    knob.value = 1
    host.settle()
    #expect(subscribed.count == 1)
    subjects[0].send(1)
    knob.value = 2
    host.settle()
    subjects[0].send(2)
    subjects[1].send(3)
    #expect(log.take() == ["1", "3"])
    #expect(subscribed.count == 2)
  }

  @Test func `M193: the action sees the state of the newest body`() {
    let (knob, log, subject) = (Knob("old"), log, subject)
    let host = TestHost {
      Turned(knob) { text in Text(text).onReceive(subject) { log.add("\(text) \($0)") } }
    }
    host.settle()
    knob.value = "new"
    host.settle()
    host.frame { subject.send(1) }
    #expect(log.take() == ["new 1"])
  }

  @Test func `R030: a group has one subscription`() {
    let (log, subject) = (log, subject)
    let host = TestHost {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .onReceive(subject) { log.add("\($0)") }
      }
    }
    host.settle()
    subject.send(1)
    #expect(log.take() == ["1"])
  }

  @Test func `M193: values from another thread arrive on the main actor, in their order`()
    async throws
  {
    let (log, subject) = (log, subject)
    let host = TestHost { Receiving(publisher: subject, log: log) }
    await host.settle()
    nonisolated(unsafe) let sender = subject
    DispatchQueue.global().async { for value in 1...5 { sender.send(value) } }
    try await host.settle(until: { host.text == ["15"] })
    #expect(log.take() == ["1", "2", "3", "4", "5"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `R230: timers and schedulers of the main run loop run in tests and programs`()
    async throws
  {
    struct Clock: View {
      let ticks = Timer.publish(every: 0.005, on: .main, in: .common).autoconnect()
      @State private var count = 0
      var body: some View { Text("\(min(count, 3))").onReceive(ticks) { _ in count += 1 } }
    }
    let host = TestHost { Clock() }
    try await host.settle(until: { host.text == ["3"] })
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a notification arrives`() {
    let name = Notification.Name("\(Self.self)")
    let log = log
    let host = TestHost {
      Text("a").onReceive(NotificationCenter.default.publisher(for: name)) {
        log.add("\($0.object ?? "")")
      }
    }
    host.settle()
    NotificationCenter.default.post(name: name, object: "hello")
    #expect(log.take() == ["hello"])
  }
}
