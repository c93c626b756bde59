import UIKit

/// One mail.
struct Message {
    var sender: String
    var initials: String
    var date: String
    var subject: String
    var paragraphs: [String]

    static let sample = Message(
        sender: "Amelia Reyes",
        initials: "AR",
        date: "Tuesday",
        subject: "The cabin in June",
        paragraphs: [
            "Hi! The owners wrote back: the cabin by the lake is free from the 12th to the 19th, and they hold it for us until Friday.",
            "There is a rowing boat, a stove that needs some patience, and no reception at all. I would bring the big coffee pot and leave the laptops at home.",
            "Shall I say yes? Jonas can drive on the 12th if we start after lunch.",
            "Amelia",
        ]
    )
}
