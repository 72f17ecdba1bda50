import Testing
import WaggleGraph

@Suite("Actions wait for the end of an update")
struct AfterUpdateTests {
  @Test func `they are taken in the order in which they came, once`() {
    var queue = AfterUpdateQueue()
    var log: [Int] = []
    #expect(queue.isEmpty)
    for i in 0..<3 { queue.append { log.append(i) } }
    #expect(!queue.isEmpty)
    for action in queue.take() { action() }
    #expect(log == [0, 1, 2])
    #expect(queue.isEmpty && queue.take().isEmpty)
  }

  @Test func `what is added while they run waits for the next time`() {
    final class Holder { var queue = AfterUpdateQueue() }
    let holder = Holder()
    var log: [String] = []
    holder.queue.append {
      log.append("first")
      holder.queue.append { log.append("second") }
    }
    for action in holder.queue.take() { action() }
    #expect(log == ["first"])
    for action in holder.queue.take() { action() }
    #expect(log == ["first", "second"])
  }
}
