import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { documented } from '../../../stories/documented.ts'
import { Spinner } from './index.ts'

function Example({ announced = false }: { announced?: boolean }) {
  const words = useWords()
  return announced ? <Spinner label={words.loading} /> : <Spinner />
}

const meta = preview.meta({
  title: 'Primitives/Spinner',
  ...documented(Spinner, Example),
})

export const Decoration = meta.story({})
export const Announced = meta.story({ args: { announced: true } })
