import Foundation
import TestSupport
import Waggle

/// A piece of the content of a lazy container, and the shape that a test gives it.
indirect enum LazyShape {
  case leaf(String, CGFloat)
  case group([LazyShape])
  case rows([[LazyShape]])
  case branch(LazyShape?)
  case erased(LazyShape)
  case section(header: [LazyShape], [LazyShape], footer: [LazyShape])
}

/// Shapes by chance, of leaves that are named by their order.
struct LazyShapes {
  private var numbers: SeededGenerator
  private var count = 0

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &numbers) }

  mutating func list(_ counts: ClosedRange<Int>, depth: Int, inSection: Bool = false)
    -> [LazyShape]
  { (0..<number(counts)).map { _ in shape(depth, inSection) } }

  private mutating func leaf() -> LazyShape {
    count += 1
    return .leaf("\(count)", CGFloat(number(1...6) * 6))
  }

  private mutating func leaves(_ counts: ClosedRange<Int>) -> [LazyShape] {
    (0..<number(counts)).map { _ in leaf() }
  }

  private mutating func row(_ depth: Int, _ inSection: Bool) -> [LazyShape] {
    number(0...2) > 0 ? [leaf()] : list(0...3, depth: depth, inSection: inSection)
  }

  private mutating func shape(_ depth: Int, _ inSection: Bool) -> LazyShape {
    let (choice, depth) = (number(0...(depth > 0 ? 11 : 2)), depth - 1)
    switch choice {
    case 0...2: return leaf()
    case 3: return .group(list(0...3, depth: depth, inSection: inSection))
    case 4...8: return .rows((0..<number(0...9)).map { _ in row(depth, inSection) })
    case 9: return .branch(number(0...1) == 0 ? shape(depth, inSection) : nil)
    case 10: return .erased(shape(depth, inSection))
    default:
      guard !inSection else { return leaf() }
      return .section(
        header: leaves(0...1), list(0...4, depth: depth, inSection: true), footer: leaves(0...2))
    }
  }
}

struct LazyShapeView: View {
  let shape: LazyShape

  var body: some View {
    switch shape {
    case .leaf(let name, let height): box(10, height, name)
    case .group(let shapes): Group { LazyShapeList(shapes: shapes) }
    case .rows(let rows):
      ForEach(0..<rows.count, id: \.self) { LazyShapeList(shapes: rows[$0]) }
    case .branch(let shape): if let shape { AnyView(LazyShapeView(shape: shape)) }
    case .erased(let shape): AnyView(LazyShapeView(shape: shape))
    case .section(let header, let content, let footer):
      Section {
        LazyShapeList(shapes: content)
      } header: {
        LazyShapeList(shapes: header)
      } footer: {
        LazyShapeList(shapes: footer)
      }
    }
  }
}

struct LazyShapeList: View {
  let shapes: [LazyShape]

  var body: some View {
    ForEach(0..<shapes.count, id: \.self) { LazyShapeView(shape: shapes[$0]) }
  }
}

/// Where the leaves are along the axis by L098, computed from the shapes alone.
struct LazyShapePositions {
  let columns: Int
  let gap: CGFloat
  private(set) var positions: [String: (start: CGFloat, length: CGFloat)] = [:]
  private var line: [(name: String, length: CGFloat)] = []
  private var end: CGFloat = 0
  private var isEmpty = true

  init(_ shapes: [LazyShape], columns: Int, gap: CGFloat) {
    self.columns = columns
    self.gap = gap
    add(shapes, columns)
    endLine()
  }

  var length: CGFloat { end }

  private mutating func add(_ shapes: [LazyShape], _ columns: Int) {
    for shape in shapes { add(shape, columns) }
  }

  private mutating func add(_ shape: LazyShape, _ columns: Int) {
    switch shape {
    case .leaf(let name, let length):
      line.append((name, length))
      if line.count >= columns { endLine() }
    case .group(let shapes): add(shapes, columns)
    case .rows(let rows): for row in rows { add(row, columns) }
    case .branch(let shape): if let shape { add(shape, columns) }
    case .erased(let shape): add(shape, columns)
    case .section(let header, let content, let footer):
      endLine()
      add(header, 1)
      add(content, columns)
      endLine()
      add(footer, 1)
    }
  }

  private mutating func endLine() {
    guard let length = line.map(\.length).max() else { return }
    if !isEmpty { end += gap }
    isEmpty = false
    for cell in line { positions[cell.name] = (end + (length - cell.length) / 2, cell.length) }
    end += length
    line = []
  }
}
