/// What `#imageLiteral` makes where nothing else says so.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
