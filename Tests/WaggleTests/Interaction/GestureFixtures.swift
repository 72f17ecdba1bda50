import Foundation
import TestSupport
import Testing
import WaggleTestKit

/// A drag of which everything is logged.
struct DraggedView: View {
  let log: Log
  var minimumDistance: CGFloat = 10
  var space = CoordinateSpace.local
  @GestureState private var state = 0.0

  var body: some View {
    Color.red
      .gesture(
        DragGesture(minimumDistance: minimumDistance, coordinateSpace: space)
          .updating($state) { value, state, _ in state = Double(value.translation.width) }
          .onChanged { log.add("changed \(Int($0.translation.width))") }
          .onEnded { log.add("ended \(Int($0.translation.width)) \(state)") })
    Text("\(Int(state))")
  }
}
