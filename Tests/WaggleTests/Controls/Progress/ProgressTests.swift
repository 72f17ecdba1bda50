import Foundation
import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Suite struct ProgressTests {
  private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 100), content: content)
    host.settle()
    return host
  }

  @Test func `C042: a bar is 4 high, its labels are 4 off`() throws {
    let bar = host { ProgressView(value: 0.5) }
    #expect(try bar.find(role: .progress).frame.size == CGSize(width: 200, height: 4))
    let labeled = host {
      ProgressView(value: 3, total: 12) {
        Color.red.frame(height: 10)
      } currentValueLabel: {
        Color.red.frame(height: 6)
      }
    }
    #expect(try labeled.find(role: .progress).frame.height == 28)
  }

  @Test func `C042: a spinner is 20, a large one 37`() throws {
    #expect(
      try host { ProgressView() }.find(role: .progress).frame.size == CGSize(width: 20, height: 20))
    let large = host { ProgressView().controlSize(.large) }
    #expect(try large.find(role: .progress).frame.size == CGSize(width: 37, height: 37))
  }

  @Test func `C042: values are clamped, and what is not a number is a spinner`() throws {
    func value(_ part: Double?, _ total: Double) throws -> String? {
      try host { ProgressView(value: part, total: total) }.find(role: .progress).value
    }
    #expect(try value(3, 2) == "100%")
    #expect(try value(-1, 2) == "0%")
    #expect(try value(.infinity, 2) == "100%")
    #expect(try value(nil, 2) == nil)
    #expect(try value(.nan, 2) == nil)
    #expect(try value(0, 0) == nil)
  }

  @Test func `C202: a part that is not a number is reported once, and shown as unknown`() {
    let host = host {
      VStack {
        ProgressView(value: Double.nan)
        ProgressView(value: 0, total: 0)
      }
    }
    #expect(host.diagnostics.map(\.id) == ["E-RANGE", "E-RANGE"])
    #expect(host.diagnostics.first?.message.contains("nan of 1.0, is not a number") == true)
    host.settle()
    #expect(host.diagnostics.count == 2)
    #expect(self.host { ProgressView(value: 0.5) }.diagnostics.isEmpty)
  }

  @Test func `C154: a progress view is read with its percentage`() throws {
    let host = host { ProgressView("Harvest", value: 1, total: 4) }
    #expect(try host.find(role: .progress, label: "Harvest").value == "25%")
    #expect(
      try self.host { ProgressView("Wait") }.find(role: .progress, label: "Wait").value == nil)
  }

  @Test func `a spinner turns eight times a second and costs nothing else`() {
    let host = host {
      VStack {
        ProgressView()
        Text("still")
      }
    }
    let (bodies, layouts) = (host.counts.bodies, host.counts.layouts)
    let before = host.displayList.description
    host.advance(by: 1)
    #expect(host.counts.bodies - bodies <= 8)
    #expect(host.counts.layouts == layouts)
    host.advance(by: 0.125)
    #expect(host.displayList.description != before)
  }

  @Test func `a spinner that was removed costs nothing`() {
    let model = ControlModel()
    let host = host { if model.isShown { ProgressView() } }
    host.advance(by: 0.3)
    host.frame { model.isShown = false }
    host.settle()
    let bodies = host.counts.bodies
    host.advance(by: 2)
    #expect(host.counts.bodies == bodies)
  }

  @Test func `a spinner turns once a second where motion is reduced`() {
    let host = host { ProgressView() }
    host.reducesMotion = true
    host.settle()
    let bodies = host.counts.bodies
    host.advance(by: 1)
    #expect(host.counts.bodies - bodies <= 2)
  }

  @Test func `an interval of time counts down, and ends`() throws {
    let start = Date()
    let host = host { ProgressView(timerInterval: start...start + 10) { Text("Tea") } }
    let before = host.text
    host.advance(by: 5)
    #expect(host.text != before)
    host.advance(by: 8)
    #expect(host.text == ["Tea", "0:00"])
    let bodies = host.counts.bodies
    host.advance(by: 2)
    #expect(host.counts.bodies == bodies)
  }

  @Test func `the progress of an object is followed until it is finished`() throws {
    let progress = Progress(totalUnitCount: 10)
    let host = host { ProgressView(progress) }
    progress.completedUnitCount = 6
    host.advance(by: 0.2)
    #expect(try host.find(role: .progress).value == "60%")
  }

  @Test func `a custom style gets the part and the labels it has`() {
    struct Words: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "none")
          Text(verbatim: configuration.currentValueLabel == nil ? "bare" : "labelled")
        }
      }
    }
    let host = host {
      VStack {
        ProgressView("a", value: 0.5)
        ProgressView { Text("b") }
      }
      .progressViewStyle(Words())
    }
    #expect(host.text == ["a", "0.5", "bare", "b", "none", "bare"])
  }

  @Test func `hosts dropped while a spinner turns leave nothing behind`() {
    weak var runtime: AnyObject?
    do {
      let host = host { ProgressView("Wait") }
      host.advance(by: 0.2)
      runtime = host.runtime
    }
    #expect(runtime == nil)
  }
}
