import Foundation
import TestSupport
import Testing
import Waggle

@MainActor
struct ShapeTests {
  @Test
  func
    `L002: colours, gradients, shapes and paths fill the proposal, and are 10 points without one`()
  {
    func check<V: View>(_ view: @escaping @autoclosure () -> V) {
      #expect(measure(nil, 40, of: view) == CGSize(width: 10, height: 40))
      #expect(measure(0, nil, of: view) == CGSize(width: 0, height: 10))
      #expect(measure(.infinity, 7, of: view) == CGSize(width: CGFloat.infinity, height: 7))
    }
    check(Color.red)
    check(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    check(Rectangle())
    check(RoundedRectangle(cornerRadius: 4).fill(.red))
    check(UnevenRoundedRectangle(topLeadingRadius: 3))
    check(Ellipse().stroke(.red))
    check(Capsule())
    check(Path(CGRect(x: 1, y: 1, width: 300, height: 300)))
  }

  @Test func `L002: a path is drawn at its own coordinates, not clipped`() {
    let lines = drawn {
      Path(CGRect(x: 5, y: 6, width: 300, height: 1)).fill(.red).frame(width: 10, height: 10)
    }
    #expect(lines == ["fill (45 45 10 10) #FF383C"])
  }

  @Test func `L003: a circle takes the square of the shorter side, trimmed and stroked too`() {
    let square = CGSize(width: 30, height: 30)
    #expect(measure(90, 30) { Circle() } == square)
    #expect(measure(90, 30) { Circle().trim(from: 0, to: 0.5) } == square)
    #expect(measure(90, 30) { Circle().stroke(lineWidth: 4) } == square)
    #expect(measure(90, 30) { Circle().fill(.red).stroke(.blue) } == square)
    #expect(measure(nil, 30) { Circle() } == CGSize(width: 10, height: 10))
  }

  @Test
  func
    `L003: inset, offset, scale, rotation, transform, size and strokeBorder fill the proposal`()
  {
    let all = CGSize(width: 90, height: 30)
    #expect(measure(90, 30) { Circle().inset(by: 2) } == all)
    #expect(measure(90, 30) { Circle().offset(x: 2, y: 2) } == all)
    #expect(measure(90, 30) { Circle().scale(2) } == all)
    #expect(measure(90, 30) { Circle().rotation(.degrees(3)) } == all)
    #expect(measure(90, 30) { Circle().transform(.identity) } == all)
    #expect(measure(90, 30) { Circle().size(width: 3, height: 3) } == all)
    #expect(measure(90, 30) { Circle().strokeBorder(.red) } == all)
  }

  @Test func `a custom shape is a view, filled with the foreground style`() {
    struct Bar: Shape {
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.midY, width: rect.width, height: 1))
      }
    }
    let host = PlainHost { Bar().foregroundStyle(.red) }
    #expect(host.text == "fill (0 0 100 100) #FF383C")
    guard case .fill(let path, _, _, _) = host.list.root?.content else {
      Issue.record("no fill")
      return
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 50, width: 100, height: 1))
  }

  @Test func `fills and strokes are separate items, the later ones on top`() {
    let lines = drawn {
      Circle().fill(.red).stroke(.black, lineWidth: 4).frame(width: 20, height: 20)
    }
    #expect(
      lines == [
        "fill (40 40 20 20) ellipse #FF383C", "stroke (40 40 20 20) ellipse #000000 width 4",
      ])
  }

  @Test func `strokeBorder stays within the shape, and corners shrink with the inset`() {
    let host = PlainHost {
      RoundedRectangle(cornerRadius: 8, style: .circular).strokeBorder(.black, lineWidth: 4)
    }
    #expect(host.text == "stroke (0 0 100 100) rounded 6 #000000 width 4")
    guard case .stroke(let path, _, _, _) = host.list.root?.content else {
      Issue.record("no stroke")
      return
    }
    #expect(path.boundingRect == CGRect(x: 2, y: 2, width: 96, height: 96))
  }

  @Test func `an inset larger than the shape leaves nothing`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Rectangle().inset(by: 6).path(in: rect).isEmpty)
    #expect(Capsule().inset(by: 2).inset(by: 4).path(in: rect).isEmpty)
  }

  @Test func `a line is drawn as a line when it is filled`() {
    #expect(
      drawn { Circle().stroke(lineWidth: 3).foregroundStyle(.red).frame(width: 10, height: 10) }
        == ["stroke (45 45 10 10) ellipse #FF383C width 3"])
  }

  @Test func `a change of style measures nothing, a change of shape does`() {
    let brush = Brush()
    let host = PlainHost {
      HStack(spacing: 0) {
        Circle().trim(from: 0, to: brush.number).fill(brush.color)
        Color.black
      }
    }
    let before = host.runtime.counts.layouts
    host.settle { brush.color = .green }
    #expect(host.runtime.counts.layouts == before)
    #expect(host.text.contains("#34C759"))
    host.settle { brush.number = 0.5 }
    #expect(host.runtime.counts.layouts > before)
  }

  @Test
  func `L048: background and overlay in a style are as large as the view, a border is inside`() {
    let lines = drawn {
      Color.red.frame(width: 20, height: 10)
        .background(.green).overlay(.blue.opacity(0.5), in: Capsule(style: .circular))
        .border(.black, width: 2)
    }
    #expect(
      lines == [
        "rect (40 45 20 10) #34C759", "rect (40 45 20 10) #FF383C",
        "fill (40 45 20 10) rounded 5 #0088FF@0.50", "stroke (40 45 20 10) #000000 width 2",
      ])
  }

  @Test func `the background style is the window's background unless it is set`() {
    #expect(
      drawn { Color.red.frame(width: 2, height: 2).background() }.first
        == "rect (49 49 2 2) #FFFFFF")
    #expect(
      drawn {
        Color.red.frame(width: 2, height: 2).background(in: Rectangle()).backgroundStyle(.green)
      }.first == "rect (49 49 2 2) #34C759")
  }
}
