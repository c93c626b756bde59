import UIKit

extension ControlSheet {
  func addKnobs() {
    let (off, on, offDisabled, onDisabled) = (UISwitch(), UISwitch(), UISwitch(), UISwitch())
    on.isOn = true
    onDisabled.isOn = true
    offDisabled.isEnabled = false
    onDisabled.isEnabled = false
    let tinted = UISwitch()
    tinted.isOn = true
    tinted.onTintColor = .systemPurple
    tinted.thumbTintColor = .systemYellow
    row(31, [off, on, offDisabled, onDisabled, tinted])
    let sliders = states {
      let slider = UISlider()
      slider.value = 0.4
      return slider
    }
    row(31, sliders)
    let coloured = UISlider()
    coloured.value = 0.7
    coloured.minimumTrackTintColor = .systemGreen
    coloured.maximumTrackTintColor = .systemOrange
    coloured.thumbTintColor = .systemYellow
    let ends = UISlider(frame: CGRect(x: 0, y: 0, width: 180, height: 31))
    ends.value = 0.3
    ends.minimumValueImage = UIImage(systemName: "minus")
    ends.maximumValueImage = UIImage(systemName: "plus")
    row(31, [coloured, ends])
    let (least, middle, most, off2) = (UIStepper(), UIStepper(), UIStepper(), UIStepper())
    middle.value = 50
    most.value = 100
    off2.value = 50
    off2.isEnabled = false
    row(32, [least, middle, most])
    row(32, [off2] + bars)
  }

  private var bars: [UIView] {
    let bars: [UIView] = ([0, 0.4, 1] as [Float]).map {
      let bar = UIProgressView(progressViewStyle: .default)
      bar.progress = $0
      return bar
    }
    (bars[2] as? UIProgressView)?.progressTintColor = .systemGreen
    return bars
  }

  func addIndicators() {
    let spinners: [UIView] = [UIActivityIndicatorView.Style.medium, .large].map {
      let spinner = UIActivityIndicatorView(style: $0)
      spinner.startAnimating()
      return spinner
    }
    let still = UIActivityIndicatorView(style: .medium)
    still.hidesWhenStopped = false
    let coloured = UIActivityIndicatorView(style: .large)
    coloured.color = .systemBlue
    coloured.startAnimating()
    row(37, spinners + [still, coloured, pages(5, at: 1, .prominent), pages(3, at: 2, .minimal)])
    let segments = UISegmentedControl(items: ["First", "Second", "Third"])
    segments.selectedSegmentIndex = 1
    let disabled = UISegmentedControl(items: ["One", "Two"])
    disabled.selectedSegmentIndex = 0
    disabled.isEnabled = false
    row(32, [segments, disabled])
    let momentary = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])
    momentary.frame = CGRect(x: 0, y: 0, width: 369, height: 32)
    momentary.selectedSegmentIndex = 3
    momentary.selectedSegmentTintColor = .systemBlue
    momentary.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    momentary.setEnabled(false, forSegmentAt: 1)
    row(32, [momentary])
  }

  private func pages(
    _ count: Int, at page: Int, _ style: UIPageControl.BackgroundStyle
  ) -> UIPageControl {
    let pages = UIPageControl()
    pages.numberOfPages = count
    pages.currentPage = page
    pages.backgroundStyle = style
    pages.pageIndicatorTintColor = .tertiaryLabel
    pages.currentPageIndicatorTintColor = .label
    return pages
  }
}
