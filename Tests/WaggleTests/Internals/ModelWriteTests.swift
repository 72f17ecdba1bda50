import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@testable import Waggle

// Bodies and layouts of the framework only compute (C530). Types of this file are held to that where they conform to `Watched`.

private final class Model: Watched {
  var number = 0
  var text = "a long text, which is not kept in the string itself"
  var numbers = [1, 2, 3]
  var names = [1: "one", 2: "two"]
  var chosen: Set<Int> = [1]
  var action: () -> Void = {}
  var any: Any = 1
  weak var other: Model?
  var next: Model?
  let inner = Inner()

  func changes() -> [(name: String, make: (Model) -> Void)] {
    [
      ("number", { $0.number += 1 }), ("text", { $0.text.append("!") }),
      ("numbers", { $0.numbers[1] = 5 }), ("names", { $0.names[1] = "first" }),
      ("chosen", { $0.chosen.insert(2) }),
      ("action", { model in model.action = { model.number = 1 } }),
      ("any", { $0.any = "text" }), ("other", { [self] in $0.other = self }),
      ("next", { $0.next = Model() }),
    ]
  }
}

private final class Inner: Watched {
  var value = 0
}

@Observable private final class Observed: Watched {
  var value = 0
  @ObservationIgnored var ignored = 0
}

/// What refers to a model in each way that is looked into.
private struct Holder: Watched {
  var direct: Model?
  var list: [Model] = []
  var nested: (Model?, Int) = (nil, 0)
  var part = Part()
  var erased: AnyObject?
  var box: Any = 0

  struct Part {
    var model: Model?
  }

  static var all: [(Model) -> Holder] {
    [
      { Holder(direct: $0) }, { Holder(list: [Model(), $0]) }, { Holder(nested: ($0, 1)) },
      { Holder(part: Part(model: $0)) }, { Holder(erased: $0) }, { Holder(box: $0) },
      { model in
        let before = Model()
        before.next = model
        return Holder(direct: before)
      },
    ]
  }
}

private struct Writer: View, Watched {
  let model: Model
  var body: some View {
    let _ = model.number += 1
    Text("written")
  }
}

private struct OwnWriter: View, Watched {
  @State private var model = Model()
  var body: some View {
    let _ = model.numbers.append(4)
    Text("written")
  }
}

extension EnvironmentValues {
  @Entry fileprivate var model: Model?
}

private struct SurroundedWriter: View, Watched {
  @Environment(\.model) private var model
  var body: some View {
    let _ = model?.names[3] = "three"
    Text("written")
  }
}

private struct ObservedWriter: View, Watched {
  @Environment(Observed.self) private var model
  var body: some View {
    let _ = model.value += 1
    Text("written")
  }
}

private struct WritingLayout: Layout, Watched {
  let model: Model
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    model.number += 1
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private struct PlacingLayout: Layout, Watched {
  let model: Model
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 10, height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { model.inner.value += 1 }
}

@MainActor private func message(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

@MainActor @Suite struct ModelWriteTests {
  @Test func `C530: each kind of variable that was written is named`() {
    let other = Model()
    for change in other.changes() {
      let model = Model()
      let watch = ModelWatch(Holder(direct: model))
      #expect(watch?.written == nil)
      change.make(model)
      #expect(watch?.written == "Model.\(change.name)")
    }
  }

  @Test func `C530: a model is found in each way in which a view can refer to it`() {
    for (index, make) in Holder.all.enumerated() {
      let model = Model()
      let watch = ModelWatch(make(model))
      #expect(watch?.written == nil)
      model.inner.value = 1
      #expect(watch?.written == "Inner.value", "way \(index)")
    }
  }

  @Test func `C530: reading writes nothing, and neither does setting a number to what it is`() {
    let model = Model()
    let observed = Observed()
    struct Both: Watched { let (model, observed): (Model, Observed) }
    let watch = ModelWatch(Both(model: model, observed: observed))
    withObservationTracking {
      _ = (observed.value, model.numbers.map { $0 + 1 }, model.names[1], model.text.count)
    } onChange: {
    }
    model.number = 0
    #expect(watch?.written == nil)
    observed.ignored = 1
    #expect(watch?.written == "Observed.ignored")
  }

  @Test func `C530: a view or an object of the program is not watched`() {
    struct Own: View {
      let model: Model
      var body: some View {
        let _ = model.number += 1
        Text("\(model.number)")
      }
    }
    final class Counter { var count = 0 }
    struct Foreign: View, Watched {
      let counter: Counter
      var body: some View {
        let _ = counter.count += 1
        Text("\(counter.count)")
      }
    }
    let host = TestHost {
      Own(model: Model())
      Foreign(counter: Counter())
    }
    #expect(host.text == ["1", "1"])
  }

  @Test func `C530: a body that writes a model stops with the variable and the view's path`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TestHost { VStack { Writer(model: Model()) } }.settle() }
    }
    #expect(
      message(result)
        == "Waggle: The body of Writer writes Model.number, view VStack > Writer. It only computes: write in an action, such as that of onChange, or in afterBody.\n"
    )
  }

  @Test func `C530: so does one that writes what a state holds`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TestHost { VStack { OwnWriter() } }.settle() }
    }
    #expect(message(result).contains("The body of OwnWriter writes Model.numbers"))
  }

  @Test func `C530: so does one that writes what its environment holds`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        TestHost { SurroundedWriter().environment(\.model, Model()) }.settle()
      }
    }
    #expect(message(result).contains("The body of SurroundedWriter writes Model.names"))
  }

  @Test func `C530: so does one that writes an observable object of its environment`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TestHost { ObservedWriter().environment(Observed()) }.settle() }
    }
    #expect(message(result).contains("The body of ObservedWriter writes Observed.value"))
  }

  @Test func `C530: a layout that writes a model while it is measured stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        TestHost { HStack { WritingLayout(model: Model()) { Text("a") } } }.settle()
      }
    }
    #expect(
      message(result).contains("The layout of WritingLayout writes Model.number, view HStack"))
  }

  @Test func `C530: a layout that writes a model while it places its views stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        TestHost { HStack { PlacingLayout(model: Model()) { Text("a") } } }.settle()
      }
    }
    #expect(
      message(result).contains("The layout of PlacingLayout writes Inner.value, view HStack"))
  }
}
