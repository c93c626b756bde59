import Foundation
import QuartzCore
import Testing
import UIKit

/// Text fields: whom keys go to, what their delegates are asked and told, and in which order.
@MainActor @Suite(.ownStage) struct TextFieldTests {
  let scene: ViewScene
  let field: UITextField
  private let witness: FieldWitness

  init() {
    let scene = ViewScene()
    self.scene = scene
    witness = FieldWitness(scene)
    field = scene.show(
      scene.turn { UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 34)) })
    field.delegate = witness
    for event: (UIControl.Event, String) in [
      (.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event end"), (.primaryActionTriggered, "event primary"),
    ] {
      field.addAction(UIAction { [weak scene] _ in scene?.note(event.1) }, for: event.0)
    }
  }

  private func type(_ text: String) { scene.turn { scene.session.type(text) } }

  @Test("Becoming the first responder asks, then tells delegate and targets")
  func beginning() {
    scene.turn { #expect(field.becomeFirstResponder()) }
    #expect(field.isFirstResponder && field.isEditing)
    #expect(scene.events == ["should begin", "did begin", "event begin"])
    scene.forget()
    scene.turn { #expect(field.becomeFirstResponder()) }
    #expect(scene.events.isEmpty)
    scene.turn { #expect(field.resignFirstResponder()) }
    #expect(!field.isEditing)
    #expect(scene.events == ["should end", "did end", "event end"])
  }

  @Test("A delegate that says no keeps the field from beginning and from ending")
  func refusing() {
    witness.allows = false
    scene.turn { #expect(!field.becomeFirstResponder()) }
    #expect(!field.isFirstResponder)
    witness.allows = true
    scene.turn { field.becomeFirstResponder() }
    witness.allows = false
    scene.turn { #expect(!field.resignFirstResponder()) }
    #expect(field.isFirstResponder)
    scene.turn { #expect(scene.window.endEditing(true)) }
    #expect(!field.isFirstResponder)
    #expect(scene.events.suffix(2) == ["did end", "event end"])
  }

  @Test("Each key is asked for, then told of")
  func typing() {
    scene.turn { field.becomeFirstResponder() }
    scene.forget()
    type("a")
    #expect(field.text == "a")
    #expect(scene.events == ["change 0+0 a", "selection", "event changed"])
    scene.forget()
    type("b\u{8}\u{8}\u{8}")
    #expect(field.text == "")
    #expect(
      scene.events.filter { $0.hasPrefix("change") } == [
        "change 1+0 b", "change 1+1 ", "change 0+1 ",
      ])
  }

  @Test(
    "Delete takes a whole character, however many code units it has",
    arguments: [
      "👨‍👩‍👧", "é", "🇫🇷",
    ])
  func deletingCharacters(character: String) {
    field.text = "x" + character
    scene.turn { field.becomeFirstResponder() }
    type("\u{8}")
    #expect(field.text == "x")
  }

  @Test("A key that the delegate refuses changes nothing")
  func refusedKeys() {
    scene.turn { field.becomeFirstResponder() }
    witness.allowsChange = false
    type("abc")
    #expect(field.text == "")
    #expect(!scene.events.contains("event changed"))
  }

  @Test("Return asks, and ends editing where somebody waits for the end on exit")
  func returning() {
    scene.turn { field.becomeFirstResponder() }
    scene.forget()
    type("\n")
    #expect(scene.events == ["should return", "event primary"])
    #expect(field.isFirstResponder)
    field.addAction(UIAction { [scene] _ in scene.note("exit") }, for: .editingDidEndOnExit)
    scene.forget()
    type("\n")
    #expect(
      scene.events == [
        "should return", "event primary", "exit", "should end", "did end", "event end",
      ])
    #expect(!field.isFirstResponder)
    #expect(field.text == "")
  }

  @Test("Another field takes the keys over: the first ends before the second begins")
  func changingFields() {
    let second = scene.show(UITextField(frame: CGRect(x: 50, y: 200, width: 200, height: 34)))
    let other = FieldWitness(scene, name: "2 ")
    second.delegate = other
    scene.turn { field.becomeFirstResponder() }
    scene.forget()
    scene.turn { second.becomeFirstResponder() }
    #expect(
      scene.events == ["2 should begin", "should end", "did end", "event end", "2 did begin"])
    #expect(scene.session.firstResponder === second)
  }

  @Test("A tap begins editing, and puts the caret there")
  func tapping() {
    field.text = "Hello"
    scene.tap(52, 117)
    #expect(field.isFirstResponder)
    #expect(field.selectedTextRange?.isEmpty == true)
    type("x")
    #expect(field.text == "xHello")
    scene.tap(240, 117)
    type("!")
    #expect(field.text == "xHello!")
  }

  @Test("Keys without a first responder are told of, and go nowhere")
  func nobody() {
    type("a")
    #expect(field.text == "")
    #expect(scene.issues.contains { $0.contains("there is no first responder") })
  }

  @Test("What leaves the screen takes no keys any more")
  func leaving() {
    scene.turn { field.becomeFirstResponder() }
    scene.turn { field.removeFromSuperview() }
    #expect(scene.session.firstResponder == nil)
    #expect(scene.events.suffix(2) == ["did end", "event end"])
    scene.turn { #expect(!field.becomeFirstResponder()) }
  }

  @Test("Beginning, changes and the end are posted")
  func notifications() {
    nonisolated(unsafe) var names: [String] = []
    let tokens = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
        names.append(note.name.rawValue)
      }
    }
    scene.turn { field.becomeFirstResponder() }
    type("a")
    scene.turn { field.resignFirstResponder() }
    #expect(
      names == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification",
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test("Programs that change the text are not told of it")
  func settingText() {
    scene.turn { field.becomeFirstResponder() }
    scene.forget()
    scene.turn { field.text = "set" }
    #expect(scene.events.isEmpty)
    field.text = nil
    #expect(field.text == "")
  }

  @Test("An empty field shows its placeholder, a secret one bullets")
  func shown() {
    field.placeholder = "Name"
    scene.turn { field.setNeedsDisplay() }
    #expect(scene.glyphs(of: field) == "Name")
    #expect(scene.colors(of: field) == [UIColor.placeholderText.cgColor.rgba])
    scene.turn { field.text = "Ada" }
    #expect(scene.glyphs(of: field) == "Ada")
    scene.turn { field.isSecureTextEntry = true }
    #expect(scene.glyphs(of: field) == "•••")
    #expect(field.text == "Ada")
  }

  @Test("The caret stands after the text and blinks without end")
  func caret() throws {
    field.text = "Ada"
    scene.turn { field.becomeFirstResponder() }
    let caret = try #require(field.subviews.first { $0.layer.name == "caret" })
    #expect(caret.frame.width == 2)
    #expect(caret.frame.minX > 20)
    #expect(caret.layer.animationKeys() == ["blink"])
    #expect(scene.session.loop.settle())
    let before = caret.frame.minX
    type("!")
    #expect(caret.frame.minX > before)
    scene.turn { field.resignFirstResponder() }
    #expect(caret.superview == nil)
  }

  @Test("A text that is too long is moved so that its caret shows")
  func scrolling() throws {
    scene.turn { field.becomeFirstResponder() }
    type(String(repeating: "wide text ", count: 10))
    let caret = try #require(field.subviews.first { $0.layer.name == "caret" })
    #expect(caret.frame.maxX <= 200)
    #expect(caret.frame.maxX > 190)
  }

  @Test("Views beside the text take room from it, and show in their modes")
  func sideViews() {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    scene.turn {
      field.leftView = left
      field.leftViewMode = .always
      field.clearButtonMode = .whileEditing
    }
    #expect(left.superview === field)
    #expect(left.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
    scene.turn { field.becomeFirstResponder() }
    #expect(field.editingRect(forBounds: field.bounds).maxX == 200)
    type("a")
    #expect(field.editingRect(forBounds: field.bounds).maxX < 200)
    scene.turn { field.leftViewMode = .unlessEditing }
    #expect(left.superview == nil)
    // The cross clears the text.
    scene.tap(240, 117)
    #expect(field.text == "")
  }

  @Test(
    "The four borders leave their room to the text",
    arguments: [
      (UITextField.BorderStyle.none, CGRect(x: 0, y: 0, width: 200, height: 34)),
      (.line, CGRect(x: 2, y: 1, width: 196, height: 32)),
      (.bezel, CGRect(x: 7, y: 2, width: 186, height: 30)),
      (.roundedRect, CGRect(x: 7, y: 2, width: 186, height: 30)),
    ])
  func borders(style: UITextField.BorderStyle, place: CGRect) {
    field.borderStyle = style
    #expect(field.textRect(forBounds: field.bounds) == place)
  }

  @Test("A field likes to be as high as its line, a bordered one 34 points")
  func heights() {
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test("Places in the text can be counted, read and replaced")
  func ranges() throws {
    field.text = "Hello"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 3))
    let range = try #require(field.textRange(from: end, to: start))
    #expect(field.text(in: range) == "ell")
    #expect(field.offset(from: start, to: field.endOfDocument) == 4)
    #expect(field.position(from: end, offset: 9) == nil)
    field.replace(range, withText: "ipp")
    #expect(field.text == "Hippo")
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    scene.turn { field.becomeFirstResponder() }
    type("x")
    #expect(field.text == "x")
  }

  @Test("An action without a target goes to the first responder first")
  func actions() {
    scene.turn { field.becomeFirstResponder() }
    scene.turn {
      let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
      UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil)
    }
    #expect(!field.isFirstResponder)
  }
}

/// Writes down what a field asks and tells.
@MainActor
private final class FieldWitness: NSObject, UITextFieldDelegate {
  weak var scene: ViewScene?
  let name: String
  var allows = true
  var allowsChange = true

  init(_ scene: ViewScene, name: String = "") {
    self.scene = scene
    self.name = name
  }

  private func note(_ what: String) { scene?.note(name + what) }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("should begin")
    return allows
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("should end")
    return allows
  }
  func textFieldDidEndEditing(_ textField: UITextField) { note("did end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    note("change \(range.location)+\(range.length) \(string)")
    return allowsChange
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { note("selection") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("should return")
    return true
  }
}
