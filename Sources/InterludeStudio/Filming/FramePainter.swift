import Foundation
import InterludeRaster
import InterludeScene
import InterludeStage
import QuartzCore
import Synchronization

/// Rasterises pictures, each on a thread of its own with a rasterizer of its own.
///
/// A picture's pixels depend on the picture alone, so neither the number of threads nor their order
/// shows.
final class FramePainter {
  let threads: Int
  private let rasterizers: [PictureRasterizer]
  /// The frames of the last batch, in its order.
  private(set) var bitmaps: [Bitmap]
  /// What no frame could be drawn with, once each.
  private(set) var issues: Set<String> = []

  init(threads: Int) {
    self.threads = max(1, threads)
    rasterizers = (0..<self.threads).map { _ in PictureRasterizer() }
    bitmaps = (0..<self.threads).map { _ in Bitmap(width: 0, height: 0) }
  }

  /// Paints at most `threads` pictures, and gives each to `body` on its thread, with its place.
  ///
  /// Returns the sum of what `body` returned.
  func paint(
    _ pictures: [Picture], _ body: @Sendable (Bitmap, Int) -> Result<Int, Failure>
  ) throws(Failure) -> Int {
    let outcomes = Mutex<[Int: Result<Int, Failure>]>([:])
    let reports = Mutex<[RasterReport]>([])
    // Each thread has a rasterizer and a bitmap of its own.
    nonisolated(unsafe) let rasterizers = rasterizers
    nonisolated(unsafe) let slots = UnsafeMutableBufferPointer<Bitmap>.allocate(
      capacity: pictures.count)
    for index in pictures.indices { slots.initializeElement(at: index, to: bitmaps[index]) }
    for index in pictures.indices { bitmaps[index] = Bitmap(width: 0, height: 0) }
    DispatchQueue.concurrentPerform(iterations: pictures.count) { index in
      let report = rasterizers[index].rasterize(
        pictures[index], into: &slots[index], threads: 1)
      reports.withLock { $0.append(report) }
      let outcome = body(slots[index], index)
      outcomes.withLock { $0[index] = outcome }
    }
    for index in pictures.indices { bitmaps[index] = slots[index] }
    slots.deinitialize()
    slots.deallocate()
    for report in reports.withLock({ $0 }) { issues.formUnion(report.issues.map(\.description)) }
    var sum = 0
    // In the order of the frames: the first that failed is the one that is told.
    for (_, outcome) in outcomes.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      sum += try outcome.get()
    }
    return sum
  }
}
