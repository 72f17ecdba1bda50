import Foundation
import TestSupport
import Testing
import WaggleTestKit

// Bad input gives a sentence, and a frame is drawn all the same.

private struct Nest: View {
  let depth: Int
  var body: some View {
    if depth > 0 { Nest(depth: depth - 1) } else { Text("bottom") }
  }
}

private struct StackNest: View {
  let depth: Int
  var body: some View {
    VStack { if depth > 0 { StackNest(depth: depth - 1) } else { Text("bottom") } }
  }
}

private struct Endless: View {
  var body: some View { AnyView(HStack { Endless() }) }
}

@MainActor private func ids(_ host: TestHost) -> Set<String> { Set(host.diagnostics.map(\.id)) }

@MainActor @Suite struct InvalidTreeTests {
  @Test func `Five thousand nested views are cut off, updated, dropped and closed`() {
    let turn = Knob(0)
    var host: TestHost? = TestHost {
      Turned(turn) { value in
        if value < 2 {
          Nest(depth: 5_000).environment(\.lineLimit, value + 1)
        } else {
          Text("gone")
        }
      }
    }
    host?.settle()
    host?.frame { turn.value = 1 }
    host?.frame { turn.value = 2 }
    #expect(host?.text == ["gone"])
    host?.frame { turn.value = 0 }
    #expect(ids(host!) == ["W-DEEP"])
    host = nil
  }

  @Test func `Stacks nested beyond the limit end in W-DEEP, and can be changed and dropped`() {
    let turn = Knob(0)
    var host: TestHost? = TestHost {
      Turned(turn) { value in
        Text("above")
        if value == 0 { StackNest(depth: 20_000) } else { Text("flat \(value)") }
      }
    }
    #expect(host?.text == ["above"])
    #expect(ids(host!) == ["W-DEEP"])
    host?.frame { turn.value = 1 }
    #expect(host?.text == ["above", "flat 1"])
    host?.frame { turn.value = 0 }
    #expect(host?.text == ["above"])
    host = nil
  }

  @Test func `A view that contains itself ends in W-DEEP`() {
    let host = TestHost {
      VStack {
        Text("above")
        Endless()
      }
    }
    #expect(host.text == ["above"])
    #expect(ids(host) == ["W-DEEP"])
  }

  @Test func `A thousand rows are built, moved, removed and closed`() {
    let turn = Knob(0)
    var host: TestHost? = TestHost(size: CGSize(width: 100, height: 2_000)) {
      Turned(turn) { value in
        VStack(spacing: 0) {
          ForEach(rows(value), id: \.self) { n in Color.red.frame(height: 1).onAppear {} }
        }
      }
    }
    host?.settle()
    host?.frame { turn.value = 1 }
    for step in [0, 1, 0, 1] { host?.frame { turn.value = step } }
    host?.frame { turn.value = 2 }
    #expect(host!.counts.nodesLive < 100)
    host?.frame { turn.value = 0 }
    #expect(host?.diagnostics.isEmpty == true)
    host = nil
  }

  private func rows(_ step: Int) -> [Int] {
    let all = Array(0..<1_000)
    return step == 0 ? all : step == 1 ? all.reversed() : Array(all.prefix(3))
  }

