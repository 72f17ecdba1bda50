import Foundation
import Glibc
import Testing
import WaggleBrowser

/// What a program and its workers send to each other.
@Suite struct WorkerChannelTests {
  @Test func `a message arrives whole, with the open file that it has`() throws {
    let (near, far) = try WorkerChannel.pair()
    var pipe: [Int32] = [0, 0]
    #expect(Glibc.pipe(&pipe) == 0)
    defer { for end in pipe { Glibc.close(end) } }
    let bytes = (0..<20_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(near.send(bytes, file: pipe[1]) == 0)
    #expect(near.send([7]) == 0)
    let first = try #require(far.receive())
    #expect(first.bytes == bytes)
    let file = try #require(first.file)
    #expect(file != pipe[1])
    try FileHandle(fileDescriptor: file, closeOnDealloc: true).write(contentsOf: Data([42]))
    var byte: UInt8 = 0
    #expect(read(pipe[0], &byte, 1) == 1 && byte == 42)
    let second = try #require(far.receive())
    #expect(second.bytes == [7] && second.file == nil)
    near.close()
    far.close()
  }

  @Test func `the end of one side is noticed by the other, after what it has sent`() throws {
    let (near, far) = try WorkerChannel.pair()
    #expect(near.send([1]) == 0)
    near.close()
    #expect(far.receive()?.bytes == [1])
    #expect(far.receive() == nil)
    #expect(far.send([2]) != 0)
    far.close()
  }

  @Test func `a side that does not receive makes the other wait at no time`() throws {
    let (near, far) = try WorkerChannel.pair()
    var problem: Int32 = 0
    for _ in 0..<100_000 where problem == 0 {
      problem = near.send([UInt8](repeating: 0, count: 1000))
    }
    #expect(problem == EAGAIN)
    near.close()
    far.close()
  }
}
