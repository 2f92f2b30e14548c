import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { documented } from '../../../stories/documented.ts'
import { Logo, type LogoProps } from './index.ts'

function Example(props: Partial<LogoProps>) {
  const words = useWords()
  return <Logo name={words.productName} {...props} />
}

const meta = preview.meta({
  title: 'Primitives/Logo',
  ...documented(Logo, Example),
})

export const Full = meta.story({})
export const MarkOnly = meta.story({ args: { compact: true } })
