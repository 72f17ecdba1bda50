/// What describes a chart for those who cannot see it.
public protocol AXChartDescriptorRepresentable {
  /// The description of the chart.
  @MainActor func makeChartDescriptor() -> AXChartDescriptor

  /// Changes a description that was made before. It has nothing to do here: a new one is made each time.
  @MainActor func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Changes nothing.
  @MainActor public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Has the view read as the table of a chart: its title and its summary, then each series, one point after the other (C672).
  ///
  /// ```swift
  /// struct Harvest: View, AXChartDescriptorRepresentable {
  ///   let kilograms = ["May": 3.0, "June": 12.5]
  ///
  ///   var body: some View {
  ///     Canvas { context, size in
  ///       context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.orange))
  ///     }
  ///     .accessibilityChartDescriptor(self)
  ///   }
  ///
  ///   func makeChartDescriptor() -> AXChartDescriptor {
  ///     AXChartDescriptor(
  ///       title: "Harvest", summary: nil,
  ///       xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"]),
  ///       yAxis: AXNumericDataAxisDescriptor(
  ///         title: "Honey", range: 0...20, gridlinePositions: []
  ///       ) { "\($0) kg" },
  ///       series: [
  ///         AXDataSeriesDescriptor(
  ///           name: "", isContinuous: false,
  ///           dataPoints: kilograms.map { AXDataPoint(x: $0.key, y: $0.value) })
  ///       ])
  ///   }
  /// }
  /// ```
  ///
  /// - Cost: a text for each point, which is laid out and not drawn.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { accessibilityChildren { ChartReading(chart: representable) } }
}

/// The words of a chart.
nonisolated private struct ChartReading<Chart: AXChartDescriptorRepresentable>: View {
  let chart: Chart

  @MainActor var body: some View {
    let words = chart.makeChartDescriptor().words
    ForEach(words.indices, id: \.self) { index in
      Text(verbatim: words[index].text)
        .accessibilityAddTraits(words[index].isHeader ? .isHeader : [])
    }
  }
}

extension AXChartDescriptor {
  fileprivate typealias Words = (text: String, isHeader: Bool)

  /// What is read, in order.
  fileprivate var words: [Words] {
    var words: [Words] = []
    func add(_ text: String?, isHeader: Bool) {
      if let text, !text.isEmpty { words.append((text, isHeader)) }
    }
    add(title, isHeader: true)
    add(summary, isHeader: false)
    for series in series {
      add(series.name, isHeader: true)
      for point in series.dataPoints { add(reading(of: point), isHeader: false) }
    }
    return words
  }

  private func reading(of point: AXDataPoint) -> String {
    var parts = [point.label ?? "", xAxis.words(of: point.xValue)]
    if let yAxis, let y = point.yValue { parts.append(yAxis.words(of: .number(y))) }
    parts += zip(additionalAxes, point.additionalValues).map { $0.words(of: $1) }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension AXDataAxisDescriptor {
  /// A value with what the axis measures.
  fileprivate func words(of value: AXDataPoint.Value) -> String {
    let words =
      switch value {
      case .category(let name): name
      case .number(let number):
        (self as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(number) ?? "\(number)"
      }
    return title.isEmpty ? words : "\(title): \(words)"
  }
}
