import Dispatch
import InterludeGeometry
package import InterludeScene

/// Draws pictures with the processor alone, the same pixels on every machine.
///
/// Keeps the coverage of shapes between pictures; draw the frames of a film with one rasterizer.
package final class PictureRasterizer: Rasterizer {
  /// Rows in a band: few enough to stay in a processor's cache while all commands pass over them.
  private static let bandHeight = 32

  private let cache: CoverageCache

  /// `cacheLimit` in bytes; with 0 every shape is filled anew for every picture.
  package init(cacheLimit: Int = 32 << 20) {
    cache = CoverageCache(limit: max(0, cacheLimit))
  }

  @discardableResult
  package func rasterize(
    _ picture: Picture, into bitmap: inout Bitmap, threads: Int
  ) -> RasterReport {
    let size = picture.pixelSize
    bitmap.prepare(width: size.width, height: size.height)
    let area = PixelRect(left: 0, top: 0, right: size.width, bottom: size.height)
    guard !area.isEmpty else { return RasterReport() }
    var compiler = PictureCompiler(cache: cache)
    compiler.add(
      picture.nodes, Affine(scaleX: picture.scale, y: picture.scale),
      PictureCompiler.Clip(rect: area))
    cache.endFrame()
    let background = compiler.coversAll(area) ? nil : picture.background.pixel()
    bitmap.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      Self.paint(
        compiler.commands, over: background, BandPainter(target: base, area: area), area,
        threads: threads)
    }
    return compiler.report
  }

  /// How many shapes were found in the cache and how many had to be filled, since the beginning.
  package var cacheStatistics: (hits: Int, misses: Int) { cache.statistics }

  package func removeCachedShapes() { cache.removeAll() }

  private static func paint(
    _ commands: [DrawCommand], over background: UInt32?, _ painter: BandPainter,
    _ area: PixelRect, threads: Int
  ) {
    let bands = (area.height + bandHeight - 1) / bandHeight
    // The bands write to different rows, and nobody reads before all are done.
    nonisolated(unsafe) let painter = painter
    let paint: @Sendable (Int) -> Void = { band in
      let top = band * bandHeight
      let rows = top..<min(top + bandHeight, area.bottom)
      if let background { painter.clear(background, rows: rows) }
      painter.paint(commands, rows: rows)
    }
    let workers = max(1, min(threads, bands))
    if workers == 1 {
      for band in 0..<bands { paint(band) }
    } else {
      DispatchQueue.concurrentPerform(iterations: workers) { worker in
        for band in stride(from: worker, to: bands, by: workers) { paint(band) }
      }
    }
  }
}

extension PictureCompiler {
  /// Whether the first command writes every pixel, so that what was there before does not matter.
  fileprivate func coversAll(_ area: PixelRect) -> Bool {
    guard case .paint(let coverage, .color(let color), let opacity) = commands.first else {
      return false
    }
    return coverage.isSolid && coverage.window == area && color.alpha >= 1 && opacity >= 1
  }
}
