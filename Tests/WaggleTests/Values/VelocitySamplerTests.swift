import Foundation
import Testing
import Waggle

@Suite struct VelocitySamplerTests {
  @Test func `The speed of two samples is their difference over time (M031)`() {
    var sampler = VelocitySampler<Double>()
    #expect(sampler.velocity(at: 0) == 0)
    sampler.add(3, at: 1)
    #expect(sampler.velocity(at: 1) == 0)
    sampler.add(8, at: 1.01)
    #expect(abs(sampler.velocity(at: 1.01) - 500) < 1e-6)
  }

  @Test func `Of three the older speed counts for three quarters (M031)`() {
    var sampler = VelocitySampler<Double>()
    for (value, time) in [(0.0, 0.0), (1.0, 0.01), (3.0, 0.02), (6.0, 0.03)] {
      sampler.add(value, at: time)
    }
    #expect(abs(sampler.velocity(at: 0.03) - (0.25 * 300 + 0.75 * 200)) < 1e-6)
  }

  @Test func `Speed fades by 0.998 a millisecond (M031)`() {
    var sampler = VelocitySampler<Double>()
    sampler.add(0, at: 0)
    sampler.add(1, at: 0.01)
    #expect(abs(sampler.velocity(at: 0.11) - 100 * pow(0.998, 100)) < 1e-6)
  }

  @Test func `Two samples at one time are one`() {
    var sampler = VelocitySampler<Double>()
    sampler.add(0, at: 0)
    sampler.add(5, at: 0)
    sampler.add(6, at: 0.01)
    #expect(abs(sampler.velocity(at: 0.01) - 100) < 1e-6)
  }
}
