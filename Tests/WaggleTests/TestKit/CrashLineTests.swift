import Foundation
import Glibc
import Testing
import Waggle

private struct Outer<T> {
  struct Inner {}
  enum Choice { case one }
  final class Object {}
}

@Suite struct CrashLineTests {
  private static func text(capacity: Int = 4_096, _ build: (inout CrashLine) -> Void) -> String {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 1)
    defer { memory.deallocate() }
    var line = CrashLine(in: memory)
    build(&line)
    return String(decoding: line.text, as: UTF8.self)
  }

  private static func path(_ scope: ViewScope, capacity: Int = 4_096) -> String {
    withExtendedLifetime(scope) {
      text(capacity: capacity) { Breadcrumb("body of", nil, scope).prepend(to: &$0) }
    }
  }

  @Test func `the names of types are those of diagnostics`() {
    struct Local {}
    let types: [Any.Type] = [
      Int.self, String.self, CGRect.self, Bool?.self, [Int].self, UUID.self, NSLock.self,
      Local.self,
      Outer<Int>.self, Outer<Int>.Inner.self, Outer<Int>.Choice.self, Outer<[Int]>.Object.self,
      CrashLineTests.self, ViewScope.self,
    ]
    for type in types {
      #expect(Self.text { $0.prepend(nameOf: type) } == typeName(type))
    }
  }

  @Test func `a type without a name of its own is a question mark`() {
    #expect(Self.text { $0.prepend(nameOf: (Int, Int).self) } == "?")
    #expect(Self.text { $0.prepend(nameOf: ((Int) -> Void).self) } == "?")
  }

  @Test func `integers, strings and UUIDs are ids, and others are an ellipsis`() {
    let uuid = UUID()
    for number in [0, 7, -10, Int.max, Int.min] {
      #expect(Self.text { $0.prepend(id: number) } == "\(number)")
    }
    #expect(Self.text { $0.prepend(id: "Ada") } == "Ada")
    #expect(Self.text { $0.prepend(id: uuid) } == uuid.uuidString)
    #expect(Self.text { $0.prepend(id: 0.5) } == "…")
  }

  @Test func `a long id is cut between two scalars`() {
    let text = Self.text { $0.prepend(id: String(repeating: "é", count: 200)) }
    #expect(text == String(repeating: "é", count: 100) + "…")
    #expect(
      Self.text { $0.prepend(id: "a" + String(repeating: "é", count: 200)) }.utf8.count == 202)
  }

  @Test func `a path that is too long loses its outermost names`() {
    var scope = ViewScope(Int.self, parent: nil)
    for _ in 0..<1_000 { scope = ViewScope(Bool.self, parent: scope) }
    scope = ViewScope(String.self, parent: scope)
    let path = Self.path(scope)
    #expect(path.hasPrefix("body of, view … > Bool > Bool > "))
    #expect(path.hasSuffix(" > Bool > String"))
    #expect(path.utf8.count > 3_000 && path.utf8.count < 3_200)
  }

  @Test func `a line is made where the allocator has no memory left`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let row = ViewScope(
        Outer<Int>.Inner.self, parent: ViewScope(CrashLineTests.self, parent: nil))
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 4_096, alignment: 1)
      func write() {
        var line = CrashLine(in: memory)
        line.prepend(id: "Ada")
        line.prepend(id: 12)
        Breadcrumb("reduce of", Outer<Int>.Choice.self, row).prepend(to: &line)
        line.write(to: STDERR_FILENO)
      }
      write()
      var none = rlimit()
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &none)
      var size = 1 << 20
      var last: UnsafeMutableRawPointer?
      while size >= 8 {
        // Each block is linked to the one before: allocations without a use would be optimised away.
        while let block = malloc(size) {
          block.storeBytes(of: last, as: UnsafeMutableRawPointer?.self)
          last = block
        }
        size /= 2
      }
      withExtendedLifetime(row, write)
      _exit(last == nil ? 1 : 0)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let line = "reduce of Choice, view CrashLineTests > Inner12Ada"
    #expect(text.contains(line + line))
  }
}
