import SwiftUI

/// A task changes a state each twentieth of a second, and each tenth change begins an animation whose end is printed. The lower half is
/// green until the last change. Presses on the upper half are counted.
@main struct Ticks: App {
  var body: some Scene {
    WindowGroup("Ticks") { Clock() }.defaultSize(width: 300, height: 200)
  }
}

struct Clock: View {
  @State private var count = 0
  @State private var isWide = false
  @State private var presses = 0

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(width: isWide ? 300 : 100, height: 100)
        .frame(width: 300, alignment: .leading)
        .contentShape(Rectangle())
        .onTapGesture { presses += 1 }
      (count >= 40 ? Color.red : Color.green).frame(height: 100)
    }
    .task {
      while count < 40 {
        try? await Task.sleep(for: .milliseconds(50))
        count += 1
        if count.isMultiple(of: 10) {
          let number = count
          withAnimation(.linear(duration: 0.3)) {
            isWide.toggle()
          } completion: {
            report("end \(number)")
          }
        }
      }
    }
    .onChange(of: count) { if count == 40 { report("count \(count)") } }
    .onChange(of: presses) { report("press \(presses)") }
  }
}

func report(_ line: String) {
  print(line)
  fflush(stdout)
}
