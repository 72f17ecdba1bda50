import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private final class ScrollLog: UIScrollViewDelegate {
  var log: [String] = []
  weak var zoomed: UIView?
  func scrollViewDidScroll(_ view: UIScrollView) {
    log.append("scroll \(Int(view.contentOffset.y))")
  }
  func scrollViewWillBeginDragging(_ view: UIScrollView) { log.append("drag") }
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) { log.append("end") }
  func scrollViewDidZoom(_ view: UIScrollView) { log.append("zoom \(view.zoomScale)") }
  func viewForZooming(in view: UIScrollView) -> UIView? { zoomed }
}

/// Scroll views and gestures of UIKit.
@MainActor @Suite("Scroll views of UIKit") struct UIScrollViewTests {
  private func makeView() -> (UIScrollView, UIView, ScrollLog) {
    let (view, dot, log) = (UIScrollView(), UIView(), ScrollLog())
    view.contentSize = CGSize(width: 100, height: 1_000)
    dot.frame = CGRect(x: 0, y: 200, width: 50, height: 50)
    dot.backgroundColor = .red
    view.addSubview(dot)
    view.delegate = log
    return (view, dot, log)
  }

  private func shown(_ view: UIScrollView) -> TestHost {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: view) }
    host.settle()
    return host
  }

  @Test func `C658: a person scrolls the content, and the delegate is notified`() {
    let (view, _, log) = makeView()
    let host = shown(view)
    #expect(log.log == [])
    host.press(at: CGPoint(x: 50, y: 90))
    for y in [80, 60, 40] { host.move(to: CGPoint(x: 50, y: CGFloat(y))) }
    host.release(at: CGPoint(x: 50, y: 40))
    host.settle()
    #expect(log.log.contains("drag") && log.log.contains("end"))
    #expect(view.contentOffset.y > 0)
    #expect(log.log.contains { $0.hasPrefix("scroll") })
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C658: the program scrolls the content, also before it is shown`() {
    let (view, _, log) = makeView()
    view.contentOffset = CGPoint(x: 0, y: 150)
    let host = shown(view)
    #expect(view.contentOffset.y == 150)
    #expect(host.displayList.description.contains("(0 50 50 50)"), "\(host.displayList)")
    host.frame { view.setContentOffset(CGPoint(x: 0, y: 190), animated: false) }
    host.settle()
    #expect(host.displayList.description.contains("(0 10 50 50)"), "\(host.displayList)")
    #expect(log.log == ["scroll 150", "scroll 190"])
    host.frame {
      view.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 10), animated: false)
    }
    host.settle()
    #expect(view.contentOffset.y == 310)
  }

  @Test func `C658: the content is as large as the constraints of its views say`() {
    let (view, content) = (UIScrollView(), UIView())
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
      content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
    ])
    let host = shown(view)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 300))
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 900))
    host.settle()
    #expect(view.contentOffset.y == 220)
  }

  @Test func `C658: the content is zoomed between its limits, by the view that the delegate names`()
  {
    let (view, dot, log) = makeView()
    (view.minimumZoomScale, view.maximumZoomScale) = (1, 3)
    log.zoomed = dot
    view.delegate = log
    let host = shown(view)
    host.frame { view.setZoomScale(9, animated: false) }
    #expect(view.zoomScale == 3)
    #expect(log.log == ["zoom 3.0"])
    host.frame { view.setZoomScale(1, animated: false) }
    #expect(view.zoomScale == 1)
    view.bouncesZoom = false
    host.press(at: CGPoint(x: 40, y: 50))
    host.press(at: CGPoint(x: 60, y: 50), finger: 1)
    for offset in stride(from: CGFloat(2), through: 40, by: 2) {
      host.move(to: CGPoint(x: 40 - offset, y: 50))
      host.move(to: CGPoint(x: 60 + offset, y: 50), finger: 1)
    }
    host.release(at: CGPoint(x: 0, y: 50))
    host.release(at: CGPoint(x: 100, y: 50), finger: 1)
    host.settle()
    #expect(view.zoomScale > 1.5 && view.zoomScale <= 3)
  }

  @Test func `C659: a recognizer of UIKit finds a gesture, and reports its states`() {
    @MainActor final class Found {
      var log: [String] = []
    }
    struct Pan: UIGestureRecognizerRepresentable {
      let found: Found
      func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        UIPanGestureRecognizer()
      }
      func handleUIGestureRecognizerAction(
        _ recognizer: UIPanGestureRecognizer, context: Context
      ) {
        found.log.append("\(recognizer.state) \(Int(recognizer.translation(in: nil).x))")
      }
    }
    let found = Found()
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.gesture(Pan(found: found))
    }
    host.settle()
    host.press(at: CGPoint(x: 10, y: 50))
    host.move(to: CGPoint(x: 40, y: 50))
    host.move(to: CGPoint(x: 60, y: 50))
    host.release(at: CGPoint(x: 60, y: 50))
    host.settle()
    #expect(found.log == ["began 30", "changed 50", "ended 50"], "\(found.log)")
  }

  @Test func `C659: the delegate of a recognizer may refuse its gesture`() {
    @MainActor final class Taps: UIGestureRecognizerDelegate {
      var (count, mayBegin) = (0, false)
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { mayBegin }
    }
    struct Tap: UIGestureRecognizerRepresentable {
      let taps: Taps
      func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer()
        recognizer.delegate = taps
        return recognizer
      }
      func handleUIGestureRecognizerAction(
        _ recognizer: UITapGestureRecognizer, context: Context
      ) { taps.count += Int(context.converter.localLocation.x) }
    }
    let taps = Taps()
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.gesture(Tap(taps: taps))
    }
    host.settle()
    host.tap(at: CGPoint(x: 30, y: 50))
    #expect(taps.count == 0)
    taps.mayBegin = true
    host.tap(at: CGPoint(x: 30, y: 50))
    host.settle()
    #expect(taps.count == 30)
  }
}
