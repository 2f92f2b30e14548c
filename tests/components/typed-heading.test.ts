import '@coinquiry/ui/theme.css'
import { Analysis } from '@coinquiry/ui/blocks/analysis'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { show } from './show.ts'

it('types the heading of an analysis that runs, while all of it is spoken at once', async () => {
  const heading = 'Analyzing'
  const { root } = await show({
    render: (props) => createElement(Analysis, { ...props, heading, running: true }),
  })
  const [spoken, typed] = root.querySelectorAll('button span')
  const shown: string[] = []
  const look = () => {
    shown.push(typed?.textContent ?? '')
    expect(spoken?.textContent).toBe(heading)
  }
  new MutationObserver(look).observe(root, { subtree: true, characterData: true, childList: true })
  // On a busy machine a letter takes its time.
  await expect.poll(() => typed?.textContent).toBe(heading)
  expect(shown.length).toBeGreaterThan(1)
  for (const text of shown) expect(heading.startsWith(text)).toBe(true)
})