  @Test func `Two hundred modifiers on one view work`() {
    struct Piled: View {
      let value: Int
      var body: some View {
        var view = AnyView(Text("x"))
        for n in 0..<200 {
          view = AnyView(view.padding(0).environment(\.lineLimit, n).opacity(1).onAppear {})
        }
        return view.offset(x: CGFloat(value))
      }
    }
    let turn = Knob(0)
    var host: TestHost? = TestHost { Turned(turn) { Piled(value: $0) } }
    host?.settle()
    host?.frame { turn.value = 3 }
    #expect(host?.text == ["x"] || ids(host!) == ["W-DEEP"])
    host = nil
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e300, 0])
  func `Views with impossible sizes and positions are skipped in drawing`(value: Double) throws {
    let number = CGFloat(value)
    let host = TestHost(size: CGSize(width: 200, height: 400)) {
      VStack(spacing: number) {
        Text("kept")
        Color.red.frame(width: number, height: number)
        Color.red.frame(minWidth: number, maxWidth: number)
        Color.red.padding(number).frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10).offset(x: number, y: number)
        Color.red.frame(width: 10, height: 10).position(x: number, y: number).frame(height: 20)
        Color.red.frame(width: 10, height: 10).scaleEffect(number).rotationEffect(.degrees(value))
        Color.red.aspectRatio(number, contentMode: .fit).frame(width: 10, height: 10)
        RoundedRectangle(cornerRadius: number).stroke(.red, lineWidth: number).frame(height: 5)
        Text("b").font(.system(size: number)).opacity(value).layoutPriority(value)
        Color.red.frame(width: 5, height: 5).zIndex(value)
        Color.red.frame(width: 5, height: 5).alignmentGuide(.leading) { _ in number }
        Spacer(minLength: number)
      }
    }
    host.settle()
    _ = host.text
    _ = host.displayList.description
    _ = try host.png(scale: 1)
    host.tap(at: CGPoint(x: number, y: number))
    host.size = CGSize(width: 150, height: 300)
    host.settle()
    #expect(!ids(host).contains("W-LOOP"))
  }

  @Test(arguments: [
    CGSize(width: 0, height: 0), CGSize(width: -10, height: 20),
    CGSize(width: CGFloat.nan, height: 10), CGSize(width: CGFloat.infinity, height: 10),
    CGSize(width: 1e6, height: 1e6),
  ])
  func `A window of an impossible size does not crash, and its picture throws an error`(
    size: CGSize
  ) {
    let host = TestHost(size: size) {
      VStack {
        Text("a"); Color.red; GeometryReader { _ in Color.blue }
      }
    }
    host.settle()
    _ = host.text
    let error = #expect(throws: (any Error).self) { _ = try host.png() }
    if let error { #expect("\(error)".count > 20, "\(error)") }
  }

  @Test func `A picture at an impossible scale throws an error`() throws {
    let host = TestHost(size: CGSize(width: 10, height: 10)) { Color.red }
    for scale in [0, -1, .nan, .infinity, 1e9] as [CGFloat] {
      let error = #expect(throws: (any Error).self) { _ = try host.png(scale: scale) }
      #expect("\(try #require(error))".count > 20)
    }
  }

  @Test func `Duplicate ids are each shown, and reported with the id and the path (W-ID)`() {
    let turn = Knob(0)
    struct Rows: View {
      let rows: [String]
      var body: some View { VStack { ForEach(rows, id: \.self) { Text($0) } } }
    }
    let host = TestHost {
      Turned(turn) { value in
        Rows(rows: value == 0 ? ["a", "b", "a"] : value == 1 ? ["a", "a", "b"] : ["b"])
      }
    }
    #expect(host.text == ["a", "b", "a"])
    let report = host.diagnostics.first { $0.id == "W-ID" }
    #expect(report?.message.contains("id a") == true)
    #expect(report?.path.contains("Rows") == true)
    host.frame { turn.value = 1 }
    #expect(host.text == ["a", "a", "b"])
    host.frame { turn.value = 2 }
    #expect(host.text == ["b"])
    #expect(ids(host) == ["W-ID"])
  }

  @Test func `A set in a body is refused, with the property's name and the view's path (W-MUTATE)`()
  {
    struct Bad: View {
      @State private var counter = 0
      var body: some View {
        let _ = counter += 1
        Text("c\(counter)")
      }
    }
    let host = TestHost { HStack { Bad() } }
    #expect(host.text == ["c0"])
    let report = host.diagnostics.first { $0.id == "W-MUTATE" }
    #expect(report?.message.contains("Modifying state during view update") == true)
    #expect(report?.message.contains("counter") == true)
    #expect(report?.path.contains("Bad") == true)
    host.settle()
    #expect(host.diagnostics.count == 1)
  }

  @Test func `An observable object that its own body changes settles or is reported`() {
    struct Bad: View {
      let model: Dial
      var body: some View {
        let _ = model.count += 1
        Text("n")
      }
    }
    let model = Dial()
    let host = TestHost { Bad(model: model) }
    host.settle()
    #expect(host.text == ["n"])
    #expect(model.count < 2_000)
  }

  @Test func `A body that traps in an update, in an action or in a layout is reported`() async {
    struct Bad: View {
      @State private var n = 0
      var body: some View {
        let numbers = [1, 2]
        Text("\(numbers[n])").onTapGesture { n = 2 }
      }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let host = TestHost {
          VStack {
            Color.red; Bad()
          }
        }
        host.settle()
        try? host.find(label: "1").tap()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Waggle: trapped in body of Bad, view"))
  }
}

extension InvalidTreeTests {
  @Test(
    "An effect with NaN is left out, and reported once (E-EFFECT)",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func badEffects(number: CGFloat) {
    let turn = ProjectionTransform(CGAffineTransform(translationX: number, y: 0))
    let effects: [(AnyView) -> AnyView] = [
      { AnyView($0.offset(x: number)) },
      { AnyView($0.rotationEffect(.radians(Double(number)))) },
      { AnyView($0.scaleEffect(x: number, y: 1)) },
      { AnyView($0.transformEffect(CGAffineTransform(translationX: number, y: 0))) },
      { AnyView($0.rotation3DEffect(.radians(Double(number)), axis: (0, 1, 0))) },
      { AnyView($0.projectionEffect(turn)) },
    ]
    for effect in effects {
      let host = TestHost { effect(AnyView(Color.red.frame(width: 20, height: 20))) }
      host.settle()
      host.size = CGSize(width: 300, height: 300)
      host.settle()
      #expect(host.diagnostics.map(\.id) == ["E-EFFECT"])
      #expect(host.displayList.description == "rect (140 140 20 20) #FF383C")
    }
  }

  @Test(
    "Invalid numbers of styles are corrected, and reported (E-EFFECT, E-FONT)",
    arguments: [CGFloat.nan, .infinity])
  func badLooks(number: CGFloat) {
    func ids(_ view: some View) -> [String] {
      let host = TestHost { view }
      host.settle()
      return host.diagnostics.map(\.id)
    }
    #expect(ids(Color.red.blur(radius: number)) == ["E-EFFECT"])
    #expect(ids(Color.red.shadow(radius: number)) == ["E-EFFECT"])
    #expect(ids(Color.red.shadow(radius: 1, x: number)) == ["E-EFFECT"])
    #expect(ids(Text("bee").opacity(.nan)) == ["E-EFFECT"])
    #expect(ids(Text("bee").font(.system(size: number))) == ["E-FONT"])
    #expect(ids(Text("bee").font(.system(size: -number))) == ["E-FONT"])
    #expect(ids(Text("bee").font(.custom("Inter", size: number))) == ["E-FONT"])
  }
}
