import { expect } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { Greeting, type GreetingProps } from './greeting.tsx'

function Example({ withLead = true, ...props }: Partial<GreetingProps> & { withLead?: boolean }) {
  const labels = useLabels()
  return <Greeting heading={labels.greeting} lead={withLead && labels.greetingLead} {...props} />
}

const meta = preview.meta({
  title: 'Blocks/Greeting',
  ...documented(Greeting, Example),
})

export const WithLead = meta.story({})
export const Alone = meta.story({ args: { withLead: false } })

export const LongName = meta.story({
  args: { heading: `Hello, ${'W'.repeat(40)}` },
  async play({ canvas, canvasElement }) {
    const { width } = canvas.getByRole('heading').getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
})

export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })
