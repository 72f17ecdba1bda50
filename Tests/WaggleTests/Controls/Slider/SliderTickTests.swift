import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// Marks of sliders, their neutral values, and ranges of which a part can be chosen.
@MainActor @Suite struct SliderTickTests {
  private let model = ControlModel()

  private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> TestHost {
    let host = TestHost(size: CGSize(width: 238, height: 100), content: content)
    host.settle()
    return host
  }

  @Test func `C684: a mark is at its value, and one outside of the range is not drawn`() throws {
    func picture(_ marks: [Double], in range: ClosedRange<Double> = 0...10) throws -> Data {
      try host {
        Slider(value: .constant(range.upperBound / 2), in: range) {
          Text("Size")
        } ticks: {
          for mark in marks { SliderTick(mark) }
        }
      }.png(scale: 2)
    }
    let three = try picture([0, 5, 10])
    #expect(try three != picture([0, 5]) && three != picture([5, 10]))
    #expect(try three != picture([0, 6, 10]))
    #expect(try three == picture([10, 0, 5, 12, -1]))
    #expect(try three == picture([0, 1, 2], in: 0...2))
  }

  @Test func `C684: marks are written one by one, by conditions and loops, and of a collection`() {
    func ticks(@SliderTickBuilder<Double> _ ticks: () -> some SliderTickContent<Double>)
      -> [SliderTick<Double>]
    { ticks()._ticks }
    let isLong = true
    let found = ticks {
      SliderTick(1)
      if isLong { SliderTick(2) { Text("Two") } } else { SliderTick(9) }
      for value in [3.0, 4] { SliderTick(value) }
      SliderTickContentForEach([5.0, 6], id: \.self) { SliderTick("Tick", $0) }
    }
    #expect(found == [1, 2, 3, 4, 5, 6].map { SliderTick($0) })
    #expect(found.sorted() == found && Set(found.map(\.id)).count == 6)
  }

  @Test func `C684: a slider with a step has the marks that its closure returns`() {
    var asked: [Double] = []
    let host = host {
      Slider(value: .constant(2.0), in: 0...4, step: 2) {
        Text("Size")
      } tick: { (value: Double) -> SliderTick<Double>? in
        asked.append(value)
        return value == 2 ? SliderTick("Half", value) : nil
      }
    }
    #expect(asked.prefix(3) == [0, 2, 4])
    #expect(try! host.find(role: .slider, label: "Size").value == "Half")
  }

  @Test func `C684: the label of the mark is read as the value, or else what the program says`()
    throws
  {
    let host = host { [model] in
      @Bindable var model = model
      Slider(value: $model.number) {
        Text("Speed")
      } currentValueLabel: {
        Text("\(Int((model.number * 100).rounded())) of 100")
      } ticks: {
        SliderTick("Slow", 0.25)
        SliderTick(0.75) { Text("Fast") }
        SliderTick(1)
      }
    }
    for (value, words) in [
      (0.5, "50 of 100"), (0.25, "Slow"), (0.75, "Fast"), (1, "100 of 100"),
    ] {
      model.number = value
      host.settle()
      #expect(try host.find(role: .slider, label: "Speed").value == words)
    }
  }

  @Test(arguments: [(0.25, "(69 47 50 6)"), (0.75, "(119 47 50 6)")])
  func `C685: the filled part is between the neutral value and the knob's middle`(
    value: Double, frame: String
  ) {
    let host = host { Slider(value: .constant(value), neutralValue: 0.5) }
    let list = host.displayList.description
    #expect(list.contains(frame), "\(list)")
  }

  @Test func `C685: a value outside of the enabled bounds is not chosen`() throws {
    let host = host { [model] in
      @Bindable var model = model
      Slider(value: $model.number, in: 0...1, enabledBounds: 0.2...0.8)
    }
    host.drag(from: CGPoint(x: 119, y: 50), to: CGPoint(x: 230, y: 50))
    #expect(model.number == 0.8)
    host.tap(at: CGPoint(x: 5, y: 50))
    #expect(model.number == 0.2)
    host.key(.tab)
    host.key(.home)
    #expect(model.number == 0.2)
    host.key(.end)
    #expect(model.number == 0.8)
  }

  @Test func `C685: the part of the track that cannot be chosen is faint`() {
    let list = host { Slider(value: .constant(0.5), enabledBounds: 0.25...1) }
      .displayList.description
    #expect(list.contains("(69 47 169 6)"), "\(list)")
    #expect(list.contains("opacity 0.4") || list.contains("0.4"), "\(list)")
  }
}
