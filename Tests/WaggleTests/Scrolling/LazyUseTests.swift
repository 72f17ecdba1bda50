import Foundation
import TestSupport
import Testing
import WaggleTestKit

/// What tests and users do with lazy rows: scrolling to them, pressing them, their tasks and how they leave.
@Suite("Using lazy rows") @MainActor
struct LazyUseTests {
  private let size = CGSize(width: 100, height: 100)

  private func list(_ log: Log = Log()) -> TestHost {
    let host = TestHost(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<2000, id: \.self) { number in
            Text("row \(number)").frame(width: 100, height: number < 5 ? 20 : 33)
              .contentShape(Rectangle())
              .onTapGesture { log.add("tap \(number)") }
              .accessibilityIdentifier("name \(number)")
          }
        }
      }
    }
    host.settle()
    return host
  }

  @Test func `L189: a test scrolls to a row that was not made, by id and by identifier`() throws {
    let host = list()
    try host.scroll(to: 1500)
    #expect(host.text.contains("row 1,500"))
    #expect(abs(try host.find(identifier: "name 1500").frame.maxY - 100) < 1e-6)
    try host.scroll(to: "name 300")
    let frame = try host.find(identifier: "name 300").frame
    #expect(frame.minY > -1e-6 && frame.maxY < 100 + 1e-6)
    try host.scroll(to: "name 0")
    #expect(try host.find(identifier: "name 0").frame.minY == 0)
  }

  @Test func `L189: what is in no row is reported, and the scroll view is where it was`() throws {
    let host = list()
    try host.scroll(to: 900)
    let before = try host.find(identifier: "name 900").frame
    #expect(throws: ScrollError.self) { try host.scroll(to: "nobody") }
    #expect(abs(try host.find(identifier: "name 900").frame.minY - before.minY) < 1e-6)
    #expect(throws: ScrollError.self) { try host.scroll(to: 4000) }
  }

  @Test func `L189: a row that is partly visible is scrolled into view`() throws {
    let host = list()
    let row = try host.find(identifier: "name 3")
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 70))
    #expect(row.frame.minY == -10)
    try row.scrollIntoView()
    #expect(row.frame.minY == 0)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 3000))
    try row.scrollIntoView()
    #expect(abs(row.frame.minY) < 1e-6)
  }

  @Test func `L186: a pressed row is kept when it is scrolled away, and its tap is not lost`() {
    let log = Log()
    let host = list(log)
    host.press(at: CGPoint(x: 50, y: 50))
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 3000))
    for _ in 0..<5 { host.frame() }
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: -3000))
    host.release(at: CGPoint(x: 50, y: 50))
    #expect(log.take() == ["tap 2"])
  }

  @Test func `R191: a row's task starts when it is visible, and is cancelled when it leaves`()
    async throws
  {
    let log = Log()
    let host = TestHost(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { number in
            Text("\(number)").frame(height: 50).task {
              log.add("start \(number)")
              do { try await Task.sleep(for: .seconds(86_400)) } catch { log.add("end \(number)") }
            }
          }
        }
      }
    }
    try await host.settle(until: { log.entries.count == 2 }, timeout: 60)
    #expect(Set(log.take()) == ["start 0", "start 1"])
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 50))
    try await host.settle(until: { log.entries.count == 2 }, timeout: 60)
    #expect(Set(log.take()) == ["start 2", "end 0"])
  }

  @Test func `L185: a row that an animated insertion pushes out is drawn for one second more`() {
    let knob = Knob([1, 2, 3, 4, 5])
    let host = PlainHost(100, 100) {
      Turned(knob) { ids in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(ids, id: \.self) { Text("row \($0)").frame(height: 20) }
          }
        }
      }
    }
    host.host.frame { withAnimation(.linear(duration: 1)) { knob.value = [6, 7, 1, 2, 3, 4, 5] } }
    host.host.frame(at: 0.4)
    #expect(host.text.contains("row 5"))
    host.host.frame(at: 1.2)
    host.host.settle()
    #expect(!host.text.contains("row 5"))
    #expect(host.text.contains("row 3"))
  }

  private func rows(_ count: Int) -> PlainHost {
    let host = PlainHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Text("\($0)").frame(height: 20) }
        }
      }
    }
    host.wheel(50, 50, by: 30)
    for _ in 0..<3 { host.host.frame() }
    return host
  }

  @Test func `L091: 100,000 rows have as many nodes as 100, and a step does as much work`() {
    let (few, many) = (rows(100), rows(100_000))
    #expect(few.host.liveNodeCount == many.host.liveNodeCount)
    let before = (few.runtime.counts, many.runtime.counts)
    for host in [few, many] { host.wheel(50, 50, by: 20) }
    let after = (few.runtime.counts, many.runtime.counts)
    #expect(after.0.layouts - before.0.layouts == after.1.layouts - before.1.layouts)
    #expect(after.0.bodies - before.0.bodies == after.1.bodies - before.1.bodies)
    #expect(after.1.layouts - before.1.layouts < 30)
  }
}
