import SwiftUI

extension View {
  @MainActor func drawingFuzzed(_ use: Use) -> (any View)? {
    switch use.modifier.kind {
    case .background:
      use.isOdd(0)
        ? AnyView(background { use.content })
        : AnyView(background(.yellow, in: .rect(cornerRadius: 4)))
    case .overlay: overlay { use.content }
    case .opacity: opacity(use.isOn ? 0.4 : 1)
    case .clip: use.isOdd(0) ? AnyView(clipped()) : AnyView(clipShape(.circle))
    case .mask: mask { use.content }
    case .blur: blur(radius: use.length(0) / 10)
    case .shadow: shadow(radius: use.length(0) / 10, x: 2)
    case .rotation: rotationEffect(.degrees(use.isOn ? 45 : 0))
    case .scale: scaleEffect(use.isOn ? CGFloat(use.number(1, 3)) : 1, anchor: .topLeading)
    case .rotation3D: rotation3DEffect(.degrees(use.isOn ? 60 : 5), axis: (x: 0, y: 1, z: 0))
    case .border: border(.red, width: use.length(0) / 10)
    case .tint: tint(use.isOdd(0) ? .green : .purple)
    case .foreground: foregroundStyle(use.isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
    case .font: font([.title, .caption, .system(size: 9), .body.bold()][use.number(0, 4)])
    case .lineLimit: lineLimit(1 + use.number(0, 3)).truncationMode(.middle)
    case .compositing: compositingGroup()
    case .drawing: drawingGroup()
    case .saturation: saturation(0.3).brightness(0.1)
    case .blend: blendMode(.multiply)
    case .redacted: redacted(reason: use.isOn ? .placeholder : [])
    case .shapeStyle: backgroundStyle(.blue).foregroundStyle(.primary, .red)
    default: nil
    }
  }

  @MainActor func motionFuzzed(_ use: Use) -> (any View)? {
    let slot = use.slot(1)
    switch use.modifier.kind {
    case .animation:
      return animation(
        [.spring, .linear(duration: 0.3), .easeIn.delay(0.2), nil][use.number(2, 4)],
        value: use.flag.wrappedValue)
    case .transition:
      return transition(
        [
          .slide, .opacity, .scale, .move(edge: .bottom).combined(with: .opacity),
          .push(from: .leading), .asymmetric(insertion: .scale, removal: .slide),
        ][use.number(0, 6)])
    case .transaction:
      return transaction { $0.animation = use.isOdd(0) ? nil : .linear(duration: 0.2) }
    case .contentTransition: return contentTransition(use.isOdd(0) ? .numericText() : .opacity)
    case .symbolEffect: return symbolEffect(.bounce, value: use.model.wrappedValue.numbers[slot])
    case .geometryGroup: return geometryGroup()
    case .scrollTransition:
      return scrollTransition {
        $0.opacity($1.isIdentity ? 1 : 0.5).scaleEffect(1 - abs($1.value) / 4)
      }
    case .visualEffect: return visualEffect { $0.offset(x: $1.size.width / 10) }
    case .matchedGeometry:
      return modifier(Matched(number: use.number(0, 2), isSource: use.isOdd(1)))
    default: return nil
    }
  }

  @MainActor func styleFuzzed(_ use: Use) -> (any View)? {
    let n = use.number(0, 6)
    switch use.modifier.kind {
    case .buttonStyle:
      switch n {
      case 0: return buttonStyle(.plain)
      case 1: return buttonStyle(.bordered)
      case 2: return buttonStyle(.borderedProminent)
      case 3: return buttonStyle(.borderless)
      case 4: return buttonStyle(.glass)
      default: return buttonStyle(Plain())
      }
    case .customButtonStyle: return buttonStyle(Plain())
    case .buttonBorder: return buttonBorderShape(.capsule)
    case .pickerStyle:
      switch n {
      case 0: return pickerStyle(.segmented)
      case 1: return pickerStyle(.inline)
      case 2: return pickerStyle(.menu)
      case 3: return pickerStyle(.wheel)
      case 4: return pickerStyle(.palette)
      default: return pickerStyle(.navigationLink)
      }
    case .toggleStyle:
      return n % 2 == 0 ? AnyView(toggleStyle(.button)) : AnyView(toggleStyle(.switch))
    case .textFieldStyle:
      return n % 2 == 0 ? AnyView(textFieldStyle(.roundedBorder)) : AnyView(textFieldStyle(.plain))
    case .menuStyle: return menuStyle(.button)
    case .groupBoxStyle: return groupBoxStyle(.automatic)
    case .formStyle: return n % 2 == 0 ? AnyView(formStyle(.grouped)) : AnyView(formStyle(.columns))
    case .progressStyle:
      return n % 2 == 0
        ? AnyView(progressViewStyle(.linear)) : AnyView(progressViewStyle(.automatic))
    case .gaugeStyle:
      return n % 2 == 0
        ? AnyView(gaugeStyle(.accessoryCircular)) : AnyView(gaugeStyle(.linearCapacity))
    case .datePickerStyle:
      switch n % 4 {
      case 0: return datePickerStyle(.graphical)
      case 1: return datePickerStyle(.wheel)
      case 2: return datePickerStyle(.compact)
      default: return datePickerStyle(.automatic)
      }
    case .tabStyle:
      return n % 2 == 0 ? AnyView(tabViewStyle(.page)) : AnyView(tabViewStyle(.sidebarAdaptable))
    case .tableStyle: return tableStyle(.inset)
    case .splitStyle:
      return n % 2 == 0
        ? AnyView(navigationSplitViewStyle(.balanced))
        : AnyView(navigationSplitViewStyle(.prominentDetail))
    case .disclosureStyle: return disclosureGroupStyle(.automatic)
    case .labeledStyle: return labeledContentStyle(.automatic)
    case .labelStyle:
      return n % 2 == 0 ? AnyView(labelStyle(.iconOnly)) : AnyView(labelStyle(.titleOnly))
    case .controlSize: return controlSize([.mini, .small, .regular, .large][n % 4])
    case .listStyle:
      switch n {
      case 0: return listStyle(.plain)
      case 1: return listStyle(.grouped)
      case 2: return listStyle(.sidebar)
      case 3: return listStyle(.inset)
      default: return listStyle(.insetGrouped)
      }
    case .environment: return environment(\.fuzzed, n)
    case .environmentObject: return environmentObject(use.model.wrappedValue.published)
    case .dynamicType: return dynamicTypeSize([.xSmall, .large, .accessibility3][n % 3])
    case .direction: return environment(\.layoutDirection, use.isOn ? .rightToLeft : .leftToRight)
    case .scheme: return environment(\.colorScheme, use.isOn ? .dark : .light)
    case .locale: return environment(\.locale, Locale(identifier: ["de", "ar", "ja"][n % 3]))
    default: return nil
    }
  }
}

private struct Matched: ViewModifier {
  @Namespace private var own
  let number: Int
  let isSource: Bool
  func body(content: Content) -> some View {
    content.matchedGeometryEffect(id: number, in: own, isSource: isSource)
  }
}
