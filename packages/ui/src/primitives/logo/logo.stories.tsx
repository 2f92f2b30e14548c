import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { Logo, type LogoProps } from './index.ts'

function Example(props: Partial<LogoProps>) {
  const words = useWords()
  return <Logo name={words.productName} {...props} />
}

const meta = preview.meta({ title: 'Primitives/Logo', component: Example })

export const Full = meta.story({})
export const MarkOnly = meta.story({ args: { compact: true } })
