import InterludeImaging
import InterludeScene

/// A film's frames one after another, each with the stretch of time in which it shows.
struct FilmTrack {
  struct Frame {
    let index: Int
    let bitmap: Bitmap
    let start: Double
    let end: Double
  }

  let path: String
  /// By how much its times may be off.
  let rounding: Double
  /// Whether the film itself says when its frames show; a folder of pictures does not.
  let isTimed: Bool
  /// Frames a second where it does not.
  var framesPerSecond = 1.0
  /// Of what was taken so far.
  private(set) var count = 0
  private(set) var end = 0.0

  private let reader: any FilmReader
  private var first: FilmFrame?
  /// What frames without a delay last more than their file says.
  private var added = 0.0

  init(_ path: String) throws(Failure) {
    self.path = path
    do throws(ImagingError) {
      reader = try FilmFile.reader(of: path)
      rounding = reader.rounding
      first = try reader.next()
    } catch {
      throw Failure(reading: error, path)
    }
    isTimed = first?.duration != nil
  }

  /// How many frames there are where that is known before they are read; one for a single picture.
  var knownCount: Int { reader.knownCount ?? 1 }

  mutating func next() throws(Failure) -> Frame? {
    let frame: FilmFrame?
    if let first {
      frame = first
      self.first = nil
    } else {
      do throws(ImagingError) {
        frame = try reader.next()
      } catch {
        throw Failure(reading: error, path)
      }
    }
    guard let frame else { return nil }
    let start: Double
    if isTimed, let began = frame.start, let lasts = frame.duration {
      start = began + added
      // Players show what has no delay for a tenth of a second.
      if lasts <= 0 { added += 0.1 }
      end = began + max(0, lasts) + added
    } else {
      start = Double(count) / framesPerSecond
      end = Double(count + 1) / framesPerSecond
    }
    defer { count += 1 }
    return Frame(index: count, bitmap: frame.bitmap, start: start, end: end)
  }
}

extension FilmTrack {
  private static let televisionRates = [
    23.976, 24_000.0 / 1001, 29.97, 30_000.0 / 1001, 59.94, 60_000.0 / 1001,
  ]

  /// The rate of pictures that say no times, beside a film that does: at which they last as long as it,
  /// else that of its shortest frame.
  mutating func takeRate(of other: String) throws(Failure) {
    var film = try FilmTrack(other)
    var shortest = Double.infinity
    while let frame = try film.next() { shortest = min(shortest, frame.end - frame.start) }
    guard film.end > 0 else { return }
    let rates = [(Double(knownCount) / film.end).rounded()] + Self.televisionRates
    framesPerSecond =
      rates.first {
        $0 >= 1 && abs(Double(knownCount) / $0 - film.end) <= film.rounding + FilmComparison.slack
      } ?? 1 / shortest
  }
}
