import { Bookmark, History } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesLabels } from '../../../stories/labels/primitives.ts'
import { Tabs, type TabsProps } from './tabs.tsx'

interface ExampleProps extends Partial<TabsProps> {
  withIcons?: boolean
  lastDisabled?: boolean
}

function Example({ value: initial = 'history', withIcons, lastDisabled, ...props }: ExampleProps) {
  const labels = usePrimitivesLabels().tabs
  const [value, setValue] = useState(initial)
  return (
    <Tabs
      label={labels.label}
      value={value}
      onValueChange={setValue}
      tabs={[
        {
          value: 'history',
          label: labels.history,
          icon: withIcons && <History />,
          panel: <p>{labels.historyPanel}</p>,
        },
        {
          value: 'favorites',
          label: labels.favorites,
          icon: withIcons && <Bookmark />,
          panel: <p>{labels.favoritesPanel}</p>,
        },
        {
          value: 'long',
          label: labels.long,
          panel: <p>{labels.longPanel}</p>,
          disabled: lastDisabled,
        },
      ]}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Primitives/Tabs',
  ...documented(Tabs, Example),
})

export const First = meta.story({})
export const WithIcons = meta.story({ args: { withIcons: true, value: 'favorites' } })
export const OneDisabled = meta.story({ args: { lastDisabled: true } })

export const WithoutCallback = meta.story({
  args: { onValueChange: undefined },
  async play({ canvas }) {
    const [first, ...others] = canvas.getAllByRole('tab')
    await expect(first).toBeEnabled()
    for (const tab of others) await expect(tab).toBeDisabled()
  },
})

export const ByKeyboard = meta.story({
  async play({ canvas, userEvent }) {
    const [first, second, third] = canvas.getAllByRole('tab')
    const expectChosen = async (tab: HTMLElement | undefined) => {
      await expect(tab).toHaveFocus()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      const panel = canvas.getByRole('tabpanel')
      await expect(panel).toHaveAttribute('aria-labelledby', tab?.id)
    }
    await userEvent.tab()
    await expectChosen(first)
    await userEvent.keyboard('{ArrowRight}')
    await expectChosen(second)
    await userEvent.keyboard('{ArrowRight}')
    await expectChosen(third)
    await userEvent.keyboard('{ArrowRight}')
    await expectChosen(first)
    await userEvent.keyboard('{ArrowLeft}')
    await expectChosen(third)
    await userEvent.keyboard('{Home}')
    await expectChosen(first)
    await userEvent.keyboard('{End}')
    await expectChosen(third)
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(third).toHaveFocus()
  },
})

export const ArrowsSkipWhatIsDisabled = meta.story({
  args: { lastDisabled: true },
  async play({ canvas, userEvent }) {
    const [first] = canvas.getAllByRole('tab')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(first).toHaveFocus()
  },
})

export const Mobile = meta.story({
  args: { withIcons: true },
  globals: { viewport: { value: 'narrow' } },
})
