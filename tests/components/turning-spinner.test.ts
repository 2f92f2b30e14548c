import '@coinquiry/ui/theme.css'
import { ProgressSteps } from '@coinquiry/ui/blocks/progress-steps'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { show } from './show.ts'

it('turns beside the step that runs, without end', async () => {
  const { root } = await show({
    render: (props) =>
      createElement(ProgressSteps, {
        ...props,
        label: 'Progress',
        steps: ['Searching'],
        current: 0,
      }),
  })
  const turning = root.getAnimations({ subtree: true }).filter(({ effect }) => {
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
    return frames.some(({ transform }) => String(transform).includes('rotate'))
  })
  expect(turning.map(({ playState }) => playState)).toEqual(['running'])
  expect(turning[0]?.effect?.getTiming().iterations).toBe(Number.POSITIVE_INFINITY)
})
