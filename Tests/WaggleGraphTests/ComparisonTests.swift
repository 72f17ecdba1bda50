import Testing
import WaggleGraph

@Suite("Values are compared by their types")
struct ComparisonTests {
  private func same<Value>(_ a: Value, _ b: Value) -> Bool { Graph().areEqual(a, b) }

  private struct Padded {
    var flag: Bool
    var number: Int
  }

  @Test func `padding bytes between fields are not compared`() {
    let comparison = Comparison(of: Padded.self)
    func filled(_ byte: UInt8) -> UnsafeMutableRawPointer {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8)
      memory.initializeMemory(as: UInt8.self, repeating: byte, count: 16)
      memory.storeBytes(of: true, as: Bool.self)
      memory.storeBytes(of: 5, toByteOffset: 8, as: Int.self)
      return memory
    }
    let (a, b) = (filled(0), filled(0xFF))
    defer {
      a.deallocate()
      b.deallocate()
    }
    #expect(comparison.isEqual(a, b))
    b.storeBytes(of: 6, toByteOffset: 8, as: Int.self)
    #expect(!comparison.isEqual(a, b))
  }

  @Test func `0.0 equals -0.0, and NaN equals nothing`() {
    struct Holder { var number: Double }
    #expect(same(0.0, -0.0))
    #expect(same(Holder(number: 0), Holder(number: -0.0)))
    #expect(!same(Double.nan, .nan))
    #expect(!same(Holder(number: 1), Holder(number: 2)))
  }

  @Test func `closures are equal if their code and context are the same`() {
    // In a field: a bare function that is passed as a generic value is wrapped again each time.
    struct Holder { var action: () -> Int }
    @inline(never) func makes(_ n: Int) -> () -> Int { { n } }
    let one = Holder(action: makes(.random(in: 0..<9)))
    #expect(same(one, one))
    #expect(same(one, Holder(action: one.action)))
    #expect(!same(one, Holder(action: makes(.random(in: 0..<9)))))
    #expect(!same(Holder(action: { 1 }), Holder(action: { 2 })))
    #expect(same([Holder](repeating: one, count: 2)[0], one))
  }

  private final class Plain {}
  private final class AlwaysEqual: Equatable {
    static func == (a: AlwaysEqual, b: AlwaysEqual) -> Bool { true }
  }

  @Test func `objects are compared by identity, Equatable or not`() {
    let (a, b) = (Plain(), AlwaysEqual())
    #expect(same(a, a) && same(b, b))
    #expect(!same(a, Plain()))
    #expect(!same(b, AlwaysEqual()))
    #expect(!same(b as AlwaysEqual?, AlwaysEqual()))
    #expect(same(b as AlwaysEqual?, b))
  }

  @Test func `nested structs and tuples are compared field by field`() {
    struct Inner {
      var name: String
      var object: Plain
    }
    struct Outer {
      var inner: Inner
      var pair: (Int, Bool)
      var nothing: Void
    }
    let object = Plain()
    func make(_ name: String, _ flag: Bool) -> Outer {
      Outer(inner: Inner(name: name, object: object), pair: (1, flag), nothing: ())
    }
    #expect(
      same(make("a name too long to be inline", true), make("a name too long to be inline", true)))
    #expect(!same(make("a", true), make("b", true)))
    #expect(!same(make("a", true), make("a", false)))
    #expect(same((1, "x"), (1, "x")) && !same((1, "x"), (1, "y")))
    #expect(same((), ()))
  }

  @Test func `an Equatable type decides itself`() {
    struct Modulo: Equatable {
      var n: Int
      static func == (a: Self, b: Self) -> Bool { a.n % 10 == b.n % 10 }
    }
    struct Holder {
      var value: Modulo
      var action: () -> Void
    }
    let action = {}
    #expect(same(Modulo(n: 1), Modulo(n: 11)))
    #expect(
      same(Holder(value: .init(n: 1), action: action), .init(value: .init(n: 11), action: action)))
  }

  private enum Bare { case one, two }
  private enum Payload {
    case number(Int)
    case object(Plain)
    case none
  }
  private enum PlainPayload {
    case number(Int32)
    case pair(Int16, Int16)
  }

  @Test func `enums without payloads are compared, others count as changed`() {
    #expect(same(Bare.one, .one) && !same(Bare.one, .two))
    #expect(same(PlainPayload.number(1), .number(1)) && !same(PlainPayload.number(1), .number(2)))
    #expect(!same(Payload.none, .none))
  }

  @Test func `optionals are equal if both are nil, or by their wrapped values`() {
    struct Holder {
      var action: (() -> Void)?
      var inner: Padded?
    }
    let action = {}
    let full = Holder(action: action, inner: Padded(flag: true, number: 1))
    #expect(same(full, full))
    #expect(same(Holder(), Holder()))
    #expect(!same(full, Holder()) && !same(Holder(), full))
    #expect(!same(full, Holder(action: action, inner: Padded(flag: true, number: 2))))
    #expect(same(Int??.some(nil), .some(nil)) && !same(Int??.some(nil), nil))
  }

  private struct Between<Value> {
    var before: UInt8 = 1
    var value: Value
    var after: [Int] = []
  }

  /// Whether all pairs of values compare as they should, alone and between others.
  private func agree<Value: Equatable>(_ values: [Value?]) -> Bool {
    values.allSatisfy { a in
      values.allSatisfy { b in
        same(a, b) == (a == b)
          && same(Between(value: a), Between(value: b))
            == (a == b)
      }
    }
  }

  private enum Kind: Equatable {
    case plain
    case counted(Int)
    case named(String)
  }

  private struct Wide: Equatable {
    var numbers: (Double, Double)
    static func == (a: Self, b: Self) -> Bool { a.numbers == b.numbers }
  }

  @Test
  func
    `optionals compare as their values do, wherever nil is kept: behind the value or in it`()
  {
    #expect(agree([nil, 0, -0.0, 1, .infinity]))
    #expect(agree([nil, 0, 1, .max] as [UInt8?]))
    #expect(agree([nil, 0, 1, .min] as [Int?]))
    #expect(agree([nil, true, false]))
    #expect(agree([nil, "", "a", "a string that is too long to be inline"]))
    #expect(agree([nil, [], [1], [1, 2]] as [[Int]?]))
    #expect(agree([nil, .plain, .counted(0), .counted(1), .named("")] as [Kind?]))
    #expect(agree([nil, Wide(numbers: (0, 0)), Wide(numbers: (0, 1))]))
    #expect(agree([nil, .some(nil), 0, 1] as [Int??]))
    #expect(agree([nil, .some(nil), true, false] as [Bool??]))
    #expect(same(Void?.some(()), .some(())) && !same(Void?.some(()), nil))
    #expect(!same(Double?.some(.nan), .some(.nan)) && same(Double?.none, nil))
  }

  @Test func `weak references are compared without being read`() {
    struct Holder {
      weak var object: AlwaysEqual?
      weak var thing: (any AnyObject)?
    }
    let (a, b) = (AlwaysEqual(), AlwaysEqual())
    #expect(!same(Holder(object: a), Holder(object: b)))
    struct One { weak var object: AlwaysEqual? }
    #expect(same(One(object: a), One(object: a)))
    #expect(!same(One(object: a), One(object: b)) && !same(One(object: a), One(object: nil)))
  }

  @Test func `existentials count as changed`() {
    #expect(!same(1 as Any, 1 as Any))
    #expect(!same([1] as any Sequence, [1]))
    let object = Plain()
    #expect(!same(object as AnyObject as Any, object as Any))
  }

  @Test func `collections of elements without == are equal if they share their storage`() {
    let list = [{ 1 }, { 2 }]
    #expect(same(list, list))
    #expect(!same(list, [{ 1 }, { 2 }]))
    #expect(same([1, 2], [1, 2]) && same(["a": 1], ["a": 1]))
  }
}
