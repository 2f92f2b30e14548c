import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePricingLabels } from '../../../stories/labels/pricing.ts'
import { PlanCard, type PlanCardProps } from './plan-card.tsx'

interface ExampleProps extends Partial<PlanCardProps> {
  which?: 'free' | 'yearly' | 'monthly'
  why?: 'current' | 'checkoutOff'
  long?: boolean
}

function Example({ which = 'monthly', why, long = false, ...props }: ExampleProps) {
  const labels = usePricingLabels()
  const plan = labels.plans[which]
  const features = long ? [...plan.features, labels.longFeature] : plan.features
  return (
    <PlanCard
      headingAs="h2"
      plan={{ ...plan, features }}
      disabledReason={why && labels[why]}
      onChoose={fn()}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/PlanCard',
  ...documented(PlanCard, Example),
})

export const Free = meta.story({ args: { which: 'free' } })
export const Yearly = meta.story({ args: { which: 'yearly', recommended: true } })
export const Monthly = meta.story({})
export const LongText = meta.story({ args: { long: true } })
export const WithoutCallback = meta.story({ args: { onChoose: undefined } })

export const Current = meta.story({
  args: { which: 'free', why: 'current', onChoose: fn() },
  async play({ canvas }) {
    const button = canvas.getByRole('button')
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription()
  },
})

export const CheckoutOff = meta.story({
  args: { which: 'yearly', recommended: true, why: 'checkoutOff' },
})

export const Busy = meta.story({
  args: { which: 'yearly', recommended: true, busy: true, onChoose: fn() },
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
})

export const Chosen = meta.story({
  args: { which: 'yearly', recommended: true, onChoose: fn() },
  async play({ canvas, userEvent, args }) {
    const name = canvas.getByRole('heading').textContent
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(name) }))
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
})
