import Testing
import WaggleBrowser

@Suite("Messages that wait for their page")
struct OutboxTests {
  private func frame(_ number: Int) -> WebSocketFrame { .text(Array("\(number)".utf8)) }

  /// All frames up to the end; the outbox must have ended.
  private func frames(_ outbox: Outbox) async -> [WebSocketFrame] {
    var found: [WebSocketFrame] = []
    for await frame in outbox.frames { found.append(frame) }
    return found
  }

  @Test(arguments: [0, 1, 63])
  func `Messages are sent in order, and the reason of the end last`(count: Int) async {
    let outbox = Outbox()
    for number in 0..<count { outbox.send(frame(number)) }
    outbox.end(.goingAway)
    #expect(await frames(outbox) == (0..<count).map(frame) + [.close(.goingAway)])
  }

  @Test func `After 64 messages that were not sent the connection ends`() async {
    let outbox = Outbox()
    for number in 0..<70 { outbox.send(frame(number)) }
    #expect(await frames(outbox) == (0..<64).map(frame))
  }

  @Test func `A full outbox ends without a reason`() async {
    let outbox = Outbox()
    for number in 0..<64 { outbox.send(frame(number)) }
    outbox.end(.goingAway)
    #expect(await frames(outbox) == (0..<64).map(frame))
  }

  @Test func `Messages after the end are dropped`() async {
    let outbox = Outbox()
    outbox.end(.goingAway)
    outbox.send(frame(1))
    outbox.end(.goingAway)
    #expect(await frames(outbox) == [.close(.goingAway)])
  }

  @Test func `A page that reads makes room`() async {
    let outbox = Outbox()
    var reader = outbox.frames.makeAsyncIterator()
    for number in 0..<200 {
      outbox.send(frame(number))
      #expect(await reader.next() == frame(number))
    }
  }
}
