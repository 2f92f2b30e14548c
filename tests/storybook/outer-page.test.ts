import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as OuterPage from '../../.storybook/outer-page.ts'

const tools = new URL('../../.storybook/outer-page.ts', import.meta.url).href

/** A page of documentation with a story far below, in a frame of its own. */
async function documentedStory() {
  const above = document.createElement('div')
  above.style.blockSize = '3000px'
  const frame = document.createElement('iframe')
  frame.srcdoc = `<script type="module">window.tools = await import('${tools}')</script>
    <button>Ask</button>`
  document.body.append(above, frame)
  const loaded = () => {
    const own = frame.contentWindow as (Window & { tools?: typeof OuterPage }) | null
    const button = frame.contentDocument?.querySelector('button')
    if (!own?.tools || !button) throw new Error('not loaded yet')
    return { tools: own.tools, button }
  }
  return await vi.waitFor(loaded, { timeout: 20_000 })
}

beforeEach(() => {
  document.documentElement.dataset.theme = 'dark'
})

afterEach(() => {
  delete document.documentElement.dataset.theme
  document.body.replaceChildren()
  window.scrollTo(0, 0)
})

it('is found by a story in a frame of its own, and by no story that fills its page', async () => {
  const { tools } = await documentedStory()
  expect(tools.outerPage()).toBe(document.documentElement)
  delete document.documentElement.dataset.theme
  expect(tools.outerPage()).toBeUndefined()
})

it('stays at its top while a story below takes the focus, or shows a part of itself', async () => {
  const { tools, button } = await documentedStory()
  tools.stayInFrame()
  button.focus()
  button.scrollIntoView({ block: 'nearest' })
  expect(button.matches(':focus')).toBe(true)
  expect(window.scrollY).toBe(0)
})

it.each(['focus', 'scrollIntoView'] as const)('would follow its %s otherwise', async (move) => {
  const { button } = await documentedStory()
  button[move]()
  expect(window.scrollY).toBeGreaterThan(1000)
})
