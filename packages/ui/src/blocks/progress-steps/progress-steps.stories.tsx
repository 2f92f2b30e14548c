import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { ProgressSteps } from './progress-steps.tsx'

function Example({ current = 0 }: { current?: number }) {
  const labels = useLabels()
  return <ProgressSteps label={labels.progressLabel} steps={labels.progress} current={current} />
}

const meta = preview.meta({
  title: 'Blocks/ProgressSteps',
  ...documented(ProgressSteps, Example),
})

export const First = meta.story({})
export const Fourth = meta.story({ args: { current: 3 } })
export const StillWorking = meta.story({ args: { current: 5 } })

export const Mobile = meta.story({
  args: { current: 2 },
  globals: { viewport: { value: 'narrow' } },
})
