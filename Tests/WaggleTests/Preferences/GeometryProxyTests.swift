import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@MainActor @Suite struct GeometryProxyTests {
  @Test func `A GeometryReader fills the proposal, and is 10 points where it is nil (R129)`() {
    let log = Log()
    host {
      VStack {
        GeometryReader { _ in leaf.box(50, 50) }.fixedSize().logsFrame(log, "ideal ")
      }
      .frame(width: 200, height: 200).overlay(GeometryReader { _ in leaf }.logsFrame(log, "all "))
    }.settle()
    #expect(log.entries.contains { $0.hasPrefix("ideal") && $0.hasSuffix(",10,10)") })
    #expect(log.entries.contains("all (0,0,200,200)"))
  }

  @Test func `Its content is at the top leading corner and is proposed the whole size (R130)`() {
    let log = Log()
    host {
      GeometryReader { _ in
        leaf.box(20, 20).logsFrame(log, "1 ")
        leaf.logsFrame(log, "2 ")
      }
      .box(100, 100)
    }.settle()
    #expect(log.entries.sorted() == ["1 (50,50,20,20)", "2 (50,50,100,100)"])
  }

  @Test func `A GeometryReader runs again only when a value that it read has changed (R131)`() {
    let gap = Knob<CGFloat>(10)
    let height = Knob<CGFloat>(20)
    let sizes = Log()
    let frames = Log()
    let nothing = Log()
    let host = host {
      Turned(height) { height in
        VStack(spacing: 0) {
          Turned(gap) { leaf.box(10, $0) }
          VStack(spacing: 0) {
            GeometryReader { proxy in
              let _ = sizes.add("\(proxy.size.height)")
              leaf
            }
            GeometryReader { proxy in
              let _ = frames.add("\(proxy.frame(in: .global).minY)")
              leaf
            }
            GeometryReader { _ in
              let _ = nothing.add("ran")
              leaf
            }
          }
          .frame(width: 10, height: height * 3)
        }
        .frame(width: 200, height: 200, alignment: .top)
      }
    }
    host.settle()
    #expect(sizes.take() == ["20.0"] && frames.take() == ["30.0"] && nothing.take() == ["ran"])
    host.frame { gap.value = 15 }
    #expect(sizes.take() == [] && frames.take() == ["35.0"] && nothing.take() == [])
    host.frame { height.value = 30 }
    #expect(sizes.take() == ["30.0"] && frames.take() == ["45.0"])
  }

  @Test func `A kept proxy returns the values of the last layout (R132)`() {
    let width = Knob<CGFloat>(50)
    let box = ProxyBox()
    let host = host {
      Turned(width) { width in
        GeometryReader { proxy in
          let _ = box.proxy = proxy
          Color.clear
        }
        .frame(width: width, height: 10)
      }
    }
    host.settle()
    #expect(box.proxy?.size == CGSize(width: 50, height: 10))
    host.frame { width.value = 80 }
    #expect(box.proxy?.size == CGSize(width: 80, height: 10))
    #expect(box.proxy?.frame(in: .global) == CGRect(x: 60, y: 95, width: 80, height: 10))
    #expect(box.proxy?.safeAreaInsets == EdgeInsets())
  }

  /// What a reader of 20 by 10, inside the modifiers that `around` adds, sees.
  private func see<V: View>(
    _ question: @escaping (GeometryProxy) -> String,
    @ViewBuilder _ around: @escaping (AnyView) -> V
  ) -> (answer: String, host: TestHost) {
    var answer = ""
    let host = host {
      around(
        AnyView(
          GeometryReader { proxy in
            let _ = answer = question(proxy)
            leaf
          }
          .box(20, 10)))
    }
    host.frame()
    return (answer, host)
  }

  @Test func `The local frame starts at zero, the global one at the root (R133)`() {
    #expect(
      see {
        text($0.frame(in: .local))
      } _: {
        $0
      }.answer == "(0,0,20,10)")
    #expect(
      see {
        text($0.frame(in: .global))
      } _: {
        $0
      }.answer == "(90,95,20,10)")
    #expect(
      see {
        text($0.frame(in: CoordinateSpace.global))
      } _: {
        $0.padding(.leading, 10)
      }.answer
        == "(95,95,20,10)")
  }

  @Test func `A name means the nearest enclosing space (R134)`() {
    let found = see {
      text($0.frame(in: .named("a")))
    } _: {
      $0.padding(.top, 5).coordinateSpace(.named("a")).padding(30).coordinateSpace(.named("a"))
    }
    #expect(found.answer == "(0,5,20,10)")
    #expect(found.host.reports("W-SPACE").isEmpty)
  }

  @Test func `An unknown name means the root, and is reported (R135)`() throws {
    let found = see {
      text($0.frame(in: .named("nowhere")))
    } _: {
      $0
    }
    #expect(found.answer == "(90,95,20,10)")
    let report = try #require(found.host.reports("W-SPACE").first)
    #expect(report.message.contains("nowhere"))
    #expect(found.host.reports("W-SPACE").count == 1)
  }

  @Test func `A name on the view itself, inside it or beside it is unknown (R136)`() {
    var answer = ""
    let host = host {
      HStack(spacing: 0) {
        GeometryReader { proxy in
          let _ = answer = text(proxy.frame(in: .named("a")))
          leaf.coordinateSpace(.named("a"))
        }
        .box(20, 10)
        leaf.box(20, 10).coordinateSpace(.named("a"))
      }
    }
    host.frame()
    #expect(answer == "(80,95,20,10)")
    #expect(host.reports("W-SPACE").count == 1)
  }

  @Test
  func `bounds(of:) is the space in local coordinates, nil without it or under a rotation (R137)`()
  {
    let question: (GeometryProxy) -> String = { $0.bounds(of: .named("a")).map(text) ?? "nil" }
    #expect(
      see(question) { $0.padding(5).coordinateSpace(.named("a")) }.answer == "(-5,-5,30,20)")
    #expect(see(question) { $0 }.answer == "nil")
    #expect(
      see(question) { $0.rotationEffect(.degrees(10)).coordinateSpace(.named("a")) }.answer
        == "nil")
    #expect(
      see(question) { $0.coordinateSpace(.named("a")).rotationEffect(.degrees(10)) }.answer
        == "(0,0,20,10)")
  }

  @Test func `Names compare by value, in all their spellings (R138)`() {
    for question: (GeometryProxy) -> String in [
      { text($0.frame(in: .named("a"))) },
      { text($0.frame(in: NamedCoordinateSpace.named("a"))) },
      { text($0.frame(in: CoordinateSpace.named(AnyHashable("a")))) },
    ] {
      #expect(
        see(question) { $0.padding(5).coordinateSpace(name: "a") }.answer == "(5,5,20,10)")
      #expect(
        see(question) { $0.padding(5).coordinateSpace(.named("a")) }.answer == "(5,5,20,10)")
    }
    #expect(NamedCoordinateSpace.named(1) == .named(1))
    #expect(NamedCoordinateSpace.named(1) != .named("1"))
  }

  @Test func `A size in a preference is not rounded to pixels (R141)`() {
    let log = Log()
    let host = host {
      HStack(spacing: 0) {
        GeometryReader { leaf.preference(key: Width.self, value: $0.size.width) }
        leaf
        leaf
      }
      .frame(width: 100)
      .onPreferenceChange(Width.self) { log.add("\($0)") }
    }
    host.settle()
    #expect(log.entries == ["\(CGFloat(100) / 3)"])
  }

  @Test
  func
    `A GeometryReader measured before it is placed reports its position afterwards (R133, R134)`()
  {
    let knob = Knob(false)
    let host = host {
      Turned(knob) { isOther in
        VStack {
          if isOther { measuredWidth(0) } else { measuredWidth(1) }
        }
        .padding(.leading, 10)
        .onPreferenceChange(Left.self) { _ in }
      }
    }
    #expect(host.preference(Left.self) == 10)
    host.frame { knob.value = true }
    #expect(host.preference(Left.self) == 10)
  }

  private enum Left: PreferenceKey {
    static var defaultValue: CGFloat { -1 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private func measuredWidth(_ gap: CGFloat) -> some View {
    GeometryReader { proxy in
      Color.red.padding(gap).preference(key: Left.self, value: proxy.frame(in: .global).minX)
    }
  }
}
