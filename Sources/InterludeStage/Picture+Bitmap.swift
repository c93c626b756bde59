import InterludeRaster
package import InterludeScene

extension Picture {
  /// This picture's pixels, for who draws one and no film.
  package func rasterized() -> Bitmap { PictureRasterizer().rasterize(self) }
}
