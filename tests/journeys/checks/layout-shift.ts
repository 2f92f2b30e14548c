import { expect, type Page } from '@playwright/test'

/** The most that Chromium may count as moved by itself; 0.1 is what people begin to notice. */
const limit = 0.01

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

declare global {
  interface Window {
    moves: { value: number; description: string }[]
  }
}

/** Watches each document that the page opens from now on for parts that move by themselves. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moves = []
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round)
    const observer = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue
        const description = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : 'text'
          return `${name} ${place(previousRect)} → ${place(currentRect)}`
        })
        window.moves.push({ value, description: description.join('; ') })
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved by itself in the document that is open now. */
export async function movesOf(page: Page): Promise<{ sum: number; description: string }> {
  const moves = await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let frames = 0; frames < 10; frames += 1) await frame()
    return window.moves
  })
  const sum = moves.reduce((total, { value }) => total + value, 0)
  return { sum, description: moves.map(({ description }) => description).join('\n') }
}

/** What is on the screen came to its place at once and has stayed there. */
export async function expectStill(page: Page): Promise<void> {
  const { sum, description } = await movesOf(page)
  expect.soft(sum, description).toBeLessThanOrEqual(limit)
}
