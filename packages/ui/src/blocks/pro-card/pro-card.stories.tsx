import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePricingLabels } from '../../../stories/labels/pricing.ts'
import { ProCard, type ProCardProps } from './pro-card.tsx'

function Example(props: Partial<ProCardProps>) {
  const { card } = usePricingLabels()
  const [open, setOpen] = useState(true)
  if (!open) return null
  return (
    <ProCard
      labels={card}
      title={card.title}
      onAction={fn()}
      onDismiss={() => setOpen(false)}
      {...props}
    >
      {card.text}
    </ProCard>
  )
}

const meta = preview.meta({
  title: 'Blocks/ProCard',
  ...documented(ProCard, Example),
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
})

export const Floating = meta.story({})
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } })
export const WithoutCallbacks = meta.story({
  args: { onAction: undefined, onDismiss: undefined },
})

export const GoesAway = meta.story({
  args: { onAction: fn() },
  async play({ canvas, userEvent, args }) {
    const [dismiss, upgrade] = canvas.getAllByRole('button')
    if (!dismiss || !upgrade) throw new Error('the card has two buttons')
    await userEvent.click(upgrade)
    await expect(args.onAction).toHaveBeenCalledOnce()
    await userEvent.click(dismiss)
    await expect(canvas.queryByRole('region')).toBeNull()
  },
})
