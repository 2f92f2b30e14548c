import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { Spinner } from './spinner.tsx'

function Example({ announced = false }: { announced?: boolean }) {
  const labels = useLabels()
  return announced ? <Spinner label={labels.loading} /> : <Spinner />
}

const meta = preview.meta({
  title: 'Primitives/Spinner',
  ...documented(Spinner, Example),
})

export const Decoration = meta.story({})
export const Announced = meta.story({ args: { announced: true } })
