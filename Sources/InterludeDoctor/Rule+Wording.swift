import Foundation
import UIKit

extension Rule {
  /// A time as evidence tells it.
  func seconds(_ time: Double) -> String { "\(Finding.seconds(time)) s" }

  /// A length or a factor as evidence tells it.
  func number(_ value: Double) -> String { Finding.seconds(value) }
}

extension Run {
  /// The transition of a driver that an event names.
  func passage(_ transition: SessionEvent.Subject?) -> Passage? {
    transition.flatMap { subject in passages.last { $0.id == subject.id } }
  }

  /// The transition that was under way at a time, the one that began last where there are several.
  func passage(at time: Double) -> Passage? {
    passages.last { $0.began <= time && time <= $0.closed ?? end }
  }
}
