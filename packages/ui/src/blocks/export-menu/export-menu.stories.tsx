import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChartsSettingsLabels } from '../../../stories/labels/charts-settings/index.ts'
import { ExportMenu, type ExportMenuProps } from './export-menu.tsx'

interface ExampleProps extends Partial<ExportMenuProps> {
  empty?: boolean
}

function Example({ empty = false, ...props }: ExampleProps) {
  const labels = useChartsSettingsLabels()
  return (
    <ExportMenu
      labels={labels.exportMenu}
      disabledReason={empty ? labels.nothingToExport : undefined}
      onExport={fn()}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/ExportMenu',
  ...documented(ExportMenu, Example),
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
})

export const Closed = meta.story({})
export const Small = meta.story({ args: { size: 'small' } })
export const Open = meta.story({ args: { open: true, align: 'start' } })
export const NothingToExport = meta.story({
  args: { open: true, align: 'start', empty: true, onExport: fn() },
  async play({ args, userEvent }) {
    const reason = /有了第一个回答|once there is an answer/
    await expect(await screen.findAllByText(reason)).toHaveLength(1)
    const items = within(screen.getByRole('group', { name: reason })).getAllByRole('menuitem')
    await expect(items).toHaveLength(3)
    for (const item of items) {
      await expect(item).not.toHaveAccessibleName(reason)
      await expect(item).not.toHaveAccessibleDescription(reason)
      await userEvent.click(item)
    }
    await expect(args.onExport).not.toHaveBeenCalled()
  },
})

export const ByKeyboard = meta.story({
  args: { onExport: fn() },
  async play({ canvas, userEvent, args }) {
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    const [first] = await screen.findAllByRole('menuitem')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onExport).toHaveBeenCalledWith('markdown')
    await waitFor(() => expect(button).toHaveFocus())
  },
})
