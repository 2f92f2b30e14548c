import { expect } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { Analysis, type AnalysisProps } from './analysis.tsx'

function Example(props: Partial<AnalysisProps>) {
  const labels = useLabels()
  return (
    <Analysis heading={props.running ? labels.analysisHeading : labels.analysisDone} {...props}>
      {labels.analysisText}
    </Analysis>
  )
}

const meta = preview.meta({
  title: 'Blocks/Analysis',
  ...documented(Analysis, Example),
})

export const Done = meta.story({})
export const Closed = meta.story({ args: { open: false } })

export const Running = meta.story({ args: { running: true } })

export const RunningWithoutMotion = meta.story({
  args: { running: true },
  globals: { motion: 'reduced' },
  async play({ canvas }) {
    const [spoken, typed] = canvas.getByRole('button').querySelectorAll('span')
    await expect(typed?.textContent).toBe(spoken?.textContent)
  },
})
export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })
