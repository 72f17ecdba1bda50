import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Controls of UIKit that views of SwiftUI show.
@MainActor @Suite("Controls of UIKit") struct UIKitControlTests {
  private func shown(_ view: some UIView) -> TestHost {
    let host = TestHost(size: CGSize(width: 300, height: 100)) { Shown(view: view) }
    host.settle()
    return host
  }

  @Test func `C649: a button shows the title of its state, and performs its actions`() throws {
    var log: [String] = []
    let button = UIButton(type: .system)
    button.setTitle("Water", for: .normal)
    button.setTitle("Dry", for: .disabled)
    let action = UIAction(identifier: "pour") { log.append("\($0.sender as? UIButton === button)") }
    button.addAction(action, for: .touchUpInside)
    button.addAction(action, for: .touchUpInside)
    let host = shown(button)
    #expect(host.text == ["Water"])
    try host.find(label: "Water").tap()
    #expect(log == ["true"])
    host.frame { button.isEnabled = false }
    #expect(host.text == ["Dry"])
    host.frame { button.isEnabled = true }
    button.removeAction(identifiedBy: "pour", for: .allEvents)
    try host.find(label: "Water").tap()
    #expect(log == ["true"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C649: a button with a configuration looks as one of SwiftUI, with its action`() throws
  {
    var count = 0
    var look = UIButton.Configuration.filled()
    look.subtitle = "2 litres"
    let button = UIButton(
      configuration: look, primaryAction: UIAction(title: "Water") { _ in count += 1 })
    let host = shown(button)
    #expect(host.text == ["Water", "2 litres"])
    host.tap(at: CGPoint(x: 150, y: 50))
    #expect(count == 1)
    #expect(button.state == .normal)
    button.isSelected = true
    #expect(button.state == .selected)
  }

  @Test func `C649: the menu of a button performs the action that is chosen`() throws {
    var log: [String] = []
    let actions = ["Rose", "Oak"].map { name in UIAction(title: name) { _ in log.append(name) } }
    let button = UIButton(type: .system)
    button.setTitle("Plants", for: .normal)
    button.menu = UIMenu(children: actions)
    button.showsMenuAsPrimaryAction = true
    let host = shown(button)
    try host.find(label: "Plants").tap()
    host.settle()
    try host.find(label: "Oak").tap()
    host.settle()
    #expect(log == ["Oak"])
  }

  @Test func `C649: a switch, a slider, a stepper and segments report what a person changes alone`()
    throws
  {
    var log: [String] = []
    func logged<Control: UIControl>(_ control: Control, _ text: @escaping (Control) -> String)
      -> Control
    {
      control.accessibilityIdentifier = "it"
      control.addAction(UIAction { _ in log.append(text(control)) }, for: .valueChanged)
      return control
    }
    let toggle = logged(UISwitch()) { "\($0.isOn)" }
    let first = shown(toggle)
    first.frame { toggle.isOn = true }
    #expect(log == [])
    let knob = try #require(first.elements.first)
    first.tap(at: CGPoint(x: knob.frame.midX, y: knob.frame.midY))
    first.settle()
    #expect(log == ["false"] && !toggle.isOn)

    log = []
    let slider = logged(UISlider()) { "\($0.value)" }
    slider.maximumValue = 10
    slider.value = 30
    #expect(slider.value == 10 && log == [])
    let second = shown(slider)
    try #require(second.elements.first).decrement()
    second.settle()
    #expect(slider.value < 10 && log.count == 1)

    log = []
    let stepper = logged(UIStepper()) { "\($0.value)" }
    stepper.stepValue = 5
    stepper.value = 98
    let third = shown(stepper)
    try #require(third.elements.first).increment()
    third.settle()
    #expect(log == ["100.0"])

    log = []
    let segments = logged(UISegmentedControl(items: ["Spring", "Summer"])) {
      "\($0.selectedSegmentIndex)"
    }
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    let fourth = shown(segments)
    #expect(fourth.text == ["Spring", "Summer"])
    try fourth.find(label: "Summer").tap()
    fourth.settle()
    #expect(log == ["1"] && segments.titleForSegment(at: 1) == "Summer")
  }

  @Test func `C649: a text field performs the actions of editing`() throws {
    var log: [String] = []
    let field = UITextField()
    field.placeholder = "Name"
    let text: (UIAction) -> Void = { log.append(($0.sender as? UITextField)?.text ?? "") }
    field.addAction(UIAction(handler: text), for: .editingChanged)
    field.addAction(UIAction { _ in log.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in log.append("end") }, for: .editingDidEnd)
    let host = shown(field)
    try host.find(label: "Name").type("Bo")
    host.settle()
    host.frame { field.resignFirstResponder() }
    host.settle()
    #expect(log.first == "begin" && log.contains("Bo") && log.last == "end", "\(log)")
  }

  @Test func `C657: a stack arranges its views along its axis, and shares what is left`() {
    func view(_ width: CGFloat, _ height: CGFloat) -> UIView {
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      return view
    }
    let views = [view(20, 10), view(40, 30), view(30, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    stack.alignment = .center
    stack.distribution = .equalSpacing
    let host = shown(stack)
    let origins = views.map { "\($0.frame.minX) \($0.frame.minY)" }
    #expect(origins == ["0.0 45.0", "125.0 35.0", "270.0 40.0"])
    host.frame { stack.distribution = .fillEqually }
    let third: CGFloat = 280 / 3
    #expect(views.allSatisfy { $0.frame.width == third })
    host.frame {
      stack.axis = .vertical
      stack.alignment = .trailing
      stack.distribution = .fill
      views[1].isHidden = true
    }
    #expect(views[0].frame == CGRect(x: 280, y: 0, width: 20, height: 70))
    #expect(views[2].frame == CGRect(x: 270, y: 80, width: 30, height: 20))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C657: a stack is as large as its views and the space between them`() {
    let labels = ["a", "b"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 6
    stack.setContentHuggingPriority(.required, for: .vertical)
    let host = shown(stack)
    #expect(labels[1].frame.minY == labels[0].frame.height + 6)
    #expect(stack.bounds.height == labels[0].frame.height * 2 + 6)
    #expect(host.text == ["a", "b"])
  }

  @Test func `C648: the corners of a layer are round where its mask has them`() throws {
    func picture(_ mask: CACornerMask?) throws -> Data {
      let view = UIView()
      view.backgroundColor = .red
      view.layer.cornerRadius = 12
      if let mask { view.layer.maskedCorners = mask }
      return try shown(view).png()
    }
    let all: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(try picture(nil) == picture(all))
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: 12, topTrailingRadius: 12, style: .continuous)
    let top = TestHost(size: CGSize(width: 300, height: 100)) {
      shape.fill(Color(uiColor: .red))
    }
    top.settle()
    #expect(try picture([.layerMinXMinYCorner, .layerMaxXMinYCorner]) == top.png())
  }
}
