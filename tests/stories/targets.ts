const smallest = 24
const targets = `a[href], button, input, select, summary, textarea,
  [role=menuitem], [role=menuitemradio], [role=option]`

/** What a finger would miss: less than 24 pixels wide or high, and no link within a sentence. */
export function smallTargets(): string[] {
  return [...document.body.querySelectorAll(`:is(${targets}):not(:disabled)`)]
    .map((target) => target.closest('label') ?? target)
    .filter(isSmall)
    .map((target) => target.outerHTML.slice(0, 160))
}

function isSmall(target: Element): boolean {
  const { width, height } = target.getBoundingClientRect()
  // An element of one pixel is for screen readers alone.
  if (width <= 1 || height <= 1 || getComputedStyle(target).display === 'inline') return false
  return Math.min(width, height) < smallest - 0.5
}
