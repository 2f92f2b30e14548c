import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesLabels } from '../../../stories/labels/primitives.ts'
import { Badge } from '../badge/badge.tsx'
import { RadioCards, type RadioCardsProps, ThemeSwatch } from './radio-cards.tsx'

interface ExampleProps extends Partial<RadioCardsProps> {
  of?: 'plans' | 'themes'
}

function Example({ of = 'plans', value: initial, ...props }: ExampleProps) {
  const { plans, themes } = usePrimitivesLabels()
  const [value, setValue] = useState(initial ?? (of === 'plans' ? 'yearly' : 'light'))
  const cards = {
    plans: [
      { value: 'free', title: plans.free, text: plans.freeText },
      {
        value: 'yearly',
        title: plans.yearly,
        text: plans.yearlyText,
        badge: <Badge tone="metal">{plans.saving}</Badge>,
      },
      { value: 'monthly', title: plans.monthly, text: plans.monthlyText },
    ],
    themes: [
      { value: 'light', title: themes.light, picture: <ThemeSwatch theme="light" /> },
      { value: 'dark', title: themes.dark, picture: <ThemeSwatch theme="dark" /> },
      { value: 'system', title: themes.system, picture: <ThemeSwatch theme="system" /> },
      {
        value: 'theme-pro',
        title: themes.pro,
        picture: <ThemeSwatch theme="theme-pro" />,
        disabledReason: themes.proReason,
      },
    ],
  }
  return (
    <RadioCards
      label={of === 'plans' ? plans.label : themes.label}
      cards={cards[of]}
      value={value}
      onValueChange={setValue}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Primitives/RadioCards',
  ...documented(RadioCards, Example),
  subcomponents: { ThemeSwatch },
})

export const Plans = meta.story({})
export const Themes = meta.story({ args: { of: 'themes' } })
export const LabelHidden = meta.story({ args: { labelHidden: true } })
export const WithoutCallback = meta.story({ args: { onValueChange: undefined } })

export const Narrow = meta.story({
  args: { of: 'themes' },
  globals: { viewport: { value: 'narrow' } },
  async play({ canvas, canvasElement }) {
    for (const radio of canvas.getAllByRole('radio')) {
      const title = canvasElement.querySelector(`[id="${radio.getAttribute('aria-labelledby')}"]`)
      const { top, right } = radio.getBoundingClientRect()
      const text = title?.getBoundingClientRect()
      await expect(text?.left).toBeGreaterThan(right)
      await expect(text?.top).toBeLessThan(top + 9)
    }
  },
})

export const ByKeyboard = meta.story({
  args: { of: 'themes' },
  async play({ canvas, userEvent }) {
    const [light, dark, system, pro] = canvas.getAllByRole('radio')
    await userEvent.tab()
    await expect(light).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(dark).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(system).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(light).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(system).toBeChecked()
    await expect(pro).toBeDisabled()
    await expect(pro).toHaveAccessibleDescription(/Pro/)
  },
})

export const ValuesWithSpaces = meta.story({
  args: { cards: [{ value: 'pro yearly', title: 'Pro', text: '$299' }], value: 'pro yearly' },
  async play({ canvas }) {
    const radio = canvas.getByRole('radio', { name: 'Pro' })
    await expect(radio).toHaveAccessibleDescription('$299')
  },
})

export const SpaceChoosesTheFirstOfNone = meta.story({
  args: { value: '' },
  async play({ canvas, userEvent }) {
    const [free] = canvas.getAllByRole('radio')
    await userEvent.tab()
    await expect(free).toHaveFocus()
    await expect(free).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(free).toBeChecked()
  },
})

export const AClickAnywhereOnTheCardChooses = meta.story({
  args: { onValueChange: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByText(/^\$30/))
    await expect(args.onValueChange).toHaveBeenCalledWith('monthly')
  },
})
