import { expect } from 'storybook/test'
import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { documented } from '../../../stories/documented.ts'
import { Analysis, type AnalysisProps } from './index.ts'

function Example(props: Partial<AnalysisProps>) {
  const words = useWords()
  return (
    <Analysis heading={props.running ? words.analysisHeading : words.analysisDone} {...props}>
      {words.analysisText}
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
