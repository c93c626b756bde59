import CHarfBuzz
import Foundation
import InterludeGeometry

/// Collects the outline that HarfBuzz draws.
struct OutlinePen {
  private var path = Path()

  static func outline(of glyph: UInt32, in font: OpaquePointer) -> Path {
    guard let functions = hb_draw_funcs_create() else { return Path() }
    defer { hb_draw_funcs_destroy(functions) }
    hb_draw_funcs_set_move_to_func(
      functions, { _, pen, _, x, y, _ in OutlinePen.with(pen) { $0.move(to: point(x, y)) } }, nil,
      nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, pen, _, x, y, _ in OutlinePen.with(pen) { $0.line(to: point(x, y)) } }, nil,
      nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, pen, _, x1, y1, x, y, _ in
        OutlinePen.with(pen) { $0.quad(point(x1, y1), to: point(x, y)) }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, pen, _, x1, y1, x2, y2, x, y, _ in
        OutlinePen.with(pen) { $0.cubic(point(x1, y1), point(x2, y2), to: point(x, y)) }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, pen, _, _ in OutlinePen.with(pen) { $0.close() } }, nil, nil)
    var pen = OutlinePen()
    withUnsafeMutablePointer(to: &pen) { hb_font_get_glyph_shape(font, glyph, functions, $0) }
    return pen.path
  }

  private static func with(_ pen: UnsafeMutableRawPointer?, _ body: (inout Path) -> Void) {
    guard let pen else { return }
    body(&pen.assumingMemoryBound(to: OutlinePen.self).pointee.path)
  }
}

/// Font units have y up, paths down.
private func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: Double(x), y: -Double(y)) }
