import SwiftUI

/// What one scene costs at several sizes.
struct PlotLine: Identifiable {
  struct Point {
    let n: Int
    let microseconds: Double
  }

  let name: String
  let color: Color
  let points: [Point]

  var id: String { name }
}

/// The cost of scenes over their size, both in powers of ten: a cost that follows the size climbs one square in each.
struct CostPlot: View {
  let lines: [PlotLine]

  private let squares = (across: 3, up: 5)
  private let side: CGFloat = 120
  private let smallest = (n: 100.0, microseconds: 1.0)

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 6) {
        Text("Microseconds a frame").font(.system(size: 13))
        HStack(spacing: 8) {
          scale(up: true).frame(height: side * CGFloat(squares.up))
          plot.frame(width: side * CGFloat(squares.across), height: side * CGFloat(squares.up))
        }
        scale(up: false).padding(.leading, 50)
        Text("Views").font(.system(size: 13)).padding(.leading, 50)
      }
      legend.padding(.top, 22)
    }
    .padding(20)
    .background(.white)
    .environment(\.colorScheme, .light)
  }

  private var plot: some View {
    ZStack {
      grid.stroke(Color.gray.opacity(0.35), lineWidth: 1)
      ForEach(lines) { line in
        Path { path in path.addLines(line.points.map(place)) }
          .stroke(line.color, style: StrokeStyle(lineWidth: 2.5, lineJoin: .round))
        ForEach(line.points, id: \.n) { point in
          Circle().fill(line.color).frame(width: 8, height: 8).position(place(point))
        }
      }
    }
  }

  private var grid: Path {
    let size = CGSize(width: side * CGFloat(squares.across), height: side * CGFloat(squares.up))
    return Path { path in
      for column in 0...squares.across {
        path.move(to: CGPoint(x: side * CGFloat(column), y: 0))
        path.addLine(to: CGPoint(x: side * CGFloat(column), y: size.height))
      }
      for row in 0...squares.up {
        path.move(to: CGPoint(x: 0, y: side * CGFloat(row)))
        path.addLine(to: CGPoint(x: size.width, y: side * CGFloat(row)))
      }
    }
  }

  private var legend: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(lines) { line in
        HStack(spacing: 8) {
          Circle().fill(line.color).frame(width: 10, height: 10)
          Text(line.name).font(.system(size: 13))
        }
      }
    }
  }

  private func place(_ point: PlotLine.Point) -> CGPoint {
    CGPoint(
      x: side * log10(Double(point.n) / smallest.n),
      y: side
        * (CGFloat(squares.up)
          - log10(max(point.microseconds, smallest.microseconds) / smallest.microseconds)))
  }

  /// The powers of ten beside the lines of the grid.
  @ViewBuilder private func scale(up: Bool) -> some View {
    let steps = up ? squares.up : squares.across
    ZStack(alignment: up ? .topTrailing : .topLeading) {
      ForEach(0...steps, id: \.self) { step in
        let value = pow(10, Double(step)) * (up ? smallest.microseconds : smallest.n)
        Text(
          value.formatted(.number.precision(.significantDigits(1)).locale(Locale(identifier: "en")))
        )
        .font(.system(size: 12)).foregroundStyle(.gray).fixedSize()
        .frame(width: 42, height: 16, alignment: up ? .trailing : .center)
        .offset(x: up ? 0 : side * CGFloat(step) - 21, y: up ? side * CGFloat(steps - step) - 8 : 0)
      }
    }
    .frame(width: up ? 42 : side * CGFloat(squares.across), alignment: .topLeading)
    .frame(maxHeight: up ? .infinity : 16, alignment: .top)
  }
}

extension CostPlot {
  /// Measures the scenes at all sizes, and draws their costs.
  static func draw(to path: String) throws {
    let sizes = [100, 1_000, 10_000, 100_000]
    let colors: [Color] = [.red, .blue, .green, .orange, .purple, .black, .teal, .brown]
    let scenes: [(name: String, title: String, sizes: ClosedRange<Int>)] = [
      ("build", "build a column", 100...10_000),
      ("one-leaf-max", "change one leaf, folded by max", 100...100_000),
      ("one-leaf-list", "change one leaf, folded to a list", 100...10_000),
      ("insert", "insert a row, remove it", 100...10_000),
      ("anchor", "read another row's anchor", 100...10_000),
      ("resize", "resize the window", 100...10_000),
      ("scroll", "scroll a list", 1_000...100_000),
      ("irrelevant", "change what no view observes", 100...100_000),
    ]
    let lines = zip(scenes, colors).map { entry, color in
      PlotLine(
        name: entry.title, color: color,
        points: sizes.filter(entry.sizes.contains).compactMap { n in
          let row = scene(entry.name, n: n)?.run()
          return (row?.nsFrame).map { PlotLine.Point(n: n, microseconds: $0 / 1000) }
        })
    }
    for line in lines { print(line.name, line.points.map { "\($0.n): \(Int($0.microseconds))" }) }
    let renderer = ImageRenderer(content: CostPlot(lines: lines))
    renderer.scale = 2
    let data = try path.hasSuffix(".svg") ? renderer.svgData() : renderer.pngData()
    try data.write(to: URL(fileURLWithPath: path))
  }
}
