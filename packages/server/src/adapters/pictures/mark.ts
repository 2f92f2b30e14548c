interface Point {
  readonly x: number
  readonly y: number
}

/** The product's mark in a square of 32 units: an open ring, a rim within it, a tail. */
const CENTRE = { x: 15.5, y: 15.5 }
const RING = { radius: 11.5, width: 3 }
const RIM = { radius: 6.5, width: 1.6 }
const TAIL = { from: { x: 17.25, y: 17.25 }, to: { x: 27.5, y: 27.5 }, width: 3 }
/** Where ring and rim are open for the tail, to either side of its direction, in radians. */
const GAP = 0.42

/** How much ink the mark leaves, pixel by pixel from 0 to 255; at the given size in pixels. */
export function markOf(size: number): Buffer {
  const ink = Buffer.alloc(size * size)
  for (let place = 0; place < ink.length; place++) {
    const unit = 32 / size
    const point = { x: ((place % size) + 0.5) * unit, y: (Math.floor(place / size) + 0.5) * unit }
    const outside = Math.min(arc(point, RING), arc(point, RIM), tail(point))
    ink[place] = Math.round(255 * Math.min(1, Math.max(0, 0.5 - outside / unit)))
  }
  return ink
}

function arc({ x, y }: Point, { radius, width }: typeof RING): number {
  const [across, down] = [x - CENTRE.x, y - CENTRE.y]
  const turn = Math.abs(Math.atan2(down, across) - Math.PI / 4)
  if (turn > GAP) return Math.abs(Math.hypot(across, down) - radius) - width / 2
  // Round ends, as a pen leaves them.
  const ends = [Math.PI / 4 - GAP, Math.PI / 4 + GAP].map((angle) =>
    Math.hypot(across - radius * Math.cos(angle), down - radius * Math.sin(angle)),
  )
  return Math.min(...ends) - width / 2
}

function tail({ x, y }: Point): number {
  const { from, to, width } = TAIL
  const [along, down] = [to.x - from.x, to.y - from.y]
  const share = ((x - from.x) * along + (y - from.y) * down) / (along ** 2 + down ** 2)
  const nearest = Math.min(1, Math.max(0, share))
  return Math.hypot(x - from.x - along * nearest, y - from.y - down * nearest) - width / 2
}
