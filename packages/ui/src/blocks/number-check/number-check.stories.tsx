import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useFiguresLabels } from '../../../stories/labels/figures.ts'
import { NumberCheck, type NumberCheckProps } from './number-check.tsx'

function Example({ outcome }: Pick<NumberCheckProps, 'outcome'>) {
  const labels = useFiguresLabels()
  const texts = { found: labels.checked, unfound: labels.unfound, unchecked: labels.unchecked }
  return <NumberCheck outcome={outcome}>{texts[outcome]}</NumberCheck>
}

const meta = preview.meta({
  title: 'Blocks/NumberCheck',
  ...documented(NumberCheck, Example),
})

export const AllFound = meta.story({ args: { outcome: 'found' } })
export const SomeNotFound = meta.story({ args: { outcome: 'unfound' } })
export const Unchecked = meta.story({ args: { outcome: 'unchecked' } })
