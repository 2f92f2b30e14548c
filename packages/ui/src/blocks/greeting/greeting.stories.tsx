import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { Greeting } from './index.ts'

function Example({ withLead = true }: { withLead?: boolean }) {
  const words = useWords()
  return <Greeting heading={words.greeting} lead={withLead && words.greetingLead} />
}

const meta = preview.meta({ title: 'Blocks/Greeting', component: Example })

export const WithLead = meta.story({})
export const Alone = meta.story({ args: { withLead: false } })
