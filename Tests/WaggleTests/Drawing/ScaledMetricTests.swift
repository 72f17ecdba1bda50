import Foundation
import SwiftUI
import TestSupport
import Testing

/// Numbers that follow the text size (L143, C021, R248).
@MainActor @Suite struct ScaledMetricTests {
  private struct Metric<Value: BinaryFloatingPoint>: View {
    @ScaledMetric private var value: Value
    let log: Recorder<Value>
    init(_ value: Value, _ style: Font.TextStyle, _ log: Recorder<Value>) {
      _value = ScaledMetric(wrappedValue: value, relativeTo: style)
      self.log = log
    }
    var body: some View {
      let _ = log.add(value)
      Color.red
    }
  }

  private func scaled<Value: BinaryFloatingPoint>(
    _ value: Value, _ size: DynamicTypeSize, _ style: Font.TextStyle = .body, scale: CGFloat = 2
  ) -> Value {
    let log = Recorder<Value>()
    let host = PlainHost(scale: scale) { Metric(value, style, log).dynamicTypeSize(size) }
    return withExtendedLifetime(host) { log.take()[0] }
  }

  @Test func `L143: a number grows as its text style does, to whole pixels`() {
    #expect(scaled(17.0, .accessibility3) == 40)
    #expect(scaled(16.0, .accessibility3) == 37.5)
    #expect(scaled(16.0, .accessibility3, scale: 1) == 38)
    #expect(scaled(34.0, .xSmall, .largeTitle) == 31)
    #expect(scaled(Float(10), .xxxLarge, .caption) == 15)
    #expect(scaled(CGFloat(-17), .accessibility3) == -40)
  }

  @Test func `L143: a number is itself at the default size, and where it cannot be scaled`() {
    #expect(scaled(10.3, .large) == 10.3)
    #expect(scaled(Double.infinity, .xSmall) == .infinity)
    #expect(scaled(Double.nan, .xSmall).isNaN)
  }

  @Test
  func `L143: a body runs when its number's size changes, and for no other environment value`() {
    let log = Recorder<Double>()
    let knob = Knob((size: DynamicTypeSize.large, limit: 1))
    let host = PlainHost {
      Turned(knob) {
        Metric(17.0, .body, log).dynamicTypeSize($0.size).lineLimit($0.limit)
      }
    }
    host.settle { knob.value.limit = 2 }
    #expect(log.take() == [17])
    host.settle { knob.value.size = .xLarge }
    #expect(log.take() == [19])
  }

  @Test func `L143: padding and sized frames stay, a scaled frame grows`() {
    struct Box: View {
      @ScaledMetric private var side = 17.0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: side, height: side).named("scaled")
          Color.red.frame(width: 17, height: 17).named("fixed")
        }
      }
    }
    let host = PlainHost { Box().dynamicTypeSize(.accessibility5) }
    #expect(host.widths("scaled", "fixed") == [53, 17])
  }

  @Test func `R248: sizeCategory and dynamicTypeSize are one value under two names`() {
    var values = EnvironmentValues()
    #expect(values.sizeCategory == .large)
    for (size, category) in zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases) {
      values.dynamicTypeSize = size
      #expect(values.sizeCategory == category)
      values.dynamicTypeSize = .large
      values.sizeCategory = category
      #expect(values.dynamicTypeSize == size)
      #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
    }
    #expect(ContentSizeCategory.small < .accessibilityMedium)
    #expect(ContentSizeCategory.extraExtraExtraLarge >= .extraExtraLarge)
  }
}
