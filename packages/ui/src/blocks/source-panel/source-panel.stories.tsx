import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChartsSettingsLabels } from '../../../stories/labels/charts-settings/index.ts'
import { SourceList } from '../source-list/source-list.tsx'
import { SourcePanel, type SourcePanelProps } from './source-panel.tsx'

function Example({ open: initial = true, ...props }: Partial<SourcePanelProps>) {
  const labels = useChartsSettingsLabels()
  const { sourcesHeading } = useLabels()
  const [open, setOpen] = useState(initial)
  return (
    <>
      {!initial && (
        <SourceList
          heading={sourcesHeading}
          sources={labels.longSources}
          openLabel={labels.openSources}
          onOpen={() => setOpen(true)}
        />
      )}
      <SourcePanel
        labels={labels.sourcePanel}
        sources={labels.longSources}
        form="region"
        open={open}
        onOpenChange={setOpen}
        {...props}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Blocks/SourcePanel',
  ...documented(SourcePanel, Example),
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
})

export const Region = meta.story({ args: { current: 2 } })
export const NoSources = meta.story({ args: { sources: [] } })

export const Sheet = meta.story({
  args: { form: 'dialog', current: 1 },
  globals: { viewport: { value: 'phone' } },
  async play() {
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'true')
  },
})

export const TakesTheFocusAndGivesItBack = meta.story({
  args: { open: false },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    const panel = await canvas.findByRole('complementary')
    await waitFor(() => expect(panel).toHaveFocus())
    await userEvent.tab()
    await expect(within(panel).getByRole('button')).toHaveFocus()
    const leftForThePage = fn()
    addEventListener('keydown', (event) => event.defaultPrevented || leftForThePage(), {
      once: true,
    })
    await userEvent.keyboard('{Escape}')
    await expect(leftForThePage).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('complementary')).toBeNull()
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
