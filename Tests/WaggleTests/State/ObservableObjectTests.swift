import Combine
import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private final class Model: ObservableObject {
  @Published var name = "Ada"
  @Published var count = 0
}

/// Has no published property and announces its changes itself.
private final class Manual: ObservableObject {
  var value = 0 { willSet { objectWillChange.send() } }
}

private struct Shown: View {
  let log: Log
  @ObservedObject var model: Model
  var body: some View {
    let _ = log.add("\(model.name) \(model.count)")
    Text(model.name)
  }
}

private struct Ignoring: View {
  let log: Log
  @ObservedObject var model: Model
  var body: some View {
    let _ = log.add("body")
    Text("nothing")
  }
}

@MainActor @Suite struct ObservableObjectTests {
  private let model = Model()
  private let log = Log()

  @Test func `R220: any change of the object runs the body, also one that the body did not read`() {
    let host = TestHost { Ignoring(log: log, model: model) }
    host.settle()
    #expect(log.take() == ["body"])
    host.frame { model.count = 1 }
    #expect(log.take() == ["body"])
    host.frame { model.count = 1 }
    #expect(log.take() == ["body"])
    host.frame {}
    #expect(log.take() == [])
  }

  @Test func `R220: views that do not hold the object do not run`() {
    let model = model
    let host = TestHost {
      VStack {
        Shown(log: log, model: model)
        Text("beside")
        Ignoring(log: log, model: Model())
      }
    }
    host.settle()
    let bodies = host.counts.bodies
    host.frame { model.name = "Grace" }
    #expect(host.counts.bodies == bodies + 1)
    #expect(host.text == ["Grace", "beside", "nothing"])
  }

  @Test func `M191: several changes in one event run the body once, with the new values`() {
    let host = TestHost { Shown(log: log, model: model) }
    host.settle()
    _ = log.take()
    host.frame {
      model.name = "Grace"
      for _ in 0..<100 { model.count += 1 }
    }
    #expect(log.take() == ["Grace 100"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `M191: a change outside of frames is drawn by the next one`() {
    let host = TestHost { Shown(log: log, model: model) }
    host.settle()
    model.name = "Grace"
    host.settle()
    #expect(host.text == ["Grace"])
  }

  @Test func `M191: the transaction of the change animates what it changes`() {
    struct Moving: View {
      @ObservedObject var model: Model
      var body: some View {
        Color.red.frame(width: 10, height: 10).offset(x: CGFloat(model.count))
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Moving(model: model) }
    host.settle()
    let before = host.displayList.description
    host.frame { withAnimation(.linear(duration: 1)) { model.count = 40 } }
    #expect(host.displayList.description == before)
    host.advance(by: 2)
    #expect(host.displayList.description != before)
  }

  @Test func `R227: the object of the newest view value is followed, and no other`() {
    struct Outer: View {
      let log: Log
      let models: [Model]
      @ObservedObject var index: Model
      var body: some View { Shown(log: log, model: models[index.count]) }
    }
    let (index, models) = (Model(), [Model(), Model()])
    let host = TestHost { Outer(log: log, models: models, index: index) }
    host.settle()
    models[1].name = "Grace"
    host.settle()
    #expect(log.take() == ["Ada 0"])
    host.frame { index.count = 1 }
    #expect(log.take() == ["Grace 0"])
    host.frame { models[0].name = "unseen" }
    #expect(log.take() == [])
    host.frame { models[1].name = "Edsger" }
    #expect(host.text == ["Edsger"])
  }

  @Test
  func `R228: an object without published properties announces its changes with objectWillChange`()
  {
    struct ManualView: View {
      @ObservedObject var manual: Manual
      var body: some View { Text("\(manual.value)") }
    }
    let manual = Manual()
    #expect(manual.objectWillChange === manual.objectWillChange)
    #expect(manual.objectWillChange !== Manual().objectWillChange)
    let host = TestHost { ManualView(manual: manual) }
    host.settle()
    host.frame { manual.value = 5 }
    #expect(host.text == ["5"])
  }

  @Test func `R222: a change in a body is made and reported, and shown in one more update`() {
    struct Counting: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = model.count == 0 ? (model.count = 1) : ()
        Text("\(model.count)")
      }
    }
    let host = TestHost { Counting(model: model) }
    host.settle()
    #expect(model.count == 1)
    #expect(host.text == ["1"])
    #expect(host.reports("W-PUBLISH").count == 1)
    #expect(
      host.reports("W-PUBLISH")[0].message.hasPrefix(
        "Publishing changes from within view updates is not allowed, this will cause undefined"
          + " behavior."))
  }

  @Test func `R222: a body that changes its object each time ends with W-LOOP`() {
    struct Endless: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = model.count += 1
        Text("\(model.count)")
      }
    }
    let host = TestHost { Endless(model: model) }
    host.settle()
    #expect(host.reports("W-LOOP").count == 1)
    #expect(host.reports("W-PUBLISH").count == 1)
  }

  @Test func `R223: a change on another thread is shown, and reported once`() async throws {
    let host = TestHost { Shown(log: log, model: model) }
    await host.settle()
    nonisolated(unsafe) let shared = model
    for name in ["Grace", "Edsger"] {
      DispatchQueue.global().async { shared.name = name }
      try await host.settle(until: { host.text == [name] })
    }
    #expect(host.reports("W-THREAD").count == 1)
    #expect(host.diagnostics.count == 1)
  }

  @Test func `R223: a change on the main queue is not reported`() async throws {
    let host = TestHost { Shown(log: log, model: model) }
    await host.settle()
    nonisolated(unsafe) let shared = model
    DispatchQueue.main.async { shared.name = "Grace" }
    try await host.settle(until: { host.text == ["Grace"] })
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `R223: threads may change the object while its host is dropped`() async throws {
    nonisolated(unsafe) let shared = model
    for _ in 0..<20 {
      var host: TestHost? = TestHost { Shown(log: log, model: model) }
      await host?.settle()
      let group = DispatchGroup()
      for _ in 0..<4 {
        DispatchQueue.global().async(group: group) { shared.objectWillChange.send() }
      }
      host = nil
      await withCheckedContinuation { done in group.notify(queue: .main) { done.resume() } }
    }
    try await Task.sleep(for: .milliseconds(30))
  }
}
