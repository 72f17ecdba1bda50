import Foundation
import TestSupport
import Testing
import Waggle

/// What `view` draws from right to left, a line an item.
@MainActor
private func mirrored<V: View>(@ViewBuilder _ view: @escaping () -> V) -> [String] {
  drawn { ZStack(content: view).environment(\.layoutDirection, .rightToLeft) }
}

/// The upper half of the room, from the left to the middle.
private struct LeftHalf: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      path.closeSubpath()
    }
  }
}

private struct FixedHalf: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func path(in rect: CGRect) -> Path { LeftHalf().path(in: rect) }
}

private struct ArabicHalf: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .leftToRight) }
  func path(in rect: CGRect) -> Path { LeftHalf().path(in: rect) }
}

@Suite("Right to left, drawn")
@MainActor
struct RightToLeftDrawingTests {
  /// The outlines that are drawn or cut to.
  private func paths<V: View>(
    _ direction: LayoutDirection = .rightToLeft, @ViewBuilder _ view: @escaping () -> V
  ) -> [Path] {
    let host = PlainHost(100, 100, { $0.layoutDirection = direction }, content: view)
    var found: [Path] = []
    var waiting = host.list.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      switch node.content {
      case .fill(let path, _, _, _), .stroke(let path, _, _, _), .clip(let path, _, _):
        found.append(path)
      default: break
      }
      waiting += node.content.children
    }
    return found
  }

  private let half = LeftHalf().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var turned: Path {
    half.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0))
  }

  @Test func `L145: a shape is mirrored in its frame, a fixed one is not`() {
    #expect(paths { LeftHalf() } == [turned])
    #expect(paths { LeftHalf().fill(.red) } == [turned])
    #expect(paths { LeftHalf().stroke(.red) } == [turned])
    #expect(paths { LeftHalf().stroke(lineWidth: 2) } == [turned])
    #expect(paths { half.fill(.red) } == [turned])
    #expect(paths { AnyShape(LeftHalf()) } == [turned])
    #expect(paths { Color.red.clipShape(LeftHalf()) } == [turned])
    #expect(paths { FixedHalf() } == [half])
    #expect(paths { AnyShape(FixedHalf()) } == [half])
    #expect(paths { FixedHalf().stroke(.red) } == [half])
    #expect(paths { ArabicHalf() } == [half])
    #expect(paths(.leftToRight) { ArabicHalf() } == [turned])
    #expect(paths(.leftToRight) { LeftHalf() } == [half])
  }

  @Test func `L145: symmetric shapes are fixed, and derived shapes follow their base`() {
    let fixed: [any Shape] = [
      Rectangle(), RoundedRectangle(cornerRadius: 3), Circle(), Capsule(), Ellipse(),
      Rectangle().inset(by: 2), RoundedRectangle(cornerRadius: 3).inset(by: 2),
      Circle().trim(from: 0, to: 0.3), Rectangle().offset(x: 3), Ellipse().rotation(.degrees(3)),
      Ellipse().scale(2), Rectangle().size(width: 3, height: 3), Circle().stroke(lineWidth: 3),
      Circle().transform(CGAffineTransform(translationX: 3, y: 0)),
    ]
    #expect(fixed.allSatisfy { $0.layoutDirectionBehavior == .fixed })
    let others: [any Shape] = [
      LeftHalf(), Path(), UnevenRoundedRectangle(topLeadingRadius: 3), LeftHalf().offset(x: 3),
      UnevenRoundedRectangle(topLeadingRadius: 3).inset(by: 1), LeftHalf().trim(from: 0, to: 1),
    ]
    #expect(others.allSatisfy { $0.layoutDirectionBehavior == .mirrors })
    #expect(LayoutDirectionBehavior.mirrors == .mirrors(in: .rightToLeft))
  }

  @Test func `L145: the leading corners of an uneven rectangle are at the right`() {
    let corners = paths { UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular) }
    let room = CGRect(x: 0, y: 0, width: 100, height: 100)
    let trailing = UnevenRoundedRectangle(topTrailingRadius: 20, style: .circular).path(in: room)
    #expect(corners.count == 1)
    for x in stride(from: CGFloat(1), to: 100, by: 7) {
      for y in stride(from: CGFloat(1), to: 100, by: 7) {
        let point = CGPoint(x: x, y: y)
        #expect(corners[0].contains(point) == trailing.contains(point))
      }
    }
  }

  @Test func `L145: gradients are not mirrored`() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(mirrored { gradient } == drawn { gradient })
    #expect(mirrored { Rectangle().fill(gradient) } == drawn { Rectangle().fill(gradient) })
  }

  @Test func `L144: offsets are mirrored, and shadows are not`() {
    let square = Color.red.frame(width: 10, height: 10)
    #expect(mirrored { square.offset(x: 7, y: 3) } == ["rect (38 48 10 10) #FF383C"])
    #expect(
      mirrored { square.shadow(radius: 2, x: 4, y: 1) }
        == drawn { square.shadow(radius: 2, x: 4, y: 1) })
  }

  @Test func `L144: rotations, scales and custom effects are mirrored with their anchors`() {
    let box = Color.red.frame(width: 40, height: 20)
    #expect(
      mirrored { box.rotationEffect(.degrees(30), anchor: .topLeading) }
        == drawn { box.rotationEffect(.degrees(-30), anchor: .topTrailing) })
    #expect(
      mirrored { box.scaleEffect(0.5, anchor: .leading) }
        == drawn { box.scaleEffect(0.5, anchor: .trailing) })
    #expect(
      mirrored { box.transformEffect(CGAffineTransform(translationX: 3, y: 1)) }
        == drawn { box.transformEffect(CGAffineTransform(translationX: -3, y: 1)) })
    #expect(mirrored { box.modifier(Nudge(by: 5)) } == drawn { box.modifier(Nudge(by: -5)) })
    #expect(
      mirrored { box.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0), anchor: .leading) }
        == drawn {
          box.rotation3DEffect(.degrees(-40), axis: (x: 0, y: 1, z: 0), anchor: .trailing)
        })
  }

  private struct Nudge: GeometryEffect {
    let by: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: by, y: 0))
    }
  }

  @Test func `L145: an image is mirrored only if it asks for it`() {
    let plain = mirrored { Image(systemName: "star") }
    #expect(plain == drawn { Image(systemName: "star") })
    let flipped = mirrored {
      Image(systemName: "star").flipsForRightToLeftLayoutDirection(true)
    }
    #expect(flipped.first?.hasPrefix("transform (-1 0 0 1") == true)
    #expect(
      mirrored { Image(systemName: "star").flipsForRightToLeftLayoutDirection(false) } == plain)
    #expect(
      drawn { Image(systemName: "star").flipsForRightToLeftLayoutDirection(true) }
        == drawn { Image(systemName: "star") })
    #expect(
      mirrored { Image(systemName: "star").layoutDirectionBehavior(.mirrors) } == flipped)
    #expect(
      mirrored { Image(systemName: "star").layoutDirectionBehavior(.mirrors(in: .leftToRight)) }
        == plain)
  }

  @Test func `a symbol that points forward points in the reading direction`() {
    func left(_ name: String, _ direction: LayoutDirection = .rightToLeft) -> CGFloat? {
      var found: SymbolImage?
      PlainHost(100, 100, { $0.layoutDirection = direction }) { Image(systemName: name) }
        .list.forEachItem { node, _ in
          if case .symbol(let symbol, _, _) = node.content { found = symbol }
        }
      return found?.path.boundingRect.minX
    }
    #expect(left("chevron.forward") == 8)
    #expect(left("chevron.forward", .leftToRight) == 0)
    #expect(left("forward.fill") == 0)
  }

  @Test func `a change of direction redraws the tree`() {
    let host = PlainHost {
      HStack(spacing: 0) {
        LeftHalf().frame(width: 30, height: 10)
        Text("ab").offset(x: 2)
        Spacer(minLength: 0)
      }
    }
    let before = host.text
    host.settle { host.host.updateEnvironment { $0.layoutDirection = .rightToLeft } }
    let turned = host.text
    #expect(turned != before && turned.contains("(70 "))
    host.settle { host.host.updateEnvironment { $0.layoutDirection = .leftToRight } }
    #expect(host.text == before)
  }
}
