import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What a slider costs, and where it draws its knob.
@MainActor @Suite struct SliderWeightTests: WeighingViews {
  @Test func `C593: a slider has few nodes`() {
    #expect(nodes { Slider(value: .constant(0.5)) } <= 28)
  }

  @MainActor @Observable final class Setting {
    var value = 0.2
    var width: CGFloat = 200
    var hasKnob = true
    var isDisabled = false
    var metrics = PlatformMetrics.ios26
    var direction = LayoutDirection.leftToRight
    var tint: Color?
  }

  private struct Page: View {
    @Bindable var setting: Setting

    var body: some View {
      HStack(alignment: .firstTextBaseline) {
        Text("Beside").font(.title)
        Slider(value: $setting.value) {
          Text("Go")
        } minimumValueLabel: {
          Text("a")
        } maximumValueLabel: {
          Text("b")
        }
        .frame(width: setting.width)
        Slider(value: $setting.value, in: 0...1, step: 0.25)
      }
      .sliderThumbVisibility(setting.hasKnob ? .automatic : .hidden)
      .disabled(setting.isDisabled)
      .tint(setting.tint)
      .environment(\.platformMetrics, setting.metrics)
      .environment(\.layoutDirection, setting.direction)
    }
  }

  private func page(_ setting: Setting) -> TestHost {
    let host = TestHost.phone(height: 100) { Page(setting: setting) }
    host.settle()
    return host
  }

  private struct Growing: View {
    let setting: Setting

    var body: some View { Color.gray.frame(width: setting.width, height: 10) }
  }

  @Test func `C593: a slider beside a view that grows runs no body`() throws {
    let setting = Setting()
    let host = TestHost.phone(height: 100) {
      HStack {
        Growing(setting: setting)
        Slider(value: .constant(0.5))
      }
    }
    host.settle()
    let (bodies, width) = (host.counts.bodies, try host.find(role: .slider).frame.width)
    host.frame { setting.width = 150 }
    host.settle()
    #expect(host.counts.bodies - bodies == 1)
    #expect(try host.find(role: .slider).frame.width == width + 50)
  }

  @Test func `C593: a slider that changes is drawn as a new one is`() throws {
    var random = SeededGenerator(seed: 3)
    let setting = Setting()
    let host = page(setting)
    for step in 0..<24 {
      host.frame {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: setting.value = Double.random(in: -0.2...1.2, using: &random)
        case 1: setting.width = CGFloat.random(in: 0...300, using: &random)
        case 2: setting.hasKnob.toggle()
        case 3: setting.isDisabled.toggle()
        case 4: setting.metrics = [.ios26, .macOS26, .iosClassic].randomElement(using: &random)!
        case 5:
          setting.direction = setting.direction == .leftToRight ? .rightToLeft : .leftToRight
        default: setting.tint = setting.tint == nil ? .orange : nil
        }
      }
      host.advance(by: 1)
      let fresh = page(setting)
      #expect(try host.png() == fresh.png(), "step \(step)")
    }
  }

  @Test func `C593: a knob is in flight with the animation of the value`() throws {
    let setting = Setting()
    setting.value = 0
    let host = page(setting)
    host.frame { withAnimation(.linear(duration: 1)) { setting.value = 1 } }
    host.advance(by: 0.5)
    let middle = Setting()
    middle.value = 0.5
    #expect(try host.png() == page(middle).png())
  }
}
