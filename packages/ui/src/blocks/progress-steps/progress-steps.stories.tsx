import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { ProgressSteps } from './progress-steps.tsx'

interface ExampleProps {
  current?: number
  /** How many of the things that are done side by side have ended; without it there are none. */
  ended?: number
}

function Example({ current = 0, ended }: ExampleProps) {
  const { progressLabel, progress, progressPlan } = useLabels()
  const { heading, parts, done, failed } = progressPlan
  const states = parts.map((text, at) => {
    if (ended === undefined || at >= ended) return { text, state: 'open' as const }
    const isFailed = at === 1
    return {
      text,
      state: isFailed ? ('failed' as const) : ('done' as const),
      stateLabel: isFailed ? failed : done,
    }
  })
  const steps = progress.map((step, at) => (at === current ? heading : step))
  return ended === undefined ? (
    <ProgressSteps label={progressLabel} steps={progress} current={current} />
  ) : (
    <ProgressSteps label={progressLabel} steps={steps} current={current} parts={states} />
  )
}

const meta = preview.meta({
  title: 'Blocks/ProgressSteps',
  ...documented(ProgressSteps, Example),
})

export const First = meta.story({})
export const Fourth = meta.story({ args: { current: 3 } })
export const StillWorking = meta.story({ args: { current: 5 } })
export const SideBySide = meta.story({ args: { current: 2, ended: 2 } })

export const Mobile = meta.story({
  args: { current: 2 },
  globals: { viewport: { value: 'narrow' } },
})

export const SideBySideOnAPhone = meta.story({
  args: { current: 2, ended: 1 },
  globals: { viewport: { value: 'narrow' } },
})

/** Goes on as far as the story wants it. */
let goOn = (_: ExampleProps) => {}

function GoingOn() {
  const [props, setProps] = useState<ExampleProps>({ current: 1 })
  goOn = setProps
  return <Example {...props} />
}

export const TellsOfEachPartButSaysItOnce = meta.story({
  render: () => <GoingOn />,
  async play({ canvas }) {
    const bars = canvas.getByRole('progressbar')
    const place = () => bars.getBoundingClientRect().top
    const before = place()
    goOn({ current: 2, ended: 0 })
    const list = await canvas.findByRole('list')
    const status = canvas.getByRole('status')
    const said = status.textContent ?? ''
    await expect(list).toHaveAccessibleName(said)
    const states = () => canvas.getAllByRole('listitem').map(({ dataset }) => dataset.state)
    await expect(states()).toEqual(['open', 'open', 'open'])
    const spoken: (string | null)[] = []
    const watched = new MutationObserver(() => spoken.push(status.textContent))
    watched.observe(status, { childList: true, characterData: true, subtree: true })
    goOn({ current: 2, ended: 2 })
    await waitFor(() => expect(states()).toEqual(['done', 'failed', 'open']))
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/(?:done|已完成)$/)
    watched.disconnect()
    await expect(spoken).toEqual([])
    // Nothing above the list has moved.
    await expect(place()).toBe(before)
  },
})
