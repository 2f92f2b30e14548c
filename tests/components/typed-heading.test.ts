import '@coinquiry/ui/theme.css'
import { Analysis } from '@coinquiry/ui/blocks/analysis'
import { createElement } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { show } from './show.ts'

it('types the heading of an analysis that runs, while all of it is spoken at once', async () => {
  const heading = 'Analyzing'
  const spans = () => document.querySelectorAll('button span')
  const shown: string[] = []
  const look = () => {
    const [spoken, typed] = spans()
    if (!spoken) return
    shown.push(typed?.textContent ?? '')
    expect(spoken.textContent).toBe(heading)
  }
  // Before it is shown, since all may be typed by the time that it is found.
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, characterData: true, childList: true })
  onTestFinished(() => observer.disconnect())
  await show({
    render: (props) => createElement(Analysis, { ...props, heading, running: true }),
  })
  // On a busy machine a letter takes its time.
  await expect.poll(() => spans()[1]?.textContent).toBe(heading)
  expect(shown.length).toBeGreaterThan(1)
  for (const text of shown) expect(heading.startsWith(text)).toBe(true)
})
