/** What scrolling down doesn't bring into sight, for it lies beyond an edge of the window. */
export function unreachable(): string[] {
  const page = document.documentElement
  const outside = [...document.body.querySelectorAll('*')].filter(isOutOfReach).map(describe)
  return page.scrollWidth > page.clientWidth ? [...outside, 'the page scrolls sideways'] : outside
}

function isOutOfReach(element: Element): boolean {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  // Elements of one pixel are for screen readers alone, and hidden ones are decoration.
  if (width <= 1 || height <= 1 || element.closest('[aria-hidden=true]')) return false
  const { clientWidth, clientHeight } = document.documentElement
  const aside = left < -1 || right > clientWidth + 1
  const away = top < -1 || bottom > clientHeight + 1
  const outside = aside || (away && getComputedStyle(element).position === 'fixed')
  return outside && element.checkVisibility() && !isScrolledTo(element)
}

/** Tables and code alone may be read by scrolling sideways. */
function isScrolledTo(element: Element): boolean {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { overflowX } = getComputedStyle(box)
    if (overflowX === 'auto' || overflowX === 'scroll') return box.matches('pre, :has(> table)')
  }
  return false
}

function describe(element: Element): string {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const [x, y] = [
    [left, right],
    [top, bottom],
  ].map((edges) => edges.map(Math.round).join('–'))
  return `${element.outerHTML.slice(0, 120)} at x ${x}, y ${y}`
}
