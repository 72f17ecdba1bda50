import Testing
import Waggle

private enum Number {}
private enum Word {}

@Suite("A bag holds one value for each key type")
struct TypedBagTests {
  private func number(_ bag: TypedBag) -> Int? { bag.value(for: Number.self, as: Int.self) }
  private func word(_ bag: TypedBag) -> String? { bag.value(for: Word.self, as: String.self) }

  @Test func `A key has no value before one is set, and the newest afterwards`() {
    var bag = TypedBag()
    #expect(number(bag) == nil)
    bag.set(1, for: Number.self)
    bag.set("a", for: Word.self)
    bag.set(2, for: Number.self)
    #expect(number(bag) == 2)
    #expect(word(bag) == "a")
  }

  @Test func `A copy does not see what is set afterwards`() {
    var bag = TypedBag()
    bag.set(1, for: Number.self)
    let copy = bag
    bag.set(2, for: Number.self)
    #expect(number(copy) == 1)
    #expect(number(bag) == 2)
    #expect(!bag.isIdentical(to: copy))
    #expect(copy.isIdentical(to: copy))
  }

  @Test func `Merged over another bag, it keeps its own values and gains those that it lacks`() {
    var (bag, older) = (TypedBag(), TypedBag())
    bag.set(1, for: Number.self)
    #expect(number(bag.merged(over: older)) == 1)
    #expect(number(older.merged(over: bag)) == 1)
    older.set(2, for: Number.self)
    older.set("a", for: Word.self)
    let merged = bag.merged(over: older)
    #expect(number(merged) == 1)
    #expect(word(merged) == "a")
    #expect(word(bag) == nil)
    #expect(number(older) == 2)
  }

  @Test func `Its description lists each value, newest first`() {
    var bag = TypedBag()
    bag.set(1, for: Number.self)
    bag.set("a", for: Word.self)
    #expect(bag.descriptions == ["Word = a", "Number = 1"])
  }
}

private enum Count: AnimationStateKey {
  static var defaultValue: Int { 0 }
}

private enum Name: AnimationStateKey {
  static var defaultValue: String { "" }
}

@Suite("What an animation stores is a value")
struct AnimationStateCopyTests {
  @Test func `A copy keeps its values when the original is changed in place`() {
    var state = AnimationState<Double>()
    state[Count.self] = 1
    state[Name.self] = "a"
    var copy = state
    state[Count.self] += 1
    copy[Name.self] += "b"
    #expect((state[Count.self], state[Name.self]) == (2, "a"))
    #expect((copy[Count.self], copy[Name.self]) == (1, "ab"))
  }

  @Test func `Copying and changing it many times keeps the newest values`() {
    var state = AnimationState<Double>()
    for step in 1...1000 {
      var next = state
      next[Count.self] += 1
      if step.isMultiple(of: 2) { next[Name.self] = "\(step)" }
      state = next
    }
    #expect((state[Count.self], state[Name.self]) == (1000, "1000"))
  }
}
